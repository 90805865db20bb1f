const LATE_MS = 700;

/** Whether something has been so for long enough to be worth a word: what is sent mostly arrives at once. Made in
 *  a component's script. */
export class Late {
  is = $state(false);

  constructor(isSo: () => boolean, ms = LATE_MS) {
    $effect(() => {
      if (!isSo()) return;
      const timer = setTimeout(() => (this.is = true), ms);
      return () => {
        clearTimeout(timer);
        this.is = false;
      };
    });
  }
}
