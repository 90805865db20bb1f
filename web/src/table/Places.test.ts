import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { GameInfo } from '../protocol/types';
import Places from './Places.svelte';
import { viewOf } from './fixture';
import { TableScreen } from './table.svelte';

const fern: GameInfo = {
  name: 'fern',
  players: [2, 5],
  options: [],
  bots: ['newcomer', 'club', 'master'],
  usual_bot: 'club',
  has_hints: true, has_reviews: true,
  ready: true,
};

test('one’s own name can be tapped and changed, another’s can’t', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in tests')));
  const table = new TableScreen('fern');
  table.view = viewOf({});
  const ask = vi.spyOn(table, 'ask').mockResolvedValue({ type: 'ok', id: '1', version: 2, text: null, arguments: {} });
  render(Places, { table });
  expect(screen.queryByRole('button', { name: /name, Bo$/ })).toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: /name, .?Ann.?$/ }));
  const input = screen.getByRole('textbox', { name: 'Your name' });
  expect(document.activeElement).toBe(input);
  await fireEvent.input(input, { target: { value: ' Anna ' } });
  await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(ask).toHaveBeenCalledWith({ do: 'sit', name: 'Anna' }, 'seats');
  expect(await screen.findByRole('button', { name: /name, .?Ann.?$/ })).toBeTruthy();
  vi.unstubAllGlobals();
});

test('a bot is added of the level that is chosen, which this device remembers', async () => {
  localStorage.clear();
  const table = new TableScreen('fern');
  table.view = viewOf({});
  table.info = fern;
  const ask = vi.spyOn(table, 'ask').mockResolvedValue({ type: 'ok', id: '1', version: 2, text: null, arguments: {} });
  render(Places, { table });
  const level = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(level('Club').checked).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Add a bot' }));
  expect(ask).toHaveBeenLastCalledWith({ do: 'add_bot', bot: 'club' }, 'seats');
  await fireEvent.click(level('Master'));
  expect(screen.getByText(/^The lynx/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Add a bot' }));
  expect(ask).toHaveBeenLastCalledWith({ do: 'add_bot', bot: 'master' }, 'seats');
  expect(localStorage.getItem('greenpaw-level')).toBe('master');
});

test('of a bot that is seated its level is told', () => {
  const table = new TableScreen('fern');
  const { seats } = viewOf({});
  table.view = viewOf({ seats: [seats[0]!, { ...seats[1]!, name: 'Hazel', bot: 'strong' }] });
  render(Places, { table });
  expect(screen.getByText('Hazel').closest('li')?.textContent).toMatch(/Strong/);
});
