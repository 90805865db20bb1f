import { expect, test } from 'vitest';
import { arrange } from './order';

const hand = ['X', '13', '7', '10', '7', '4', '7', '13', 'X'];
const cards = (order: 'value' | 'size') => arrange(hand, order).map(({ card, count }) => `${count}x${card}`);

test('by value, ten after seven, jokers last', () => {
  expect(cards('value')).toEqual(['1x4', '3x7', '1x10', '2x13', '2xX']);
});

test('largest groups first, equal ones by value, jokers last all the same', () => {
  expect(cards('size')).toEqual(['3x7', '2x13', '1x4', '1x10', '2xX']);
});
