import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { GameInfo } from '../protocol/types';
import TableSettings from './TableSettings.svelte';
import { viewOf } from './fixture';
import { TableScreen } from './table.svelte';

const graces = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Away for so long, a bot stands in' });

test('who leads says how long the absent are waited for', async () => {
  const table = new TableScreen('fern');
  table.view = viewOf({ settings: { public: true, pace: 'normal', grace_s: 45, open_hands: null, hints: true } });
  const ask = vi.spyOn(table, 'ask').mockResolvedValue({ type: 'ok', id: '1', version: 2, text: null, arguments: {} });
  render(TableSettings, { table });
  expect(graces().selectedOptions[0]?.text).toBe('45 seconds');
  await fireEvent.change(graces(), { target: { value: '180' } });
  expect(ask).toHaveBeenCalledWith({ do: 'set_table', grace_s: 180 }, 'options');
});

test('others see it and can’t change it', () => {
  const table = new TableScreen('fern');
  table.view = viewOf({ leads: false });
  render(TableSettings, { table });
  expect(graces().disabled).toBe(true);
});

test('others’ hands are opened where the game lets everyone know them', async () => {
  const table = new TableScreen('fern');
  table.view = viewOf({ settings: { public: true, pace: 'normal', grace_s: 30, open_hands: false, hints: true } });
  const ask = vi.spyOn(table, 'ask').mockResolvedValue({ type: 'ok', id: '1', version: 2, text: null, arguments: {} });
  render(TableSettings, { table });
  const hands = within(screen.getByRole('group', { name: 'The others’ hands' }));
  expect(hands.getByRole<HTMLInputElement>('radio', { name: 'Face down' }).checked).toBe(true);
  await fireEvent.click(hands.getByRole('radio', { name: 'Open' }));
  expect(ask).toHaveBeenCalledWith({ do: 'set_table', open_hands: true }, 'options');
});

test('where the game hides hands there is nothing to choose', () => {
  const table = new TableScreen('fern');
  table.view = viewOf({});
  render(TableSettings, { table });
  expect(screen.queryByRole('group', { name: 'The others’ hands' })).toBeNull();
});

test('who leads says whether there are hints, where the game has them', async () => {
  const table = new TableScreen('fern');
  table.view = viewOf({});
  const { unmount } = render(TableSettings, { table });
  expect(screen.queryByRole('group', { name: 'Hints' })).toBeNull();
  unmount();
  table.info = { has_hints: true } as GameInfo;
  const ask = vi.spyOn(table, 'ask').mockResolvedValue({ type: 'ok', id: '1', version: 2, text: null, arguments: {} });
  render(TableSettings, { table });
  const hints = within(screen.getByRole('group', { name: 'Hints' }));
  expect(hints.getByRole<HTMLInputElement>('radio', { name: 'on' }).checked).toBe(true);
  await fireEvent.click(hints.getByRole('radio', { name: 'off' }));
  expect(ask).toHaveBeenCalledWith({ do: 'set_table', hints: false }, 'options');
});
