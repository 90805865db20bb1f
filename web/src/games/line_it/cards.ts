import { STAR } from '../../ui/icons';
import type { Jackpot } from './types';

export type Color = Jackpot['color'];

/** Number cards are 1 to 100 (T1). */
export const TOP_NUMBER = 100;

/** The back of a card. */
export const UNSEEN = '?';

export function isBet(card: string): boolean {
  return card.startsWith('+');
}

/** How many numbers win this bet card, which is also what it brings or costs. */
export function betSize(card: string): number {
  return Number(card.slice(1));
}

/** The colours' symbols, filled, in a square of 24 units. */
export const SYMBOLS: Record<Color, string> = {
  red: 'M12 21.5C5.2 16 2 12.3 2 8.4 2 5.3 4.3 3 7.2 3c2 0 3.7 1.1 4.8 2.9C13.1 4.1 14.8 3 16.8 3 19.7 3 22 5.3 22 8.4c0 3.9-3.2 7.6-10 13.1z',
  blue: 'M12 1.5L20 12l-8 10.5L4 12z',
  green:
    'M21 2.5C9.5 2.5 3 7.5 3 14.2c0 1.7.4 3.2 1.1 4.5C6.5 13.6 10.2 10.3 15 8.3c-4 3-7 6.7-8.6 11.4L5.5 22.5h2.3l.7-1.9c.9.3 1.9.4 3 .4C18.6 21 21.8 13.5 21 2.5z',
  yellow: STAR,
};
