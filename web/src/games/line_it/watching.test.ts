import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { Fixture } from '../../fixtures/fixture';
import { LANGUAGES, speak, type Language } from '../../i18n';
import Board from './Board.svelte';
import { FIXTURES } from './fixtures';

function show({ view, names }: Fixture): void {
  render(Board, { view, names, steps: [], waiting: false, act: () => {} });
}

const near = (name: string) => screen.getByRole('region', { name }).querySelector<HTMLElement>('.near');
const whose = () => document.querySelector('.jackpots p')?.textContent;
const keys = () => [...document.querySelectorAll('.market button > .number')].map((number) => number.classList.contains('idle'));

afterEach(() => speak('en'));

describe('Someone watching', () => {
  test('sees whose line the dots of the jackpots count', () => {
    show(FIXTURES.spectator());
    expect(whose()).toBe('dots: Nessi’s line');
  });

  test('isn’t told keys of cards that they can’t choose', () => {
    show(FIXTURES.spectator());
    expect(keys()).toEqual([true, true, true, true, true]);
  });
});

describe('A player', () => {
  test('sees the dots count the own line, and needs no name for that', () => {
    show(FIXTURES.choice());
    expect(whose()).toBeUndefined();
  });

  test('is told the keys of cards when it is their turn', () => {
    show(FIXTURES.choice());
    expect(keys()).toEqual([false, false, false, false, false]);
    show(FIXTURES.wait());
    expect(keys().slice(5)).not.toContain(false);
  });

  test('sees in another’s lane the colours that win a jackpot next', () => {
    show(FIXTURES.five());
    expect(near('Bo')?.title).toBe('near a jackpot: blue and yellow');
    expect(near('Bo')?.querySelectorAll('svg')).toHaveLength(2);
    expect(near('Zoë')).toBeNull();
  });
});

test.each(Object.keys(LANGUAGES) as Language[])('the signs have their words in %s', async (language) => {
  await speak(language);
  show(FIXTURES.spectator());
  expect(whose()).toMatch(/^\p{L}[^{}]*Nessi/u);
  expect(near('Galuppy')?.title).toMatch(/^\p{Ll}[^{}]+: \p{L}+$|^\p{Ll}[^{}]+ : \p{L}+$/u);
});
