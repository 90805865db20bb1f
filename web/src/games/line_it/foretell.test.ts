import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, phrase, speak, type Language } from '../../i18n';
import { inWords, waitingFor } from './foretell';
import { FIXTURES } from './fixtures';
import type { LineItEffect, LineItObservation, SeatSeen } from './types';

const NAMES = ['Galuppy', 'Nessi', 'Bo'];

/** Nessi's turn, or hers to add a last card, with what she has changed. */
function nessi(changes: Partial<LineItObservation>, hers: Partial<SeatSeen> = {}): LineItObservation {
  const position = FIXTURES.wait().view.position as LineItObservation;
  return { ...position, ...changes, seats: position.seats.map((seen, seat) => (seat === 1 ? { ...seen, ...hers } : seen)) };
}

/** Whom the table waits for, as told to a viewer whom these actions are offered. */
function told(position: LineItObservation, viewer: number | null = null, ...actions: string[]): string {
  const choices = actions.map((action) => ({ action, effects: [] }));
  return phrase(waitingFor(position, choices, NAMES, viewer)) ?? '';
}

const EMPTY = (FIXTURES.start().view.position as LineItObservation).seats[0]!.line;

describe('While the table waits', () => {
  test('others are told what is being chosen, and not what has been', () => {
    expect(told(nessi({}), 0)).toBe('Nessi is choosing a card from the market.');
    expect(told(nessi({ phase: 'last-cards' }))).toBe('Last cards: Nessi is choosing whether to lay one.');
  });

  test('others are told no more than may still be done', () => {
    expect(told(nessi({ taken: true }))).toBe('Nessi may still lay a hand card or close the line.');
    expect(told(nessi({ taken: true, added: true }))).toBe('Nessi may still close the line.');
    expect(told(nessi({ taken: true }, { hand: [] }))).toBe('Nessi may still close the line.');
    expect(told(nessi({ taken: true }, { line: EMPTY }))).toBe('Nessi may still lay a hand card.');
  });

  test('whoever decides is told what is offered', () => {
    expect(told(nessi({}), 1, 'take 57 line', 'close')).toBe('Your turn: take a card from the market.');
    expect(told(nessi({ taken: true }), 1, 'play 88', 'close', 'end')).toMatch(/^You may still lay a hand card or close your line\./);
    expect(told(nessi({ taken: true }), 1, 'play 88', 'end')).toMatch(/^You may still lay a hand card\./);
    expect(told(nessi({ taken: true }), 1, 'close', 'end')).toMatch(/^You may still close your line\./);
  });

  test('with a full hand that must make room first, no market card is asked for', () => {
    expect(told(nessi({}), 1, 'play 88', 'close')).toBe(
      'No market card can be taken yet: lay a hand card first, or close your line.',
    );
  });
});

const LAST: LineItEffect[] = [
  { kind: 'lays', seat: 1, card: '57', source: 'hand' },
  { kind: 'jackpot', seat: 1, color: 'red', count: 2 },
  { kind: 'closes', seat: 0, count: 2, discarded: 3 },
  { kind: 'closes', seat: 1, count: 3, discarded: 3 },
  { kind: 'loses-bet', seat: 1, card: '+5', count: 5 },
  { kind: 'closes', seat: 2, count: 0, discarded: 1 },
  { kind: 'ends', reason: 'deck-out' },
];
const note = () => inWords({ action: 'play 57', to: 'line', choice: { action: 'play 57', effects: LAST } }, NAMES, 1).note;

test('the button that ends the round tells of one’s own line alone, its loss first', () => {
  expect(note()).toBe(
    'wins the red jackpot of 2, your line brings −5 for the open bet and 3 points, and then the round is over',
  );
});

describe.each(Object.keys(LANGUAGES) as Language[])('In %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  test('one’s own last line has its words', () => {
    expect(note()).toMatch(/−5.*3/);
    expect(note()).not.toMatch(/Galuppy|Nessi|Bo|[{}]| {2}/);
  });

  test('it is a sentence of its own each time, to whoever decides and to others', () => {
    const said = [
      told(nessi({}), 1, 'take 57 line'),
      told(nessi({}), 1, 'play 88', 'close'),
      ...[['play 88'], ['close'], ['play 88', 'close']].map((open) => told(nessi({ taken: true }), 1, ...open)),
      told(nessi({ phase: 'last-cards' }), 1, 'play 88', 'pass'),
      told(nessi({})),
      told(nessi({ taken: true })),
      told(nessi({ taken: true, added: true })),
      told(nessi({ taken: true }, { line: EMPTY })),
      told(nessi({ phase: 'last-cards' })),
    ];
    expect(new Set(said).size).toBe(said.length);
    for (const line of said) expect(line).toMatch(/^\p{Lu}[^{}]*[^ ]\.$/u);
  });
});
