import { expect, test } from 'vitest';
import { lineOf, nearest, xOf } from './curve';

const CURVE = [
  [0.5, 0.5],
  [0.75, 0.25],
  [1, 0],
];

test('a line goes from the beginning at the left to the result at the right, certainty at the top', () => {
  expect(lineOf(CURVE, 0)).toBe('M0.00 50.00L50.00 25.00L100.00 0.00');
  expect(lineOf(CURVE, 1)).toBe('M0.00 50.00L50.00 75.00L100.00 100.00');
});

test('a curve of one point has a place, too', () => {
  expect(xOf([[1]], 0)).toBe(0);
});

test('the decision nearest to the pointer is found, also beyond the edges', () => {
  const curve = Array.from({ length: 11 }, () => [1]);
  expect([-0.2, 0, 0.34, 0.36, 0.9, 2].map((place) => nearest(curve, [1, 3, 4, 8], place))).toEqual([0, 0, 1, 2, 3, 3]);
});
