import type { View } from '../protocol/types';

export interface Row {
  name: string;
  /** By round; null where they didn't play. */
  rounds: ({ score: number; won: boolean } | null)[];
  total: number;
  winner: boolean;
  hasLeft: boolean;
}

/** The match round by round: a row for everyone seated now, then for those who have left. */
export function totalsOf({ match }: View): Row[] {
  return match.players.map(({ name, seat, seat_in, total }, i) => ({
    name,
    rounds: match.rounds.map(({ outcome }, round) => {
      const then = seat_in[round] ?? null;
      return then === null ? null : { score: outcome.scores[then]!, won: outcome.winners.includes(then) };
    }),
    total,
    winner: match.winners.includes(i),
    hasLeft: seat === null,
  }));
}
