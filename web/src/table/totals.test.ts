import { expect, test } from 'vitest';
import { totalsOf } from './totals';
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
        { name: 'Anna', seat: 0, seat_in: [0, 1], total: 7 },
        { name: 'Hazel', seat: 1, seat_in: [null, 0], total: -2 },
        { name: 'Hazel', seat: null, seat_in: [1, null], total: 5 },
      ],
    },
  });
  expect(totalsOf(view)).toEqual([
    { name: 'Anna', rounds: [{ score: 4, won: false }, { score: 3, won: true }], total: 7, winner: true, hasLeft: false },
    { name: 'Hazel', rounds: [null, { score: -2, won: false }], total: -2, winner: false, hasLeft: false },
    { name: 'Hazel', rounds: [{ score: 5, won: true }, null], total: 5, winner: true, hasLeft: true },
  ]);
});
