import { render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { speak, type Language } from '../../i18n';
import type { View } from '../../protocol/types';
import Counts from './Counts.svelte';
import HandCount from './HandCount.svelte';
import type { SeatSeen } from './types';

afterEach(() => speak('en'));

const seen = (more: Partial<SeatSeen>) => ({ hand: [], tokens: [], pile: 0, score: 0, passed: false, ...more }) as unknown as SeatSeen;

function shown(more: Partial<SeatSeen>, props = {}): HTMLElement {
  return render(Counts, { seen: seen(more), seat: 1, isFirst: false, ...props }).container;
}

function badge(score: number, hand: string[] = []): HTMLElement {
  const view = { position: { seats: [seen({ score, hand })] } } as unknown as View;
  return render(HandCount, { view, seat: 0 }).container;
}

const title = (container: HTMLElement) => container.querySelector('[title]')?.getAttribute('title') ?? '';

describe('A score below nothing has a real minus', () => {
  const WORDS: Record<Language, RegExp> = { en: /^−1 point\b/, de: /^−1 Punkt\b/, fr: /^−1 point\b/, nl: /^−1 punt\b/ };
  test.each(Object.entries(WORDS) as [Language, RegExp][])('in %s', async (language, words) => {
    await speak(language);
    for (const told of [shown({ score: -1 }), badge(-1)]) {
      expect(title(told)).toMatch(words);
      expect(title(told)).toBe((told.querySelector('.unseen')?.textContent ?? '').trim());
      expect(told.querySelector('b')?.textContent).toMatch(/^−1 /);
    }
    expect(title(badge(-3))).toMatch(/^−3 /);
  });
});

describe('A hand among them', () => {
  const faces = (container: HTMLElement) => [...container.querySelectorAll('.hand .card')].map((card) =>
    card.querySelector('.back') ? 'back' : (card.querySelector('text')?.textContent ?? ''),
  );

  test('is drawn as backs', () => {
    const container = shown({ hand: ['54', '+3'] });
    expect(faces(container)).toEqual(['back', 'back']);
    expect(title(container)).toMatch(/2 cards in hand$/);
    expect(container.textContent).not.toMatch(/54|\+3/);
  });

  test('is drawn open where the table says so', () => {
    const container = shown({ hand: ['54', '+3'] }, { isOpen: true });
    expect(faces(container)).toEqual(['54', '+3']);
    expect(container.querySelector('.unseen')?.textContent).toContain(': blue 54 and bet +3');
  });

  test('is drawn elsewhere for whom it is the own one', () => {
    expect(shown({ hand: ['54'] }, { showsHand: false }).querySelector('.hand')).toBeNull();
  });
});

test('only the first player has the first-player token', () => {
  const first = shown({}, { isFirst: true });
  expect(first.querySelector('.first')).toBeTruthy();
  expect(first.querySelector('.unseen')?.textContent).toContain('first-player token');
  const other = shown({});
  expect(other.querySelector('.first')).toBeNull();
  expect(other.textContent).not.toContain('first-player token');
});

test('tokens won and lost look different', () => {
  const tokens = [...shown({ tokens: ['+3', '-5'] }).querySelectorAll('.tokens i')];
  expect(tokens.map((token) => [token.textContent, token.classList.contains('lost')])).toEqual([
    ['+3', false],
    ['−5', true],
  ]);
});

test('the strip tells score and hand of everyone, also a score of nothing', () => {
  expect(badge(0).querySelector('b')?.textContent).toBe('0 pt');
  const five = badge(5, ['7', '+3']);
  expect(five.querySelector('b')?.textContent).toBe('5 pt');
  expect(title(five)).toBe('5 points, 2 cards in hand');
});
