import { describe, expect, test } from 'vitest';
import { phrase } from '../../i18n';
import type { StepView } from '../../protocol/types';
import { decides, say } from './say';
import type { LinkoEffect } from './types';

const NAMES = ['Ann', 'Bo', 'Cy'];

/** The log's lines for a step, in English, to a viewer. */
function said(viewer: number | null, text: string, ...effects: LinkoEffect[]): string[] {
  const seat = /^(\d+):/.exec(text)?.[1];
  const step: StepView = { round: 1, index: 0, step: text, seat: seat === undefined ? null : Number(seat), by: null, effects };
  return say(step, NAMES, viewer).map((line) => (phrase(line) ?? `?${line.id}`).replaceAll('\u00a0', ' '));
}

describe('Laying', () => {
  test('a set that hits nobody', () => {
    expect(said(0, '0:7,7,X')).toEqual(['You lay 3 × 7.']);
    expect(said(1, '0:7,7,X')).toEqual(['Ann lays 3 × 7.']);
    expect(said(null, '0:X,X')).toEqual(['Ann lays 2 × X.']);
  });

  test('a set that hits two players', () => {
    const hits: LinkoEffect[] = [
      { kind: 'hits', seat: 1, count: 1, value: 5 },
      { kind: 'hits', seat: 2, count: 1, value: 4 },
    ];
    expect(said(0, '0:7', ...hits)).toEqual(['You lay 1 × 7 and hit Bo (1 × 5), Cy (1 × 4).']);
    expect(said(2, '0:7', ...hits)).toEqual(['Ann lays 1 × 7 and hits Bo (1 × 5), you (1 × 4).']);
  });

  test('a set that takes from the phantom', () => {
    const phantom: LinkoEffect = { kind: 'phantom', seat: 0, count: 2, value: 6 };
    expect(said(0, '0:8,8', phantom)).toEqual(['You lay 2 × 8 and snatch the phantom’s 2 × 6.']);
    expect(said(1, '0:8,8', phantom, { kind: 'hits', seat: 1, count: 2, value: 3 })).toEqual([
      'Ann lays 2 × 8, snatches the phantom’s 2 × 6 and hits you (2 × 3).',
    ]);
  });

  test('the last card', () => {
    expect(said(1, '0:13', { kind: 'ends', reason: 'hand-empty' })).toEqual([
      'Ann lays 1 × 13.',
      'The round is over: a hand is empty.',
    ]);
  });
});

describe('Settling', () => {
  const takes: LinkoEffect = { kind: 'takes', seat: 0, other: 1, count: 3, value: 5 };

  test('taking, as each of them reads it', () => {
    expect(said(0, '0:take', takes)).toEqual(['You take 3 × 5 from Bo.']);
    expect(said(1, '0:take', takes)).toEqual(['Ann takes your 3 × 5.']);
    expect(said(2, '0:take', takes)).toEqual(['Ann takes Bo’s 3 × 5.']);
  });

  test('leaving, taking back, discarding', () => {
    expect(said(1, '0:leave', { kind: 'leaves', seat: 1 })).toEqual(['Ann leaves you your set.']);
    expect(said(1, '1:back', { kind: 'back', seat: 1, count: 3, value: 5 })).toEqual(['You take 3 × 5 back.']);
    expect(said(0, '1:discard', { kind: 'discards', seat: 1, count: 3, value: 5 })).toEqual(['Bo discards 3 × 5.']);
  });
});

describe('Drawing', () => {
  test('from the display, a pile of two too', () => {
    const draws: LinkoEffect[] = [
      { kind: 'draws', seat: 1, card: '2', place: 1 },
      { kind: 'draws', seat: 1, card: '13', place: 1 },
    ];
    expect(said(0, '1:draw 1', ...draws)).toEqual(['Bo draws a 2 and a 13 from the display.']);
  });

  test('an 8 and an 11 have their own article', () => {
    const draws: LinkoEffect[] = ['8', '11'].map((card) => ({ kind: 'draws', seat: 1, card, place: 1 }));
    expect(said(0, '1:draw 1', ...draws)).toEqual(['Bo draws an 8 and an 11 from the display.']);
  });

  test('from the deck: only its drawer reads the card', () => {
    expect(said(0, '1:draw deck', { kind: 'deck', seat: 1 })).toEqual(['Bo draws from the deck.']);
    expect(said(0, '*?', { kind: 'dealt', seat: 1, card: '?' })).toEqual([]);
    expect(said(1, '1:draw deck', { kind: 'deck', seat: 1 })).toEqual([]);
    expect(said(1, '*9', { kind: 'dealt', seat: 1, card: '9' })).toEqual(['You draw a 9 from the deck.']);
  });

  test('from the deck, before the card has come', () => {
    const step: StepView = { round: 1, index: 0, step: '1:draw deck', seat: 1, by: null, effects: [] };
    const told = (viewer: number) => decides(step, NAMES, viewer).map(phrase);
    expect(told(0)).toEqual(['Bo draws from the deck.']);
    expect(told(1)).toEqual(['You draw from the deck.']);
  });
});

describe('What happened last', () => {
  const isMinor = (text: string, ...effects: LinkoEffect[]) =>
    say({ round: 1, index: 0, step: text, seat: null, by: null, effects }, NAMES, 0).map((line) => line.minor ?? false);

  test('is a play or its settling, not what is drawn or refilled', () => {
    expect(isMinor('*9', { kind: 'display', card: '9', place: 2 })).toEqual([true]);
    expect(isMinor('*9', { kind: 'display', card: '9', place: 2 }, { kind: 'ends', reason: 'cards-out' })).toEqual([true, true]);
    expect(isMinor('*9', { kind: 'dealt', seat: 0, card: '9' })).toEqual([true]);
    expect(isMinor('*9,3', { kind: 'dealt', seat: 0, card: '9' }, { kind: 'dealt', seat: 1, card: '?' })).toEqual([false]);
  });
});

describe('Cards that come', () => {
  test('the deal is one line', () => {
    const deal: LinkoEffect[] = [
      { kind: 'dealt', seat: 0, card: '4' },
      { kind: 'dealt', seat: 1, card: '?' },
      { kind: 'display', card: '9', place: 1 },
    ];
    expect(said(0, '*4,?,9', ...deal)).toEqual(['The cards are dealt.']);
  });

  test('the card that a draw of the viewer brought is their own line', () => {
    const step: StepView = { round: 1, index: 0, step: '*9', seat: null, by: null, effects: [{ kind: 'dealt', seat: 0, card: '9' }] };
    expect(say(step, NAMES, 0).map(({ mine }) => mine)).toEqual([true]);
  });

  test('a refill of the display and of the phantom', () => {
    const came: LinkoEffect[] = [
      { kind: 'phantom-gets', card: '4' },
      { kind: 'pile', card: '13', place: 2 },
      { kind: 'out', card: 'X' },
    ];
    expect(said(0, '*4,13,X', ...came)).toEqual([
      'The phantom gets a 4.',
      'The phantom passes a 13 on to the display.',
      'The phantom passes a joker on to the discard pile.',
    ]);
  });
});
