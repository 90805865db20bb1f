import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Places from './Places.svelte';
import { viewOf } from './fixture';
import { TableScreen } from './table.svelte';

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
