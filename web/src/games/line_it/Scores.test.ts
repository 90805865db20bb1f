import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import type { View } from '../../protocol/types';
import { FIXTURES } from './fixtures';
import Scores from './Scores.svelte';
import type { Closing, SeatSeen } from './types';

type Ended = { pile: number; tokens?: string[]; hand?: string[]; closing?: Partial<Closing>; score: number };

/** The end of a round between Ann and Bo. */
function ended(seats: Ended[], winners: number[]): View {
  const seen = seats.map(({ pile, tokens = [], hand = [], closing = {}, score }) => ({
    pile,
    tokens,
    hand,
    score,
    line: { closing: { discarded: [], scored: [], lost: null, ...closing } },
  })) as unknown as SeatSeen[];
  const outcome = { scores: seats.map(({ score }) => score), winners, reason: 'deck-out' };
  return { position: { phase: 'over', seats: seen }, round: { outcome } } as unknown as View;
}

/** The rows of the table, cell by cell, as a screen reader reads them. */
function rows(): string[][] {
  return screen
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => readable(cell as HTMLElement).replace(/\s+/g, ' ').trim()));
}

function readable(cell: HTMLElement): string {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const picture of copy.querySelectorAll('[aria-hidden]')) picture.remove();
  return copy.textContent ?? '';
}

const WON: Ended = {
  pile: 7,
  tokens: ['+5', '-3'],
  hand: ['61', '+4'],
  closing: { discarded: ['10', '14', '20'], scored: ['33', '40'], lost: '-3' },
  score: 9,
};

test('the end is told step by step, the best first', () => {
  render(Scores, { view: ended([{ pile: 3, score: 3 }, WON], [1]), names: ['Ann', 'Bo'] });
  expect(screen.getByText('The deck has run out, and every line is closed.')).toBeTruthy();
  expect(rows()).toEqual([
    ['Step', 'Cards', 'Points'],
    ['Bo wins the round', 'Score: 9'],
    ['Score pile', 'before the end', '5'],
    [
      'Last line',
      'Discarded: blue 10, blue 14, and yellow 20. Onto the score pile: red 33 and yellow 40.',
      '+2',
    ],
    ['Bets', '+5 and −3 −3 still open', '+2'],
    ['In hand', 'red 61 and bet +4 no points', '0'],
    ['Ann', 'Score: 3'],
    ['Score pile', 'before the end', '3'],
    ['Last line', 'none', '0'],
    ['Bets', 'none', '0'],
  ]);
});

test('what was discarded and what is lost are seen with their signs', () => {
  render(Scores, { view: ended([WON], [0]), names: ['Bo'] });
  const line = screen.getByRole('row', { name: /Last line/ });
  expect(within(line).getByText('10', { selector: '.gone' }).querySelector('svg')).toBeTruthy();
  expect(screen.getByText('−3', { selector: '.chip' })).toBeTruthy();
});

test('equal scores share the win', () => {
  const same = { pile: 3, score: 3 };
  render(Scores, { view: ended([same, same], [0, 1]), names: ['Ann', 'Bo'] });
  expect(screen.getAllByText('shares the win')).toHaveLength(2);
});

test('the table can be seen once more, as the last play left it, with nothing to do', async () => {
  const { view, names } = FIXTURES.over();
  render(Scores, { view, names });
  expect(screen.queryByRole('region', { name: 'Nessi' })).toBeNull();
  const details = screen.getByText('Show the table').closest('details') as HTMLDetailsElement;
  details.open = true;
  await fireEvent(details, new Event('toggle'));
  await tick();
  expect(screen.getByRole('region', { name: 'Your line' }).textContent).toContain('Line: green 23');
  expect(screen.getByRole('region', { name: 'Nessi' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.querySelector('.lit')).toBeNull();
});
