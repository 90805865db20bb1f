/** What a key asks of the board: the n-th card of market and hand, something to do, or nothing any more. */
export type Wish = { card: number } | 'line' | 'hand' | 'close' | 'end' | 'clear';

/** What is written on the keys for what there is to do. */
export const LETTERS = { line: 'L', hand: 'H', close: 'C', end: 'E' } as const;

const LETTER_WISHES = Object.fromEntries(Object.entries(LETTERS).map(([wish, letter]) => [letter, wish as Wish]));

/** 1 to 9 are the cards of the market and, after them, of the hand; L, H, C and E line, hand, close and end;
 *  Escape clears. Digits by the key's place, for on some keyboards they are written with Shift; letters by what
 *  is written on the key. */
export function wishOf(event: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): Wish | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Escape') return 'clear';
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  return digit === undefined ? (LETTER_WISHES[event.key.toUpperCase()] ?? null) : { card: Number(digit) };
}
