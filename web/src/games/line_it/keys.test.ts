import { expect, test } from 'vitest';
import { wishOf } from './keys';

const key = (code: string, key = '', more: Partial<KeyboardEvent> = {}) =>
  wishOf({ code, key, ctrlKey: false, altKey: false, metaKey: false, ...more });

test('digits are cards', () => {
  expect(key('Digit7')).toEqual({ card: 7 });
  expect(key('Numpad3')).toEqual({ card: 3 });
  expect(key('Digit0')).toBeNull();
});

test('letters say where to, wherever the keyboard has them', () => {
  expect(key('KeyA', 'l')).toBe('line');
  expect(key('KeyA', 'H')).toBe('hand');
  expect(key('KeyA', 'c')).toBe('close');
  expect(key('KeyA', 'e')).toBe('end');
  expect(key('KeyA', 'x')).toBeNull();
});

test('Escape clears', () => {
  expect(key('Escape', 'Escape')).toBe('clear');
});

test('the browser keeps its own shortcuts', () => {
  expect(key('Digit1', '1', { ctrlKey: true })).toBeNull();
  expect(key('KeyC', 'c', { metaKey: true })).toBeNull();
});
