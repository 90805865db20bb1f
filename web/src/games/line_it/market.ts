/** The market as it lies on the table: a card, or a place from which one was taken. */
export interface Market {
  round: number;
  places: (string | null)[];
}

/** The market as it lies now, though it is told as an ascending list: while its round lasts each card keeps its
 *  place, and a card that is gone leaves its place empty. Of equal cards the one that was `tapped` goes. */
export function keepPlaces(
  before: Market | null,
  round: number,
  cards: readonly string[],
  size: number,
  tapped: number | null,
): Market {
  if (before?.round !== round || !areAmong(cards, before.places)) {
    return { round, places: Array.from({ length: size }, (_, i) => cards[i] ?? null) };
  }
  const { places } = before;
  const gone = new Set<number>();
  for (const card of new Set(places)) {
    const alike = places.flatMap((other, place) => (other === card ? [place] : []));
    const left = cards.filter((other) => other === card).length;
    for (const place of goFirst(alike, tapped).slice(0, alike.length - left)) gone.add(place);
  }
  return { round, places: places.map((card, place) => (gone.has(place) ? null : card)) };
}

/** Whether the card in this place is the one that would be taken of those equal to it. */
export function wouldGo(places: readonly (string | null)[], place: number, tapped: number | null): boolean {
  const alike = places.flatMap((card, other) => (card === places[place] ? [other] : []));
  return goFirst(alike, tapped)[0] === place;
}

/** Places of equal cards, the tapped one first, then from the right. */
function goFirst(alike: readonly number[], tapped: number | null): number[] {
  return [...alike].sort((a, b) => Number(b === tapped) - Number(a === tapped) || b - a);
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
