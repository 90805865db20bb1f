import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import MyTables from './MyTables.svelte';

const table = (parts: object) => ({ table: 'fern', game: 'no-such-game', phase: 'playing', others: ['Bo', 'Cleo'], acts: false, ...parts });

test('each of one’s own tables says with whom it is, and leads back there', () => {
  render(MyTables, { tables: [table({}), table({ table: 'moss', others: [] })] });
  const [fern, moss] = screen.getAllByRole('link') as [HTMLAnchorElement, HTMLAnchorElement];
  expect(fern.textContent).toMatch(/Back to the table\s+with Bo, Cleo/);
  expect(new URL(fern.href).pathname).toBe('/t/fern');
  expect(moss.textContent).toContain('nobody else yet');
});

test('a table that waits for this person says so', () => {
  render(MyTables, { tables: [table({ acts: true })] });
  expect(screen.getByText(/Your turn/)).toBeTruthy();
  expect(screen.queryByText('playing')).toBeNull();
});
