import { isBet, TOP_NUMBER } from './cards';
import type { Line } from './types';

/** At either end of a ruler, so that its first and last marks are seen whole. */
const MARGIN = 6;
/** Of a card that another covers this much of its width stays in sight: its number and its symbol. */
const SHARE = 0.68;

/** Where a number is on a ruler from 1 to 100, as wide as `width`. */
export function along(number: number, width: number): number {
  return MARGIN + ((number - 1) / (TOP_NUMBER - 1)) * (width - 2 * MARGIN);
}

/** How wide cards of a line can be: as `largest` says, or so much less that all of them are read. */
export function cardWidth(count: number, width: number, largest: number): number {
  return Math.min(largest, width / (1 + (count - 1) * SHARE));
}

/** A line's cards as they lie along the ruler, from the left: a falling line's last card is its first. The card
 *  chosen to come stands at its end; in a line of one number it is drawn on the side of its own. */
export function leftToRight({ cards, direction }: Pick<Line, 'cards' | 'direction'>, coming: string | null): string[] {
  const all = coming === null ? [...cards] : [...cards, coming];
  const [first, second] = direction === 'open' ? all.filter((card) => !isBet(card)).map(Number) : [];
  const isLeftward = second === undefined ? direction === 'down' : second < first!;
  return isLeftward ? all.reverse() : all;
}

/** Where the middles of cards come to lie that all want to be above their number: as near to it as they get in
 *  this order, none covered by more than `step` leaves. A bet lies beside its neighbour. */
export function middles(cards: readonly string[], width: number, card: number): number[] {
  const step = cards.length > 1 ? Math.min(card + 2, (width - card) / (cards.length - 1)) : 0;
  return spread(wanted(cards, width, step), step, card / 2, width - card / 2);
}

function wanted(cards: readonly string[], width: number, step: number): number[] {
  const places = cards.map((card) => (isBet(card) ? null : along(Number(card), width)));
  return places.map((place, i) => {
    const [before, after] = [places[i - 1], places[i + 1]];
    if (place !== null) return place;
    if (before != null && after != null) return (before + after) / 2;
    if (before != null) return before + step;
    return after != null ? after - step : 0;
  });
}

/** Ascending places from `low` to `high`, at least `step` apart, that together are nearest to the `wanted` ones:
 *  those too close to each other move apart as one block. */
export function spread(wanted: readonly number[], step: number, low: number, high: number): number[] {
  const blocks: { sum: number; count: number }[] = [];
  const mean = ({ sum, count }: { sum: number; count: number }) => sum / count;
  for (const [i, place] of wanted.entries()) {
    let block = { sum: place - i * step, count: 1 };
    for (let last = blocks.at(-1); last && mean(last) >= mean(block); last = blocks.at(-1)) {
      blocks.pop();
      block = { sum: block.sum + last.sum, count: block.count + last.count };
    }
    blocks.push(block);
  }
  const most = high - (wanted.length - 1) * step;
  const places = blocks.flatMap((block) => Array<number>(block.count).fill(Math.max(low, Math.min(most, mean(block)))));
  return places.map((place, i) => place + i * step);
}
