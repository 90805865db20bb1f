import { render, screen, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import SeatStrip from './SeatStrip.svelte';
import { viewOf } from './fixture';

const here = { type: 'presence' as const, seats: [true, true], spectators: 0 };
const strips = () => screen.getAllByRole('listitem').map((strip) => within(strip));

test('whose turn it is and who must act are told in words, apart', () => {
  const view = viewOf({ phase: 'playing' });
  render(SeatStrip, { view: { ...view, round: { ...view.round!, turn: 0, acting: 1 } }, presence: here, badge: undefined });
  const [ann, bo] = strips();
  expect(ann!.getByText('has the turn')).toBeTruthy();
  expect(ann!.queryByText(/must decide now/)).toBeNull();
  expect(bo!.getByText('must decide now')).toBeTruthy();
});

test('host, bots, stand-ins and who is offline are marked in words', () => {
  const view = viewOf({ phase: 'playing' });
  const [ann, bo] = view.seats;
  const seats = [ann!, { ...bo!, stand_in: true }, { ...bo!, name: 'Hazel', bot: 'casual' }];
  render(SeatStrip, { view: { ...view, seats }, presence: { ...here, seats: [true, false, false] }, badge: undefined });
  const [host, away, bot] = strips();
  expect(host!.getByText('Host')).toBeTruthy();
  expect(away!.getByText('a bot stands in')).toBeTruthy();
  expect(away!.getByText('offline')).toBeTruthy();
  expect(screen.getByTitle('a bot stands in, offline').textContent).toContain('Bo');
  expect(bot!.getByText('Casual')).toBeTruthy();
  expect(bot!.queryByText('offline')).toBeNull();
});
