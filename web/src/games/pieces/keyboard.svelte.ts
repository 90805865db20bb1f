import { untrack } from 'svelte';

/** Brings the keyboard to what has to be decided, and into sight, unless it is there already, or someone is
 *  writing or is elsewhere on the page. */
export function bringKeyboard(to: HTMLElement, within: HTMLElement = to): void {
  const focused = document.activeElement;
  if (within.contains(focused)) return;
  if (focused === null || focused === document.body || to.closest('.board')?.contains(focused)) to.focus();
}

/** Keeps the keyboard on the board when `changes` are shown and the button that had it goes, or can't be used
 *  any more: it comes to what `to` finds, if anything, until it is called elsewhere. Made in the board's script. */
export function keepKeyboard(
  board: () => HTMLElement | undefined,
  changes: () => unknown,
  to: (board: HTMLElement) => HTMLElement | null,
): void {
  let hadKeyboard = false;
  $effect.pre(() => {
    changes();
    hadKeyboard = untrack(() => board()?.contains(document.activeElement) ?? false);
  });
  $effect(() => {
    changes();
    const root = untrack(board);
    if (!hadKeyboard || !root) return;
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.matches(':disabled'))
      untrack(() => to(root)?.focus({ preventScroll: true }));
  });
}

/** Whether a key was pressed elsewhere than at this board: where someone writes, on another button of the page,
 *  or while a dialog is open. The page's own body, which has the keyboard where nothing else has, is at the board. */
export function isElsewhere(event: KeyboardEvent, board: HTMLElement | undefined): boolean {
  const target = event.target as HTMLElement;
  const isHere = target === document.body || board?.contains(target) === true;
  return !isHere || document.querySelector('dialog[open]') !== null;
}

/** Moves the keyboard along `items` with arrows, Home and End; whether the key was one of those. */
export function moveAlong(event: KeyboardEvent, items: readonly HTMLElement[]): boolean {
  const at = items.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return false;
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -at, End: items.length - 1 - at };
  const step = steps[event.key];
  if (step === undefined) return false;
  items[(at + step + items.length) % items.length]?.focus();
  event.preventDefault();
  return true;
}
