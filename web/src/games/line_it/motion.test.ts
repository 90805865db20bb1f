import { expect, test } from 'vitest';
import type { StepView } from '../../protocol/types';
import { flightsOf } from './motion';
import type { LineItEffect } from './types';

const step = (text: string, seat: number | null, ...effects: LineItEffect[]): StepView => ({
  round: 1,
  index: 0,
  step: text,
  seat,
  by: null,
  effects,
});

test('a market card goes to the line or into the hand', () => {
  const line = step('0:take 57 line', 0, { kind: 'lays', seat: 0, card: '57', source: 'market' });
  const hand = step('1:take 60 hand', 1, { kind: 'keeps', seat: 1, card: '60' });
  expect(flightsOf([line, hand])).toEqual([
    { cards: ['57'], from: 'market-57', to: 'line-0' },
    { cards: ['60'], from: 'market-60', to: 'hand-1' },
  ]);
});

test('a jackpot goes to the pile of who wins it, an empty one nowhere', () => {
  const lays: LineItEffect = { kind: 'lays', seat: 2, card: '9', source: 'hand' };
  const won = step('2:play 9', 2, lays, { kind: 'jackpot', seat: 2, color: 'red', count: 2 });
  expect(flightsOf([won])).toEqual([
    { cards: ['9'], from: 'hand-2', to: 'line-2' },
    { cards: ['?', '?'], from: 'jackpot-red', to: 'pile-2' },
  ]);
  expect(flightsOf([step('2:play 9', 2, { kind: 'jackpot', seat: 2, color: 'red', count: 0 })])).toEqual([]);
});

test('a closed line goes to the pile as a few cards, if it scores', () => {
  expect(flightsOf([step('0:close', 0, { kind: 'closes', seat: 0, count: 6, discarded: 3 })])).toEqual([
    { cards: ['?', '?', '?'], from: 'line-0', to: 'pile-0' },
  ]);
  expect(flightsOf([step('0:close', 0, { kind: 'closes', seat: 0, count: 0, discarded: 2 })])).toEqual([]);
});

test('what nobody took goes to its jackpot, and a new market is just there', () => {
  const end = step('1:end', 1, { kind: 'ends-turn', seat: 1 }, { kind: 'to-jackpot', card: '58', color: 'blue' });
  const deal = step('*1,2,3,4', null, { kind: 'market', card: '1' }, { kind: 'market', card: '2' });
  expect(flightsOf([end, deal])).toEqual([{ cards: ['58'], from: 'market-58', to: 'jackpot-blue' }]);
});
