import type { Said } from '../games/contract';
import { allOf } from '../games/words';
import type { View } from '../protocol/types';
import { signed } from '../ui/signed';
import type { Line } from './log';
import { scoresOf } from './totals';

/** Something about the people at the table, told behind the line that was the newest then. */
export interface News {
  key: string;
  /** Key of that line; null where there was none. */
  behind: string | null;
  said: Said;
}

/** What became of the people between two views of a table: who came, went, is stood in for, is host,
 *  took a hint. */
export function newsOf(earlier: View, later: View): Said[] {
  const { seats: before } = earlier;
  const { seats: after } = later;
  const news: Said[] = [];
  const tell = (id: string, args: Record<string, string>) => news.push({ id, args });
  const known = new Map(before.map((seat) => [seat.name, seat]));
  const renamed = before.length === after.length ? before.filter((seat, i) => seat.name !== after[i]!.name) : [];
  if (renamed.length === 1) {
    const [old] = renamed;
    const name = after[before.indexOf(old!)]!.name;
    tell('news-renamed', { old: old!.name, name });
    known.set(name, old!);
    known.delete(old!.name);
  }
  for (const name of known.keys()) if (!after.some((seat) => seat.name === name)) tell('news-gone', { name });
  for (const { name, host, stand_in } of after) {
    const then = known.get(name);
    if (!then) tell('news-sat', { name });
    if (stand_in && !then?.stand_in) tell('news-stand-in', { name });
    if (!stand_in && then?.stand_in) tell('news-back', { name });
    if (host && then?.host === false) tell('news-host', { name });
  }
  for (const name of hintedIn(earlier, later)) tell('news-hint', { name });
  return news;
}

/** Who has taken a hint between two views of a round. */
function hintedIn({ round: before }: View, { round: after }: View): string[] {
  if (!before || before.record !== after?.record) return [];
  return after.names.filter((_, seat) => after.hints[seat]! > before.hints[seat]!);
}

/** What the round came to that has just ended, for the viewer above all. */
export function roundNewsOf(before: View, after: View): Said[] {
  const { round } = after;
  const scores = scoresOf(after);
  const isEnd = before.phase === 'playing' && after.phase !== 'playing' && before.round?.record === round?.record;
  if (!round || !isEnd || scores.length === 0) return [];
  const winners = scores.filter(({ winner }) => winner);
  const others = winners.filter(({ isMe }) => !isMe).map(({ name }) => name);
  const own = scores.find(({ isMe }) => isMe);
  const you = own?.winner ? (others.length > 0 ? 'shared' : 'alone') : 'no';
  const args = { number: round.number, you, names: allOf(others), count: others.length };
  const score = signed(winners[0]?.score ?? 0);
  return [{ id: 'news-round', args: { ...args, score, own: own && !own.winner ? signed(own.score) : 'none' } }];
}

/** The log with the news among its lines; those behind lines that aren't shown are left out. */
export function withNews(lines: Line[], news: readonly News[]): Line[] {
  const all = [...lines];
  for (const { key, behind, said } of news) {
    const at = behind === null ? -1 : all.findIndex((line) => line.key === behind);
    if (behind !== null && at < 0) continue;
    const { round = 0, record = '', step = 0 } = all[at] ?? {};
    all.splice(at + 1, 0, { key, round, record, step, isMine: false, standIn: false, said });
  }
  return all;
}
