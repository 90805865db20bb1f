import { expect, test } from 'vitest';
import { wishOf } from './keys';

const key = (code: string, held: Partial<KeyboardEvent> = {}) =>
  wishOf({ code, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held });

test('digits are values, zero is ten', () => {
  expect(key('Digit7')).toEqual({ card: '7' });
  expect(key('Numpad3')).toEqual({ card: '3' });
  expect(key('Digit0')).toEqual({ card: '10' });
});

test('with Shift, 1 to 3 are 11 to 13 and the rest is nothing', () => {
  expect(key('Digit1', { shiftKey: true })).toEqual({ card: '11' });
  expect(key('Digit3', { shiftKey: true })).toEqual({ card: '13' });
  expect(key('Digit4', { shiftKey: true })).toBeNull();
  expect(key('Digit0', { shiftKey: true })).toBeNull();
});

test('X is a joker, Escape clears', () => {
  expect(key('KeyX')).toEqual({ card: 'X' });
  expect(key('Escape')).toBe('clear');
});

test('the browser keeps its own shortcuts', () => {
  expect(key('Digit1', { ctrlKey: true })).toBeNull();
  expect(key('KeyX', { metaKey: true })).toBeNull();
  expect(key('KeyR')).toBeNull();
});
