import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Presence, View } from '../protocol/types';
import Bars from './Bars.svelte';
import { viewOf } from './fixture';
import { TableScreen } from './table.svelte';

beforeEach(() => void vi.useFakeTimers({ now: 20_000 }));
afterEach(() => void vi.useRealTimers());

/** Ann's page while Bo must decide, since the 10th second. */
function shows(parts: Partial<View> = {}, presence: Partial<Presence> = {}): void {
  const table = new TableScreen('fern');
  const view = viewOf({ phase: 'playing', ...parts });
  table.view = { ...view, round: { ...view.round!, acting: 1, since_ms: 10_000 } };
  table.presence = { type: 'presence', seats: [true, false], spectators: 0, ...presence };
  table.link = 'live';
  render(Bars, { table, mayJoin: false, onjoin: vi.fn() });
}

test('who keeps the table waiting by being offline is named, and when a bot comes', async () => {
  shows();
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.getByRole('status').textContent).toBe('Bo is offline.');
  expect(screen.getByText(/decides for them in 20 seconds/)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.getByText(/decides for them in 15 seconds/)).toBeTruthy();
});

test('nobody is missed who is here, is a bot, or has one', () => {
  const [ann, bo] = viewOf({}).seats;
  shows({}, { seats: [true, true] });
  shows({ seats: [ann!, { ...bo!, bot: 'casual' }] });
  shows({ seats: [ann!, { ...bo!, stand_in: true }] });
  shows({ seat: 1 });
  expect(screen.queryByText(/offline/)).toBeNull();
});
