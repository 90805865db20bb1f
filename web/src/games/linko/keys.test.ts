import { expect, test } from 'vitest';
import { wishOf } from './keys';

const key = (code: string, more: Partial<KeyboardEvent> = {}) =>
  wishOf({ code, key: '', ctrlKey: false, altKey: false, metaKey: false, ...more });
const letter = (key: string) => wishOf({ code: 'KeyA', key, ctrlKey: false, altKey: false, metaKey: false });

test('digits are values, zero is ten', () => {
  expect(key('Digit7')).toEqual({ card: '7' });
  expect(key('Numpad3')).toEqual({ card: '3' });
  expect(key('Digit0')).toEqual({ card: '10' });
});

test('J, Q and K are 11 to 13 and X is a joker, wherever the keyboard has them', () => {
  expect(letter('j')).toEqual({ card: '11' });
  expect(letter('q')).toEqual({ card: '12' });
  expect(letter('K')).toEqual({ card: '13' });
  expect(letter('x')).toEqual({ card: 'X' });
  expect(letter('r')).toBeNull();
});

test('Escape clears', () => {
  expect(key('Escape', { key: 'Escape' })).toBe('clear');
});

test('the browser keeps its own shortcuts', () => {
  expect(key('Digit1', { ctrlKey: true })).toBeNull();
  expect(key('KeyX', { key: 'x', metaKey: true })).toBeNull();
});
