import * as http from './protocol/http';
import { isLoopback, root } from './protocol/root';
import { recall, remember } from './ui/memory';

/** Who this browser is: a name, kept by the server and by this device. */
class Person {
  name = $state(recall('name') ?? '');
  /** Where others find the page; null where only this computer can open it. */
  friends = $state<string | null>(isLoopback(root.hostname) ? null : root.href);

  /** Makes this browser a person if it is none yet. */
  async introduce(): Promise<void> {
    const { name, friends } = await http.me();
    if (name !== '') this.called(name);
    if (isLoopback(root.hostname)) this.friends = friends;
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
