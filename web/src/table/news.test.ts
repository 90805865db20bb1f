import { expect, test } from 'vitest';
import { phrase } from '../i18n';
import { viewOf } from './fixture';
import type { Line } from './log';
import { newsOf, roundNewsOf, withNews } from './news';

const seats = viewOf({}).seats;
const [ann, bo] = seats as [(typeof seats)[0], (typeof seats)[0]];
const at = (...seated: typeof seats) => viewOf({ seats: seated });
const ids = (before: typeof seats, after: typeof seats) =>
  newsOf(at(...before), at(...after)).map(({ id, args }) => `${id} ${args!['name']}`);

test('that someone has taken a hint is news to everyone', () => {
  const view = viewOf({});
  const hinted = (...hints: number[]) => ({ ...view, round: { ...view.round!, hints } });
  expect(newsOf(hinted(0, 1), hinted(0, 2))).toEqual([{ id: 'news-hint', args: { name: 'Bo' } }]);
  expect(newsOf(hinted(0, 2), hinted(0, 2))).toEqual([]);
  const next = { ...hinted(0, 2), round: { ...view.round!, record: 'fern-1-2', hints: [1, 0] } };
  expect(newsOf(hinted(0, 2), next)).toEqual([]);
});

test('who sits down, goes, is stood in for, is back or becomes host is news', () => {
  const cleo = { ...bo, name: 'Cleo' };
  expect(ids([ann], [ann, bo])).toEqual(['news-sat Bo']);
  expect(ids([ann, bo, cleo], [{ ...cleo, host: true }, bo].reverse())).toEqual(['news-gone Ann', 'news-host Cleo']);
  expect(ids([ann, bo], [ann, { ...bo, stand_in: true }])).toEqual(['news-stand-in Bo']);
  expect(ids([ann, { ...bo, stand_in: true }], [ann, bo])).toEqual(['news-back Bo']);
  expect(ids([ann, bo], [ann, bo])).toEqual([]);
});

test('how a round ended is told with the reader’s own score', () => {
  const playing = viewOf({ phase: 'playing' });
  const ends = (scores: number[], winners: number[], seat: number | null) => {
    const outcome = { scores, winners, reason: 'deck-out' };
    const after = { ...playing, phase: 'between' as const, round: { ...playing.round!, seat, outcome } };
    return roundNewsOf(playing, after).map((said) => phrase(said));
  };
  expect(ends([15, -1], [0], 1)).toEqual(['Round 1: Ann wins with 15. You have −1.']);
  expect(ends([15, -1], [0], 0)).toEqual(['Round 1: you win with 15.']);
  expect(ends([15, -1], [0], null)).toEqual(['Round 1: Ann wins with 15.']);
  expect(ends([4, 4], [0, 1], 0)).toEqual(['Round 1: you and Bo share the win with 4.']);
  expect(ends([4, 4], [0, 1], null)).toEqual(['Round 1: Ann and Bo share the win with 4.']);
  expect(roundNewsOf(playing, playing)).toEqual([]);
});

test('another name in the same seat is the same person', () => {
  expect(newsOf(at(ann, bo), at(ann, { ...bo, name: 'Bob' }))).toEqual([
    { id: 'news-renamed', args: { old: 'Bo', name: 'Bob' } },
  ]);
});

test('news keep their place in the log', () => {
  const line = (key: string): Line => ({ key, round: 1, record: 'r', step: 0, isMine: false, standIn: false, said: { id: key } });
  const news = [
    { key: 'n0', behind: null, said: { id: 'n0' } },
    { key: 'n1', behind: 'a', said: { id: 'n1' } },
    { key: 'n2', behind: 'n1', said: { id: 'n2' } },
    { key: 'n3', behind: 'gone', said: { id: 'n3' } },
  ];
  expect(withNews([line('a'), line('b')], news).map(({ key }) => key)).toEqual(['n0', 'a', 'n1', 'n2', 'b']);
});
