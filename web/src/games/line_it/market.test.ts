import { expect, test } from 'vitest';
import { keepPlaces, wouldGo } from './market';

test('cards lie as they are told', () => {
  expect(keepPlaces(null, 1, ['7', '30', '88', '+3'], 4, null).places).toEqual(['7', '30', '88', '+3']);
});

test('a card that was taken leaves its place empty', () => {
  const before = keepPlaces(null, 1, ['7', '30', '88', '+3'], 4, null);
  const after = keepPlaces(before, 1, ['7', '88', '+3'], 4, null);
  expect(after.places).toEqual(['7', null, '88', '+3']);
  expect(keepPlaces(after, 1, ['7', '+3'], 4, null).places).toEqual(['7', null, null, '+3']);
});

test('of two bets alike the one is gone that was tapped', () => {
  const before = keepPlaces(null, 1, ['7', '30', '+3', '+3'], 4, null);
  const after = (tapped: number | null) => keepPlaces(before, 1, ['7', '30', '+3'], 4, tapped).places;
  expect(after(null)).toEqual(['7', '30', '+3', null]);
  expect(after(3)).toEqual(['7', '30', '+3', null]);
  expect(after(2)).toEqual(['7', '30', null, '+3']);
  expect(after(0)).toEqual(['7', '30', '+3', null]);
});

test('each card leaves from one place', () => {
  const places = ['7', null, '+3', '+3'];
  const leaving = (tapped: number | null) => [0, 2, 3].filter((place) => wouldGo(places, place, tapped));
  expect(leaving(null)).toEqual([0, 3]);
  expect(leaving(2)).toEqual([0, 2]);
});

test('the next round has a market of its own', () => {
  const before = keepPlaces(null, 1, ['7', '88'], 4, null);
  expect(keepPlaces(before, 2, ['1', '2', '3', '4'], 4, null).places).toEqual(['1', '2', '3', '4']);
});

test('another game may have the same round', () => {
  const before = keepPlaces(null, 1, ['7', '88'], 4, null);
  expect(keepPlaces(before, 1, ['1', '7', '9', '88'], 4, null).places).toEqual(['1', '7', '9', '88']);
});

test('whoever comes in the middle of a round sees the places that are empty', () => {
  expect(keepPlaces(null, 3, ['7', '88'], 4, null).places).toEqual(['7', '88', null, null]);
});
