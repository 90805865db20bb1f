import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, phrase, speak, type Language } from '../../i18n';
import type { StepView } from '../../protocol/types';
import type { Said } from '../contract';
import { FIXTURES } from './fixtures';
import { say } from './say';
import type { LinkoEffect, LinkoObservation, LinkoWhy } from './types';
import { foretell, waitingFor, why } from './words';

const plain = (said: Said) => (phrase(said) ?? `?${said.id}`).replaceAll('\u00a0', ' ');

const SINGLES: Record<Language, string> = {
  en: 'Your joker hits Bo’s 2.',
  de: 'Dein Joker trifft die 2 von Bo.',
  fr: 'Ton joker touche le 2 posé par Bo.',
  nl: 'Jouw joker raakt de 2 van Bo.',
};

/** Of each kind of why one. */
const WHYS: Record<LinkoWhy['kind'], Omit<LinkoWhy, 'kind' | 'speaks'>> = {
  wins: { seat: 1, count: 6 },
  loses: {},
  'runs-out': {},
  hits: { seat: 1, count: 2, value: 14 },
  phantom: { count: 2, value: 5 },
  choice: { count: 3 },
  'surely-snatched': { seat: 1, count: 3, value: 10 },
  'likely-snatched': { seat: 1, players: 2, count: 3, value: 10, chance: 75 },
  'maybe-snatched': { seat: 1, players: 1, count: 3, value: 10, chance: 25 },
  'rarely-snatched': { seat: 1, players: 1, count: 3, value: 10, chance: 5 },
  safe: {},
  joker: { count: 1 },
  joins: { count: 4, value: 9 },
  breaks: { count: 4, value: 9 },
  spends: { count: 2 },
  burdens: { seat: 1, count: 3 },
  finds: { count: 1 },
  left: { count: 1 },
  'lays-all': { count: 4, value: 9 },
  keeps: { count: 4, value: 9 },
  'keeps-jokers': { count: 1 },
  grows: { count: 3 },
  gains: { count: 3, value: 5 },
  stays: {},
  fresh: { count: 2 },
  two: {},
  single: { value: 3 },
  unseen: {},
  alone: { value: 11 },
  'may-take-back': { seat: 1 },
};

describe.each(Object.keys(LANGUAGES) as Language[])('In %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  test.each(Object.entries(FIXTURES))('whom the table waits for, to everyone: %s', (_, fixture) => {
    const { view, names } = fixture();
    for (const viewer of [null, ...names.keys()]) {
      const text = plain(waitingFor(view.position as LinkoObservation, names, viewer));
      expect(text).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(text).not.toMatch(/[{}]|^\?/);
    }
  });

  test('single cards are called by their names', () => {
    const position = FIXTURES.take().view.position as LinkoObservation;
    const alone = (card: string, value: number) => ({ hand: 5, laid: 1, known: [], sets: [{ cards: [card], value }] });
    const seats = [alone('X', 14), alone('2', 2)];
    expect(plain(waitingFor({ ...position, seats }, ['Ann', 'Bo'], 0))).toBe(SINGLES[language]);
  });

  test.each(Object.entries(WHYS))('why a choice is good, or is not: %s', (kind, fields) => {
    for (const speaks of ['for', 'against'] as const) {
      const text = plain(why({ kind, speaks, ...fields }, ['Ann', 'Bo']));
      expect(text).toMatch(/^[\p{L}\d].*[\p{L}\d)]$/u);
      expect(text).not.toMatch(/[{}]|^\?| {2}/);
    }
  });

  test('what a set would do, and what it did', () => {
    const hits: LinkoEffect = { kind: 'hits', seat: 1, count: 2, value: 5 };
    const phantom: LinkoEffect = { kind: 'phantom', seat: 0, count: 2, value: 6 };
    for (const effects of [[], [hits], [phantom], [phantom, hits]]) {
      for (const hint of foretell(effects, ['Ann', 'Bo'])) expect(plain(hint)).not.toMatch(/[{}]|^\?/);
      for (const viewer of [null, 0, 1]) {
        const step: StepView = { round: 1, index: 0, step: '0:7,7', seat: 0, by: null, effects };
        const [line] = say(step, ['Ann', 'Bo'], viewer).map(plain);
        expect(line).toMatch(/^\p{Lu}[^{}]*2 × 7[^{}]*\.$/u);
        expect(line).not.toMatch(/ {2}| \./);
      }
    }
  });
});

test('a hint speaks of what differs as a friend would', () => {
  const said = (fact: LinkoWhy) => plain(why(fact, ['Ann', 'Bo']));
  expect(said({ kind: 'wins', speaks: 'for', seat: 1, count: 6 })).toBe('ends the round and wins it, while Bo still holds 6 cards');
  expect(said({ kind: 'keeps', speaks: 'for', count: 4, value: 9 })).toBe('keeps your 4 × 9 together');
  const likely: LinkoWhy = { kind: 'likely-snatched', speaks: 'against', seat: 1, players: 2, count: 3, value: 10, chance: 75 };
  expect(said(likely)).toBe('likely snatched (about 75 %): 2 players may hold 3 × 10');
  expect(said({ ...likely, players: 1 })).toBe('likely snatched (about 75 %): Bo may hold 3 × 10');
  const surely: LinkoWhy = { kind: 'surely-snatched', speaks: 'against', seat: 1, count: 1, value: 14 };
  expect(said(surely)).toBe('Bo can snatch it with 1 joker');
  expect(said({ ...surely, count: 2, value: 9 })).toBe('Bo can snatch it with 2 × 9');
});

test('the last card is foretold as the end of the round', () => {
  const ends: LinkoEffect = { kind: 'ends', reason: 'hand-empty' };
  expect(foretell([ends], []).map(plain)).toEqual(['ends the round with your last card']);
});

test('who takes, who is taken from and who watches each read it their own way', () => {
  const { view, names } = FIXTURES.take();
  const position = view.position as LinkoObservation;
  expect([0, 1, 2].map((viewer) => plain(waitingFor(position, names, viewer)))).toEqual([
    'Your 3 × 9 hit Nessi’s 3 × 5.',
    'Galuppy decides: take or leave your 3 × 5.',
    'Galuppy decides: take or leave Nessi’s 3 × 5.',
  ]);
});
