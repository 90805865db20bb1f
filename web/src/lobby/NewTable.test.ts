import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { GameInfo } from '../protocol/types';
import NewTable from './NewTable.svelte';

const option = { name: 'wild', automatic: false, default: false, min_players: 2, max_players: 5, rule: '' };
const game = (parts: Partial<GameInfo>): GameInfo => ({
  name: 'no-such-game',
  players: [2, 5],
  options: [option],
  bots: ['uniform'],
  usual_bot: 'uniform',
  has_hints: true, has_reviews: true,
  ready: true,
  ...parts,
});

test('a game without options has none to show', () => {
  render(NewTable, { info: game({ options: [] }), busy: false, onopen: vi.fn() });
  expect(screen.queryByText('Options')).toBeNull();
});

test('what was chosen for one game isn’t asked of another', async () => {
  const onopen = vi.fn();
  const { rerender } = render(NewTable, { info: game({}), busy: false, onopen });
  await fireEvent.click(within(screen.getByRole('group', { name: 'wild' })).getByRole('radio', { name: 'on' }));
  const open = screen.getByRole('button', { name: 'Open a table' });
  await fireEvent.click(open);
  expect(onopen).toHaveBeenLastCalledWith({ wild: true }, false);
  await rerender({ info: game({ name: 'another-game', options: [] }) });
  await fireEvent.click(open);
  expect(onopen).toHaveBeenLastCalledWith({}, false);
});
