import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { GameInfo } from '../protocol/types';
import GameChoice from './GameChoice.svelte';

const game = (name: string, players: [number, number]): GameInfo => ({ name, players, options: [], bots: [], usual_bot: '', has_hints: true, has_reviews: true, ready: true });
const games = [game('fern', [2, 5]), game('moss', [3, 3])];

test('each game is a choice, and leads to its rules', async () => {
  const onchoose = vi.fn();
  render(GameChoice, { games, chosen: 'fern', onchoose });
  expect(screen.getByRole('group', { name: 'What shall we play?' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'fern' }).checked).toBe(true);
  await fireEvent.click(screen.getByRole('radio', { name: 'moss' }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith('moss');
  const rules = screen.getByRole<HTMLAnchorElement>('link', { name: 'How it’s played: moss' });
  expect(new URL(rules.href).pathname).toBe('/rules/moss');
});

test('a game that says nothing about itself says how many may play', () => {
  render(GameChoice, { games, chosen: 'fern', onchoose: vi.fn() });
  const about = (name: string) =>
    document.getElementById(screen.getByRole('radio', { name }).getAttribute('aria-describedby')!)?.textContent;
  expect(about('fern')).toBe('2–5 players');
  expect(about('moss')).toBe('3 players');
});
