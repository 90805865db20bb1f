import { grouped, JOKER, rank, type Group } from './cards';

/** How a hand is sorted: by value, or the largest groups first. Jokers always come last. */
export type Order = 'value' | 'size';

export function arrange(hand: readonly string[], order: Order): Group[] {
  const groups = grouped(hand).sort((a, b) => rank(a.card) - rank(b.card));
  if (order === 'value') return groups;
  const jokers = groups.filter((group) => group.card === JOKER);
  const numbers = groups.filter((group) => group.card !== JOKER).sort((a, b) => b.count - a.count);
  return [...numbers, ...jokers];
}
