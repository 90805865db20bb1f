import { describe, expect, test } from 'vitest';
import { laying } from './fixtures';
import { chosen, fewer, more, notation, NOTHING, type Selection, selectionOf, tapped } from './selection';

const offered = new Set(laying(['4', '4', '7', '7', '7', 'X', 'X']).map(({ action }) => action));
const taps = (...cards: string[]): Selection =>
  cards.reduce((selection, card) => more(selection, card, offered), NOTHING);

test.each(['7', '7,7', '7,X', '4,4,X,X', 'X,X'])('the selection of %s has this notation', (text) => {
  expect(notation(selectionOf(text))).toBe(text);
});

describe('Selecting cards', () => {
  test('a tap takes all cards of a value, another tap one less', () => {
    const all = tapped(NOTHING, '7', false, 3, offered);
    expect(notation(all)).toBe('7,7,7');
    const less = tapped(all, '7', true, 3, offered);
    expect(notation(less)).toBe('7,7');
    expect(notation(tapped(less, '7', false, 3, offered))).toBe('7,7,7');
  });

  test('a tap on another value takes all of that and keeps the jokers, which are added one by one', () => {
    const joker = tapped(tapped(NOTHING, '7', false, 3, offered), 'X', false, 2, offered);
    expect(notation(joker)).toBe('7,7,7,X');
    expect(notation(tapped(joker, '4', false, 2, offered))).toBe('4,4,X');
    expect(notation(tapped(joker, 'X', true, 2, offered))).toBe('7,7,7');
  });

  test('a key takes one, pressed again one more of that value', () => {
    expect(notation(taps('7'))).toBe('7');
    expect(notation(taps('7', '7'))).toBe('7,7');
  });

  test('no more than the hand offers can be taken', () => {
    expect(notation(taps('4', '4', '4'))).toBe('4,4');
    expect(notation(taps('X', 'X', 'X'))).toBe('X,X');
  });

  test('another value replaces the number cards', () => {
    expect(notation(taps('7', '7', '4'))).toBe('4');
  });

  test('jokers are added, and stay when the value changes', () => {
    expect(notation(taps('7', 'X'))).toBe('7,X');
    expect(notation(taps('7', 'X', '4'))).toBe('4,X');
  });

  test('jokers go where the new value may not have them', () => {
    const without = new Set(['7,X', '7', 'X', '4']);
    const selection = more({ card: '7', cards: 1, jokers: 1 }, '4', without);
    expect(notation(selection)).toBe('4');
  });

  test('a card that is not offered leaves the selection as it is', () => {
    expect(taps('7', '9')).toEqual(taps('7'));
    expect(more(NOTHING, '7', new Set())).toBe(NOTHING);
  });

  test('number cards come first in the notation, in whatever order they were tapped', () => {
    expect(notation(taps('X', '7', 'X', '7'))).toBe('7,7,X,X');
  });
});

describe('Taking cards away', () => {
  test('one less of a value', () => {
    expect(notation(fewer(taps('7', '7', 'X'), '7', offered))).toBe('7,X');
  });

  test('the last number card leaves the jokers alone', () => {
    const selection = fewer(taps('7', 'X'), '7', offered);
    expect(selection).toEqual({ card: null, cards: 0, jokers: 1 });
  });

  test('the last card leaves nothing', () => {
    expect(notation(fewer(taps('7'), '7', offered))).toBe('');
  });

  test('a card that is not selected changes nothing', () => {
    const selection = taps('7');
    expect(fewer(selection, '4', offered)).toBe(selection);
  });
});

test('how many of a value are selected', () => {
  const selection = taps('7', '7', 'X');
  expect([chosen(selection, '7'), chosen(selection, 'X'), chosen(selection, '4')]).toEqual([2, 1, 0]);
});
