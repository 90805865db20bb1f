import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import generic from '../games/generic';
import type { View } from '../protocol/types';
import Result from './Result.svelte';
import { viewOf } from './fixture';
import { TableScreen } from './table.svelte';

function shows(parts: Partial<View>): void {
  const table = new TableScreen('fern');
  table.page = generic;
  table.view = viewOf({ phase: 'between', ...parts });
  render(Result, { table });
}

test('an open match is finished by who leads; another round can be asked for by everyone seated', () => {
  shows({ seat: 1, leads: false });
  expect(screen.getByText('Another round')).toBeTruthy();
  expect(screen.queryByText('Finish')).toBeNull();
});

test('who leads can finish an open match', () => {
  shows({ leads: true });
  expect(screen.getByText('Finish')).toBeTruthy();
});
