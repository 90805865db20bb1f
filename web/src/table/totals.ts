import type { View } from '../protocol/types';

export interface Row {
  name: string;
  /** By round; null where they didn't play. */
  rounds: ({ score: number; won: boolean } | null)[];
  total: number;
  winner: boolean;
}

/** The match round by round: a row for everyone seated now, then for those who have left. */
export function totalsOf({ match }: View): Row[] {
  return match.players.map(({ name, seat, seat_in, total }) => ({
    name,
    rounds: match.rounds.map(({ outcome }, i) => {
      const then = seat_in[i] ?? null;
      return then === null ? null : { score: outcome.scores[then]!, won: outcome.winners.includes(then) };
    }),
    total,
    winner: seat !== null && match.winners.includes(seat),
  }));
}
