import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, phrase, speak, type Language } from '../../i18n';
import type { Line, LineItEffect, LineItWhy } from './types';
import { cardName, colorOf, facts, nextOf, why } from './words';

const NAMES = ['Ann', 'Bo', 'Cy'];

const told = (viewer: number | null, ...effects: LineItEffect[]) =>
  facts(effects, NAMES, viewer).map((said) => phrase(said) ?? `?${said.id}`);

const EVERY: LineItEffect[] = [
  { kind: 'lays', seat: 1, card: '57', source: 'hand' },
  { kind: 'lays', seat: 1, card: '+3', source: 'market' },
  { kind: 'keeps', seat: 1, card: '2' },
  { kind: 'jackpot', seat: 1, color: 'red', count: 5 },
  { kind: 'jackpot', seat: 1, color: 'yellow', count: 0 },
  { kind: 'wins-bet', seat: 1, card: '+3', count: 3 },
  { kind: 'closes', seat: 1, count: 2, discarded: 3 },
  { kind: 'loses-bet', seat: 1, card: '+4', count: 4 },
  { kind: 'passes', seat: 1 },
  { kind: 'ends-turn', seat: 1 },
  { kind: 'to-jackpot', card: '3', color: 'green' },
  { kind: 'out', card: '+5' },
  { kind: 'starts', seat: 1 },
  { kind: 'last-cards' },
  { kind: 'market', card: '4' },
  { kind: 'ends', reason: 'deck-out' },
];

/** Of each kind of why one. */
const WHYS: Record<LineItWhy['kind'], Omit<LineItWhy, 'kind' | 'speaks'>> = {
  wins: {},
  loses: {},
  jackpot: { color: 'red', count: 5 },
  'wins-bet': { card: '+3', count: 3 },
  'loses-bet': { card: '+4', count: 4 },
  'no-time': { card: '+5', count: 0 },
  denies: { seat: 1, card: '57' },
  leaves: { seat: 1, card: '58' },
  scores: { count: 2 },
  'gives-up': { color: 'blue', count: 4 },
  'bet-nearer': { card: '+3', count: 1 },
  'bet-ahead': { card: '+4', count: 4 },
  'empty-jackpot': { color: 'green' },
  near: { color: 'yellow', count: 1 },
  skips: { count: 12 },
  'little-room': { count: 0 },
  room: { count: 40 },
  'for-later': { count: 12 },
  'next-line': { count: 80 },
  'hand-full': {},
  'bet-later': {},
  counts: {},
  starts: { count: 80 },
  fresh: {},
  'goes-on': { count: 14 },
  waits: {},
};

/** What fits a line next, of a line such as is made of these cards. */
function next(cards: string, rest: Partial<Line> = {}): string {
  const line = { cards: cards.split(' '), direction: 'open', above: null, below: null, takes_bet: true, ...rest };
  return phrase(nextOf(line as Line)) ?? '';
}

test('a card has the colour of its number', () => {
  expect(['1', '2', '3', '4', '97', '98', '99', '100'].map(colorOf)).toEqual(
    ['red', 'blue', 'green', 'yellow', 'red', 'blue', 'green', 'yellow'],
  );
  expect(cardName('57')).toBe('red 57');
  expect(cardName('+3')).toBe('bet +3');
});

describe('What fits a line next', () => {
  test('any number first, and the second number fixes the direction', () => {
    expect(next('+3')).toBe('any number');
    expect(next('+3 57')).toBe('any number: fixes the direction');
    expect(next('57 +3 60', { direction: 'up', above: 60 })).toBe('above 60');
    expect(next('57 20', { direction: 'down', below: 20 })).toBe('below 20');
  });

  test('nothing is above 100 or below 1 but a bet', () => {
    expect(next('57 100', { direction: 'up', above: 100 })).toBe('full: only a bet fits');
    expect(next('57 1', { direction: 'down', below: 1, takes_bet: false })).toBe('full');
    expect(next('57 99', { direction: 'up', above: 99 })).toBe('above 99');
  });
});

