import { expect, test } from 'vitest';
import type { StepView } from '../../protocol/types';
import { flightsOf } from './motion';
import type { LinkoEffect } from './types';

const step = (text: string, seat: number | null, ...effects: LinkoEffect[]): StepView => ({
  round: 1,
  index: 0,
  step: text,
  seat,
  by: null,
  effects,
});

test('a set laid goes from the hand to the sets of its player', () => {
  expect(flightsOf([step('0:7,7,X', 0, { kind: 'hits', seat: 1, count: 3, value: 5 })])).toEqual([
    { cards: ['7', '7', 'X'], from: 'hand-0', to: 'sets-0' },
  ]);
});

test('a set taken goes to the hand of who takes it', () => {
  const takes = step('0:take', 0, { kind: 'takes', seat: 0, other: 1, count: 2, value: 14 });
  expect(flightsOf([takes])).toEqual([{ cards: ['X', 'X'], from: 'sets-1', to: 'hand-0' }]);
});

test('both cards of a pile fly to the hand', () => {
  const draws = step(
    '1:draw 3',
    1,
    { kind: 'draws', seat: 1, card: '5', place: 3 },
    { kind: 'draws', seat: 1, card: 'X', place: 3 },
  );
  expect(flightsOf([draws]).map(({ cards, from }) => [cards, from])).toEqual([
    [['5'], 'place-3'],
    [['X'], 'place-3'],
  ]);
});

test('a card drawn by another is seen from behind', () => {
  expect(flightsOf([step('*?', null, { kind: 'dealt', seat: 1, card: '?' })])).toEqual([
    { cards: ['?'], from: 'deck', to: 'hand-1' },
  ]);
});

test('a whole deal is not shown card by card', () => {
  const deal = Array.from({ length: 26 }, (_, i): LinkoEffect => ({ kind: 'dealt', seat: i % 2, card: '?' }));
  expect(flightsOf([step('*...', null, ...deal)])).toEqual([]);
});
