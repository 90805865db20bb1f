/** What a key asks of the board. */
export type Wish = { card: string } | 'clear';

/** 1 to 9, 0 for ten, Shift with 1 to 3 for 11 to 13, X for a joker; Escape clears. By the key's place, so
 *  that it is the same on every keyboard. */
export function wishOf(event: Pick<KeyboardEvent, 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>): Wish | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.code === 'Escape') return 'clear';
  if (event.code === 'KeyX') return { card: 'X' };
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit === undefined) return null;
  const value = digit === '0' ? 10 : Number(digit);
  if (!event.shiftKey) return { card: String(value) };
  return value <= 3 ? { card: String(value + 10) } : null;
}

/** Brings the keyboard to what has to be decided, and into sight, unless it is there already, or someone is
 *  writing or is elsewhere on the page. */
export function bringKeyboard(to: HTMLElement, within: HTMLElement = to): void {
  const focused = document.activeElement;
  if (within.contains(focused)) return;
  if (focused === null || focused === document.body || to.closest('.board')?.contains(focused)) to.focus();
}
