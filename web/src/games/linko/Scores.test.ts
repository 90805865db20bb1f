import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test } from 'vitest';
import { FIXTURES } from './fixtures';
import Scores from './Scores.svelte';

test('the best comes first, and the reason is told in words', () => {
  const { view, names } = FIXTURES.over();
  render(Scores, { view, names });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toContain('Galuppy');
  expect(rows[0]).toContain('wins the round');
  expect(rows[0]).toContain('10 laid, 0 in hand: 10 points');
  expect(rows[2]).toContain('3 laid, 17 in hand: −14 points');
  expect(screen.getByText('Galuppy has laid the last card.')).toBeTruthy();
});

test('the table can be seen once more, as the last play left it', async () => {
  const { view, names } = FIXTURES.over();
  render(Scores, { view, names });
  expect(screen.queryByRole('region', { name: 'Nessi' })).toBeNull();
  const details = screen.getByText('Show the table').closest('details') as HTMLDetailsElement;
  details.open = true;
  await fireEvent(details, new Event('toggle'));
  await tick();
  expect(screen.getByRole('region', { name: 'Nessi' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Your sets' }).textContent).toContain('2\u00a0×\u00a013');
});
