import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { Fixture } from '../../fixtures/fixture';
import Board from './Board.svelte';
import { FIXTURES } from './fixtures';

/** The jars, from the left, as they are drawn: what is in them, full dots of all, what is marked. */
function jars({ view, names }: Fixture): string[] {
  render(Board, { view, names, steps: [], waiting: false, act: () => {} });
  return [...document.querySelectorAll('.jackpots li')].map((jar) => {
    const dots = jar.querySelectorAll('.dots i');
    const marks = [jar.querySelector('.dots.near') && 'near', jar.querySelector('.dots.won svg') && 'won'].filter(Boolean);
    return [jar.querySelector('b')?.textContent, `${jar.querySelectorAll('.full').length}/${dots.length}`, ...marks].join(' ');
  });
}

describe('The jackpots', () => {
  test('dots count the colours of the own line; the one whose next card wins is marked', () => {
    expect(jars(FIXTURES.jackpot())).toEqual(['5 2/3 near', '2 2/3 near', '0 2/3 near', '9 0/3']);
  });

  test('a jackpot that the line has had is ticked off', () => {
    expect(jars(FIXTURES.forced())).toEqual(['1 1/3', '2 1/3', '0 0/3', '3 0/0 won']);
  });

  test('a spectator’s compare with the line of whose turn it is', () => {
    expect(jars(FIXTURES.spectator())).toEqual(['1 0/3', '2 1/3', '0 0/3', '3 2/3 near']);
  });
});
