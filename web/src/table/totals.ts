import type { View } from '../protocol/types';

export interface Row {
  name: string;
  /** By round; null where this name didn't play. */
  scores: (number | null)[];
  total: number;
  winner: boolean;
}

/** The match round by round: a row for everyone seated now, then for those who have left. */
export function totalsOf(view: View): Row[] {
  const rounds = view.match.rounds;
  const left = new Set(rounds.flatMap((round) => round.names));
  for (const seat of view.seats) left.delete(seat.name);
  const scoresOf = (name: string) =>
    rounds.map(({ names, outcome }) => (names.includes(name) ? (outcome.scores[names.indexOf(name)] ?? null) : null));
  const seated = view.seats.map((seat, i) => ({
    name: seat.name,
    scores: scoresOf(seat.name),
    total: seat.total,
    winner: view.match.winners.includes(i),
  }));
  const gone = [...left].map((name) => {
    const scores = scoresOf(name);
    return { name, scores, total: scores.reduce<number>((sum, score) => sum + (score ?? 0), 0), winner: false };
  });
  return [...seated, ...gone];
}
