import { allOf } from '../games/words';
import { t } from '../i18n';
import type { View } from '../protocol/types';

export interface Row {
  name: string;
  /** The bot's name in `--bots`. */
  bot: string | null;
  /** By round; null where they didn't play. */
  rounds: ({ score: number; won: boolean } | null)[];
  total: number;
  winner: boolean;
  hasLeft: boolean;
}

/** What someone made of the round that has just ended. */
export interface Score {
  name: string;
  bot: string | null;
  score: number;
  winner: boolean;
  isMe: boolean;
  /** Of the match so far; null where the round is all there is of it. */
  total: number | null;
}

/** The scores of the round that has just ended, the best first. */
export function scoresOf({ round, match }: View): Score[] {
  if (!round?.outcome) return [];
  const { names, seat: mine, outcome } = round;
  const last = match.rounds.length - 1;
  const scores = outcome.scores.map((score, seat) => {
    const player = match.players.find(({ seat_in }) => seat_in[last] === seat);
    return {
      name: names[seat] ?? '',
      bot: player?.bot ?? null,
      score,
      winner: outcome.winners.includes(seat),
      isMe: seat === mine,
      total: last > 0 ? (player?.total ?? null) : null,
    };
  });
  return scores.sort((a, b) => Number(b.winner) - Number(a.winner) || b.score - a.score);
}

/** Who has won the match, or shares it; empty while nobody has. Reactive. */
export function matchWon({ match: { players, winners } }: View): string {
  const names = allOf(winners.map((player) => players[player]!.name));
  return names && t('match-won', { names, count: winners.length });
}

/** The match round by round: a row for everyone seated now, then for those who have left. */
export function totalsOf({ match }: View): Row[] {
  return match.players.map(({ name, bot, seat, seat_in, total }, i) => ({
    name,
    bot,
    rounds: match.rounds.map(({ outcome }, round) => {
      const then = seat_in[round] ?? null;
      return then === null ? null : { score: outcome.scores[then]!, won: outcome.winners.includes(then) };
    }),
    total,
    winner: match.winners.includes(i),
    hasLeft: seat === null,
  }));
}
