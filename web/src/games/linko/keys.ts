import { JOKER } from './cards';

/** What a key asks of the board. */
export type Wish = { card: string } | 'clear';

/** Cards chosen by a letter: those above ten as on playing cards. */
const LETTERS: Record<string, string> = { j: '11', q: '12', k: '13', x: JOKER };

/** 1 to 9, 0 for ten, J Q K for 11 to 13, X for a joker; Escape clears. Digits by the key's place, for on some
 *  keyboards they are written with Shift; letters by what is written on the key. */
export function wishOf(event: Pick<KeyboardEvent, 'code' | 'key' | 'ctrlKey' | 'altKey' | 'metaKey'>): Wish | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Escape') return 'clear';
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  const card = digit === '0' ? '10' : (digit ?? LETTERS[event.key.toLowerCase()]);
  return card === undefined ? null : { card };
}
