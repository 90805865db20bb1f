import * as http from './protocol/http';
import { recall, remember } from './ui/memory';

/** Who this browser is: a name, kept by the server and by this device. */
class Person {
  name = $state(recall('name') ?? '');

  /** Makes this browser a person if it is none yet. */
  async introduce(): Promise<void> {
    const { name } = await http.me();
    if (name !== '') this.called(name);
  }

  async rename(name: string): Promise<void> {
    this.called((await http.rename(name)).name);
  }

  called(name: string): void {
    this.name = name;
    remember('name', name);
  }
}

export const person = new Person();
