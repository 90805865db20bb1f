import { JOKER, times } from './cards';

/** Cards chosen for a set: some of one value, some jokers. */
export interface Selection {
  /** The number card chosen; null when there are only jokers, or nothing. */
  card: string | null;
  cards: number;
  jokers: number;
}

/** The sets that may be laid, by notation. A selection is nothing, or one of these. */
export type Offered = { has(notation: string): boolean };

export const NOTHING: Selection = { card: null, cards: 0, jokers: 0 };

/** The notation of the selected set: number cards first. */
export function notation({ card, cards, jokers }: Selection): string {
  return [...(card === null ? [] : times(card, cards)), ...times(JOKER, jokers)].join(',');
}

/** The selection of which this is the notation. */
export function selectionOf(notation: string): Selection {
  const cards = notation.split(',');
  const jokers = cards.filter((card) => card === JOKER).length;
  return { card: cards.find((card) => card !== JOKER) ?? null, cards: cards.length - jokers, jokers };
}

/** How many of these cards are selected. */
export function chosen(selection: Selection, card: string): number {
  if (card === JOKER) return selection.jokers;
  return selection.card === card ? selection.cards : 0;
}

/** One more of this card. Another value replaces the number cards; jokers stay if they may. */
export function more(selection: Selection, card: string, offered: Offered): Selection {
  const { jokers } = selection;
  if (card === JOKER) return firstOffered(offered, [{ ...selection, jokers: jokers + 1 }], selection);
  const cards = chosen(selection, card) + 1;
  return firstOffered(offered, [{ card, cards, jokers }, { card, cards, jokers: 0 }], selection);
}

/** What a tap does: all cards of a value at first, then one less of the chosen, one more of the others.
 *  Jokers are added one by one. */
export function tapped(selection: Selection, card: string, isChosen: boolean, held: number, offered: Offered): Selection {
  if (isChosen) return fewer(selection, card, offered);
  if (card === JOKER || chosen(selection, card) > 0) return more(selection, card, offered);
  const { jokers } = selection;
  const all = [{ card, cards: held, jokers }, { card, cards: held, jokers: 0 }];
  return firstOffered(offered, all, more(selection, card, offered));
}

/** One less of this card. */
export function fewer(selection: Selection, card: string, offered: Offered): Selection {
  if (chosen(selection, card) === 0) return selection;
  if (card === JOKER) return firstOffered(offered, [{ ...selection, jokers: selection.jokers - 1 }], NOTHING);
  const cards = selection.cards - 1;
  return firstOffered(offered, [{ ...selection, card: cards > 0 ? card : null, cards }], NOTHING);
}

function firstOffered(offered: Offered, wanted: Selection[], otherwise: Selection): Selection {
  return wanted.find((selection) => offered.has(notation(selection))) ?? otherwise;
}
