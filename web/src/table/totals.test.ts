import { expect, test } from 'vitest';
import { matchWon, scoresOf, totalsOf } from './totals';
import { viewOf } from './fixture';

const round = (names: string[], scores: number[], winners: number[]) => ({
  names,
  record: 'r',
  outcome: { scores, winners, reason: 'hand-empty' },
});

test('scores go with who made them, not with a name: who came late has gaps, who has left keeps a row', () => {
  const view = viewOf({
    match: {
      kind: 'open',
      goal: null,
      first: null,
      winners: [0, 2],
      rounds: [round(['Ann', 'Hazel'], [4, 5], [1]), round(['Hazel', 'Ann'], [-2, 3], [1])],
      players: [
        { name: 'Anna', bot: null, seat: 0, seat_in: [0, 1], total: 7 },
        { name: 'Hazel', bot: 'club', seat: 1, seat_in: [null, 0], total: -2 },
        { name: 'Hazel', bot: 'strong', seat: null, seat_in: [1, null], total: 5 },
      ],
    },
  });
  expect(totalsOf(view)).toEqual([
    { name: 'Anna', bot: null, rounds: [{ score: 4, won: false }, { score: 3, won: true }], total: 7, winner: true, hasLeft: false },
    { name: 'Hazel', bot: 'club', rounds: [null, { score: -2, won: false }], total: -2, winner: false, hasLeft: false },
    { name: 'Hazel', bot: 'strong', rounds: [{ score: 5, won: true }, null], total: 5, winner: true, hasLeft: true },
  ]);
});

test('the scores of a round are told the best first, with the total once there is more than this round', () => {
  const base = viewOf({ phase: 'between' });
  const outcome = { scores: [-1, 3], winners: [1], reason: 'hand-empty' };
  const rounds = [round(['Ann', 'Bo'], [2, 0], [0]), round(['Ann', 'Bo'], [-1, 3], [1])];
  const players = [
    { name: 'Ann', bot: null, seat: 0, seat_in: [0, 0], total: 1 },
    { name: 'Bo', bot: 'club', seat: 1, seat_in: [1, 1], total: 3 },
  ];
  const told = (past: number) =>
    scoresOf({
      ...base,
      round: { ...base.round!, outcome },
      match: { ...base.match, rounds: rounds.slice(0, past), players },
    });
  expect(told(2)).toEqual([
    { name: 'Bo', bot: 'club', score: 3, winner: true, isMe: false, total: 3 },
    { name: 'Ann', bot: null, score: -1, winner: false, isMe: true, total: 1 },
  ]);
  expect(told(1).map(({ total }) => total)).toEqual([null, null]);
});

test('who wins a match, and who shares it, is said', () => {
  const { match } = viewOf({});
  const players = ['Ann', 'Bo'].map((name, seat) => ({ name, bot: null, seat, seat_in: [], total: 4 }));
  const won = (...winners: number[]) => matchWon(viewOf({ match: { ...match, players, winners } }));
  expect([won(), won(1), won(0, 1)]).toEqual(['', 'Bo wins the match', 'Ann and Bo share the match']);
});
