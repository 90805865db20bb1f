import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import generic from '../games/generic';
import type { View } from '../protocol/types';
import Result from './Result.svelte';
import { viewOf } from './fixture';
import { TableScreen } from './table.svelte';

const FERN = { name: 'fern', players: [2, 5] as [number, number], options: [], bots: [], usual_bot: '', has_hints: true, has_reviews: true, ready: true };
const PLAYED = { names: ['Ann', 'Bo'], outcome: { scores: [3, 8], winners: [1], reason: 'hand-empty' }, record: 'fern-1-1' };

function shows(parts: Partial<View>): void {
  const table = new TableScreen('fern');
  table.page = generic;
  table.info = FERN;
  table.view = viewOf({ phase: 'between', ...parts });
  render(Result, { table });
}

test('an open match is finished by who leads; another round can be asked for by everyone seated', () => {
  shows({ seat: 1, leads: false });
  expect(screen.getByText('Another round')).toBeTruthy();
  expect(screen.queryByText('Finish')).toBeNull();
});

test('who leads can finish an open match', () => {
  shows({ leads: true });
  expect(screen.getByText('Finish')).toBeTruthy();
});

test('the review is beside what comes next, and is there for those who watch', () => {
  const match = { ...viewOf({}).match, rounds: [PLAYED] };
  shows({ seat: null, match });
  const review = screen.getByRole('link', { name: 'Review' });
  expect(review.getAttribute('href')).toBe('/review/fern-1-1');
  expect(screen.queryByText('Another round')).toBeNull();
});
