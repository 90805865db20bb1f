import { t } from '../../i18n';
import type { Fact, Said } from '../contract';
import { allOf, isYou } from '../words';
import { isBet, TOP_NUMBER, type Color } from './cards';
import type { Line, LineItEffect, LineItWhy } from './types';

const COLORS: readonly Color[] = ['red', 'blue', 'green', 'yellow'];

/** A number card's colour, which is printed on it (T1); a bet card has none. */
export function colorOf(card: string): Color | 'bet' {
  return isBet(card) ? 'bet' : COLORS[(Number(card) - 1) % COLORS.length]!;
}

/** A card by its name, colour and number: "red 57", "bet +3". */
export function cardName(card: string): string {
  return t('line-it-card', { card, color: colorOf(card) });
}

/** A card as part of a sentence: "the red 57". */
export function theCard(card: string): string {
  return t('line-it-the-card', { card, color: colorOf(card) });
}

/** Cards by their names: "red 57 and bet +3". */
export function cardNames(cards: readonly string[]): string {
  return allOf(cards.map(cardName));
}

/** Colours by their names: "red and blue". */
export function colorNames(colors: readonly Color[]): string {
  return allOf(colors.map((color) => t('line-it-color', { color })));
}

/** What fits a line next. Beyond 1 and 100 there is no number: such a line is full, a bet apart. */
export function nextOf({ cards, direction, above, below, takes_bet }: Line): Said {
  const numbers = cards.filter((card) => !isBet(card)).length;
  const isFull = above === TOP_NUMBER || below === 1;
  const open = numbers === 1 ? 'second' : 'any';
  const what = isFull ? (takes_bet ? 'bet' : 'full') : direction === 'open' ? open : direction;
  return { id: 'line-it-next', args: { what, number: above ?? below ?? 0 } };
}

/**
 * What a choice does, in words, before it is taken: one for each fact, but what a line brings that is closed is
 * told with the bet it loses. What follows by itself, once the turn is over, isn't told.
 *
 * Those of the player who chooses have `args.you`, which is "no": "wins the red jackpot of 5".
 */
export function facts(effects: LineItEffect[], names: string[], viewer: number | null): Said[] {
  return effects.flatMap((effect, i) => inWords(effect, i, effects, names, viewer));
}

function inWords(effect: LineItEffect, i: number, effects: LineItEffect[], names: string[], viewer: number | null): Said[] {
  const { kind, seat, card, color, count, source } = effect;
  const them = { you: isYou(seat, viewer), name: names[seat ?? -1] ?? '' };
  switch (kind) {
    case 'lays':
      return [{ id: 'line-it-fact-lays', args: { you: 'no', card: theCard(card ?? ''), source: source ?? '' } }];
    case 'keeps':
      return [{ id: 'line-it-fact-keeps', args: { you: 'no', card: theCard(card ?? '') } }];
    case 'jackpot':
      return [{ id: 'line-it-fact-jackpot', args: { you: 'no', color: color ?? '', count: count ?? 0 } }];
    case 'wins-bet':
      return [{ id: 'line-it-fact-wins-bet', args: { you: 'no', card: card ?? '' } }];
    case 'closes': {
      const args = { count: count ?? 0, lost: lostBet(effects[i + 1]) };
      // A choice that closes does that first; every other closing is one of those that end the round.
      if (i === 0) return [{ id: 'line-it-fact-closes', args: { you: 'no', ...args } }];
      return [{ id: 'line-it-fact-closed', args: { ...them, ...args } }];
    }
    case 'loses-bet':
      return [];
    case 'passes':
      return [{ id: 'line-it-fact-passes', args: { you: 'no' } }];
    case 'ends-turn':
      return [{ id: 'line-it-fact-ends-turn', args: { you: 'no' } }];
    case 'last-cards':
    case 'ends':
      return [{ id: `line-it-fact-${kind}` }];
    case 'to-jackpot':
    case 'out':
    case 'market':
    case 'starts':
      return [];
  }
}

/** What the bet costs that a line loses when it is closed; 0 where it has no open bet. */
function lostBet(next: LineItEffect | undefined): number {
  return next?.kind === 'loses-bet' ? (next.count ?? 0) : 0;
}

/** What speaks for or against a choice, in a hint. */
export function why(fact: Fact, names: string[]): Said {
  const { kind, speaks, seat, card, color, count } = fact as LineItWhy;
  const named = card ? (isBet(card) ? card : theCard(card)) : '';
  const args = { speaks, name: names[seat ?? -1] ?? '', card: named, color: color ?? '', count: count ?? 0 };
  return { id: `line-it-why-${kind}`, args };
}
