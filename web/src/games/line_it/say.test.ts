import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, phrase, speak, type Language } from '../../i18n';
import type { StepView } from '../../protocol/types';
import { decides, say } from './say';
import type { LineItEffect } from './types';

const NAMES = ['Ann', 'Bo', 'Cy'];

function stepOf(text: string, effects: LineItEffect[]): StepView {
  const seat = /^(\d+):/.exec(text)?.[1];
  return { round: 1, index: 0, step: text, seat: seat === undefined ? null : Number(seat), by: null, effects };
}

/** The log's lines for a step to a viewer; those beside the play in brackets. */
function said(viewer: number | null, text: string, ...effects: LineItEffect[]): string[] {
  return say(stepOf(text, effects), NAMES, viewer).map((line) => {
    const words = phrase(line) ?? `?${line.id}`;
    return line.minor ? `(${words})` : words;
  });
}

const lays = (card: string, source: 'market' | 'hand' = 'market'): LineItEffect => ({ kind: 'lays', seat: 1, card, source });
const ENDS_TURN: LineItEffect = { kind: 'ends-turn', seat: 1 };

describe('A turn', () => {
  test('taking a card, onto the line or into hand', () => {
    expect(said(0, '1:take 57 line', lays('57'))).toEqual(['Bo lays the red 57.']);
    expect(said(1, '1:take 57 line', lays('57'))).toEqual(['You lay the red 57.']);
    expect(said(1, '1:take +4 hand', { kind: 'keeps', seat: 1, card: '+4' })).toEqual(['You take the bet +4 into hand.']);
  });

  test('a hand card that wins jackpot and bet is one sentence', () => {
    const effects: LineItEffect[] = [
      lays('57', 'hand'),
      { kind: 'jackpot', seat: 1, color: 'red', count: 5 },
      { kind: 'wins-bet', seat: 1, card: '+3', count: 3 },
    ];
    expect(said(0, '1:play 57', ...effects)).toEqual([
      'Bo lays the red 57 from hand, wins the red jackpot of 5, and wins the bet +3.',
    ]);
    expect(said(1, '1:play 57', ...effects)).toEqual([
      'You lay the red 57 from hand, win the red jackpot of 5, and win the bet +3.',
    ]);
  });

  test('closing, with what it costs', () => {
    const closes: LineItEffect = { kind: 'closes', seat: 1, count: 1, discarded: 3 };
    expect(said(1, '1:close', closes)).toEqual(['You close your line for 1 point.']);
    expect(said(0, '1:close', closes, { kind: 'loses-bet', seat: 1, card: '+4', count: 4 })).toEqual([
      'Bo closes the line for 1 point and −4 for the open bet.',
    ]);
  });

  test('its end goes without saying', () => {
    expect(said(0, '1:end', ENDS_TURN)).toEqual([]);
    expect(said(0, '1:take 57 line', lays('57'), ENDS_TURN)).toEqual(['Bo lays the red 57.']);
  });

  test('but is told where it is what was decided', () => {
    const told = (viewer: number, text: string, ...effects: LineItEffect[]) =>
      decides(stepOf(text, effects), NAMES, viewer).map(phrase);
    expect(told(0, '1:end', ENDS_TURN)).toEqual(['Bo ends the turn.']);
    expect(told(1, '1:end', ENDS_TURN)).toEqual(['You end your turn.']);
    expect(told(1, '1:take 57 line', lays('57'), ENDS_TURN)).toEqual(['You lay the red 57.']);
  });
});

describe('Beside the play', () => {
  test('what is left of a market, and the next', () => {
    expect(
      said(
        2,
        '1:end',
        ENDS_TURN,
        { kind: 'to-jackpot', card: '57', color: 'red' },
        { kind: 'out', card: '+3' },
        { kind: 'starts', seat: 2 },
      ),
    ).toEqual(['(For the jackpots: red 57.)', '(Out of the game: bet +3.)', '(A new market: you go first.)']);
    const market = ['+5', '100', '2'].map((card): LineItEffect => ({ kind: 'market', card }));
    expect(said(2, '*+5,100,2', ...market)).toEqual(['(In the market: blue 2, yellow 100, and bet +5.)']);
  });
});

test('what merely follows is nobody’s own', () => {
  const step = stepOf('1:take 57 line', [lays('57'), ENDS_TURN, { kind: 'out', card: '+3' }, { kind: 'starts', seat: 1 }]);
  expect(say(step, NAMES, 1).map(({ mine }) => mine)).toEqual([undefined, false, false]);
});

describe('The end', () => {
  test('the last of the deck goes to the jackpots, then the last cards come', () => {
    expect(said(0, '*3,4', { kind: 'to-jackpot', card: '3', color: 'green' }, { kind: 'last-cards' })).toEqual([
      '(For the jackpots: green 3.)',
      'The deck has run out. Now come the last cards.',
    ]);
  });

  test('the last pass closes every line', () => {
    expect(
      said(
        1,
        '1:pass',
        { kind: 'passes', seat: 1 },
        { kind: 'closes', seat: 0, count: 2, discarded: 3 },
        { kind: 'closes', seat: 1, count: 0, discarded: 3 },
        { kind: 'loses-bet', seat: 1, card: '+5', count: 5 },
        { kind: 'ends', reason: 'deck-out' },
      ),
    ).toEqual([
      'You add no more cards.',
      '(Ann’s line is closed for 2 points.)',
      '(Your line is closed for 0 points and −5 for the open bet.)',
      '(The round is over.)',
    ]);
  });
});

describe.each(Object.keys(LANGUAGES) as Language[])('In %s', (language) => {
  beforeAll(() => speak(language));
  afterAll(() => speak('en'));

  test('every line is a sentence, to everyone', () => {
    const steps: [string, LineItEffect[]][] = [
      ['1:take 57 line', [lays('57'), { kind: 'jackpot', seat: 1, color: 'red', count: 0 }, ENDS_TURN]],
      ['1:play 57', [lays('57', 'hand'), { kind: 'wins-bet', seat: 1, card: '+3', count: 3 }]],
      ['1:take 4 hand', [{ kind: 'keeps', seat: 1, card: '4' }, ENDS_TURN, { kind: 'out', card: '+3' }, { kind: 'starts', seat: 1 }]],
      ['1:end', [ENDS_TURN]],
      ['1:close', [{ kind: 'closes', seat: 1, count: 1, discarded: 3 }]],
      ['*3,+5', [{ kind: 'market', card: '3' }, { kind: 'market', card: '+5' }]],
      ['*3', [{ kind: 'to-jackpot', card: '3', color: 'green' }, { kind: 'last-cards' }]],
      ['1:pass', [{ kind: 'passes', seat: 1 }, { kind: 'closes', seat: 0, count: 2, discarded: 3 }, { kind: 'ends' }]],
    ];
    for (const viewer of [null, 0, 1]) {
      for (const [text, effects] of steps) {
        const step = stepOf(text, effects);
        for (const line of [...say(step, NAMES, viewer), ...decides(step, NAMES, viewer)]) {
          expect(phrase(line), line.id).toMatch(/^\p{Lu}[^{}?]*[^ ]\.$/u);
          expect(phrase(line), line.id).not.toMatch(/ {2}|undefined/);
        }
      }
    }
  });
});
