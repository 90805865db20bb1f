import { expect, test } from 'vitest';
import { keepPlaces } from './market';

test('cards lie as they are told', () => {
  expect(keepPlaces(null, 1, ['7', '30', '88', '+3'], 4).places).toEqual(['7', '30', '88', '+3']);
});

test('a card that was taken leaves its place empty', () => {
  const before = keepPlaces(null, 1, ['7', '30', '88', '+3'], 4);
  const after = keepPlaces(before, 1, ['7', '88', '+3'], 4);
  expect(after.places).toEqual(['7', null, '88', '+3']);
  expect(keepPlaces(after, 1, ['7', '+3'], 4).places).toEqual(['7', null, null, '+3']);
});

test('of two bets alike one is gone', () => {
  const before = keepPlaces(null, 1, ['7', '30', '+3', '+3'], 4);
  expect(keepPlaces(before, 1, ['7', '30', '+3'], 4).places).toEqual(['7', '30', '+3', null]);
});

test('the next round has a market of its own', () => {
  const before = keepPlaces(null, 1, ['7', '88'], 4);
  expect(keepPlaces(before, 2, ['1', '2', '3', '4'], 4).places).toEqual(['1', '2', '3', '4']);
});

test('another game may have the same round', () => {
  const before = keepPlaces(null, 1, ['7', '88'], 4);
  expect(keepPlaces(before, 1, ['1', '7', '9', '88'], 4).places).toEqual(['1', '7', '9', '88']);
});

test('whoever comes in the middle of a round sees the places that are empty', () => {
  expect(keepPlaces(null, 3, ['7', '88'], 4).places).toEqual(['7', '88', null, null]);
});
