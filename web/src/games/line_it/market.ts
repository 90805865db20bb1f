/** The market as it lies on the table: a card, or a place from which one was taken. */
export interface Market {
  round: number;
  places: (string | null)[];
}

/** The market as it lies now, though it is told as an ascending list: while its round lasts each card keeps its
 *  place, and a card that is gone leaves its place empty. */
export function keepPlaces(before: Market | null, round: number, cards: readonly string[], size: number): Market {
  if (before?.round !== round || !areAmong(cards, before.places)) {
    return { round, places: Array.from({ length: size }, (_, i) => cards[i] ?? null) };
  }
  const left = [...cards];
  const places = before.places.map((card) => {
    const at = card === null ? -1 : left.indexOf(card);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  });
  return { round, places };
}

/** Whether these are some of the cards that lay there before. */
function areAmong(cards: readonly string[], places: readonly (string | null)[]): boolean {
  const left = [...places];
  return cards.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