describe('What a choice does', () => {
  test('a third red number wins the jackpot, and the bet with it', () => {
    expect(
      told(
        1,
        { kind: 'lays', seat: 1, card: '9', source: 'market' },
        { kind: 'jackpot', seat: 1, color: 'red', count: 2 },
        { kind: 'wins-bet', seat: 1, card: '+3', count: 3 },
      ),
    ).toEqual(['lays the red 9', 'wins the red jackpot of 2', 'wins the bet +3']);
  });

  test('an empty jackpot is nothing to win', () => {
    expect(told(1, { kind: 'jackpot', seat: 1, color: 'red', count: 0 })).toEqual(['finds the red jackpot empty']);
  });

  test('closing brings points, and costs the open bet', () => {
    const closes: LineItEffect = { kind: 'closes', seat: 1, count: 2, discarded: 3 };
    expect(told(1, closes)).toEqual(['closes the line for 2 points']);
    expect(told(1, closes, { kind: 'loses-bet', seat: 1, card: '+4', count: 4 })).toEqual([
      'closes the line for 2 points and −4 for the open bet',
    ]);
  });

  test('what follows by itself when the turn is over isn’t told', () => {
    const follows: LineItEffect[] = [{ kind: 'to-jackpot', card: '3', color: 'green' }, { kind: 'starts', seat: 2 }];
    expect(told(1, { kind: 'ends-turn', seat: 1 }, ...follows)).toEqual(['ends the turn']);
  });

  test('the last pass closes every line, each with what it brings', () => {
    const effects: LineItEffect[] = [
      { kind: 'passes', seat: 1 },
      { kind: 'closes', seat: 0, count: 1, discarded: 3 },
      { kind: 'closes', seat: 1, count: 0, discarded: 2 },
      { kind: 'loses-bet', seat: 1, card: '+5', count: 5 },
      { kind: 'ends', reason: 'deck-out' },
    ];
    expect(told(1, ...effects)).toEqual([
      'adds no more cards',
      'your line brings 1 point',
      'your line brings −5 for the open bet and 0 points',
      'then the round is over',
    ]);
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])('In %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  test('what fits next has its words', () => {
    const said = [
      next('+3'),
      next('57'),
      next('57 60', { direction: 'up', above: 60 }),
      next('57 60', { direction: 'down', below: 60 }),
      next('57 1', { direction: 'down', below: 1 }),
      next('57 1', { direction: 'down', below: 1, takes_bet: false }),
    ];
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) expect(words).toMatch(/^\p{Ll}[^{}]+[^ ]$/u);
  });

  test('every fact has its words, to everyone', () => {
    for (const viewer of [null, 0, 1]) {
      for (const you of ['yes', 'no']) {
        for (const effect of EVERY) {
          for (const fact of facts([effect], NAMES, viewer)) {
            const text = phrase({ ...fact, args: { ...fact.args, you } });
            expect(text, effect.kind).toMatch(/^[\p{Ll}B][^{}]*[^{}. ]$/u);
            expect(text, effect.kind).not.toMatch(/ {2}|undefined/);
          }
        }
      }
    }
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])('A hint in %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  test.each(Object.entries(WHYS))('says why a choice is good, or is not: %s', (kind, fields) => {
    for (const speaks of ['for', 'against'] as const) {
      const said = why({ kind, speaks, ...fields }, NAMES);
      expect(phrase(said) ?? `?${said.id}`).toMatch(/^[\p{L}\d][^{}]*[\p{L}\d]$/u);
      expect(phrase(said)).not.toMatch(/ {2}/);
    }
  });
});

test('a hint names the card that someone would be left', () => {
  const leaves: LineItWhy = { kind: 'leaves', speaks: 'against', seat: 1, card: '57' };
  expect(phrase(why(leaves, NAMES))).toBe('leaves Bo the red 57, which wins something there');
});

test('a hint says of a number that few are skipped for it, or many', () => {
  const said = (speaks: LineItWhy['speaks'], count: number) => {
    const skips: LineItWhy = { kind: 'skips', speaks, count };
    return phrase(why(skips, NAMES));
  };
  expect(said('for', 0)).toBe('skips none of the numbers that may still come');
  expect(said('for', 1)).toBe('skips only 1 number that may still come');
  expect(said('against', 20)).toBe('skips 20 numbers that may still come');
});
