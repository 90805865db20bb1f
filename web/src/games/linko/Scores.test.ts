import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { FIXTURES } from './fixtures/fixtures';
import Scores from './Scores.svelte';

test('the best comes first, and the reason is told in words', () => {
  const { view, names } = FIXTURES.over();
  render(Scores, { view, names });
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows[0]).toContain('Galuppy');
  expect(rows[0]).toContain('wins the round');
  expect(rows[0]).toContain('10 laid, 0 in hand: 10 points');
  expect(rows[2]).toContain('3 laid, 17 in hand: -14 points');
  expect(screen.getByText('Galuppy has laid the last card.')).toBeTruthy();
});
