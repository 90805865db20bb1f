import { expect, test } from 'vitest';
import type { View } from '../protocol/types';
import { totalsOf } from './totals';

const seat = (name: string, total: number) => ({ name, total, bot: null, host: false, stand_in: false });
const round = (names: string[], scores: number[]) => ({
  names,
  record: 'r',
  outcome: { scores, winners: [0], reason: 'hand-empty' },
});

test('who came late has a gap, who has left keeps a row', () => {
  const view = {
    seats: [seat('Ann', 7), seat('Cy', -2)],
    match: { winners: [0], rounds: [round(['Ann', 'Bo'], [4, 5]), round(['Ann', 'Cy'], [3, -2])] },
  } as unknown as View;
  expect(totalsOf(view)).toEqual([
    { name: 'Ann', scores: [4, 3], total: 7, winner: true },
    { name: 'Cy', scores: [null, -2], total: -2, winner: false },
    { name: 'Bo', scores: [5, null], total: 5, winner: false },
  ]);
});
