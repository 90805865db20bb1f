/** The notation of a joker. */
export const JOKER = 'X';
/** The value of jokers that lie alone (L6). */
const JOKERS_ALONE = 14;
/** The notation of a card that isn't seen. */
export const UNSEEN = '?';

/** Cards of one value, or jokers. */
export interface Group {
  card: string;
  count: number;
}

/** The card that shows a set's value. */
export function cardOf(value: number): string {
  return value === JOKERS_ALONE ? JOKER : String(value);
}

/** A set in short: count x value, the same in every language. */
export function setName(count: number, value: number): string {
  return `${count}\u00a0×\u00a0${cardOf(value)}`;
}

/** For sorting: jokers come last. */
export function rank(card: string): number {
  return card === JOKER ? JOKERS_ALONE : Number(card);
}

/** Cards counted by value, in the order in which each value first comes. */
export function grouped(cards: readonly string[]): Group[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

/** As many of this card as `count` says. */
export function times(card: string, count: number): string[] {
  return Array.from({ length: count }, () => card);
}
