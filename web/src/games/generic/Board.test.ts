import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { viewOf } from '../../table/fixture';
import type { BoardProps } from '../contract';
import Board from './Board.svelte';

const board = (parts: object, props: Partial<BoardProps> = {}) => {
  const act = vi.fn();
  render(Board, { view: viewOf(parts), names: ['Ann', 'Bo'], steps: [], waiting: false, act, ...props });
  return act;
};

test('what is barred can be reached, says why and does nothing', async () => {
  const act = board({ barred: [{ action: 'take 57 line', code: 'too-low', text: '57 is too low', rule: 'T5' }] });
  const barred = screen.getByRole('button', { name: 'take 57 line' });
  barred.focus();
  expect(document.activeElement).toBe(barred);
  expect(barred.getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(barred.getAttribute('aria-describedby')!);
  expect(why?.textContent?.replace(/\s+/g, ' ').trim()).toBe('57 is too low (T5)');
  await fireEvent.click(barred);
  expect(act).not.toHaveBeenCalled();
});

test('where nothing is barred nothing is said of it', () => {
  board({ choices: [{ action: 'pass', effects: [] }] });
  expect(screen.queryByText('Not now')).toBeNull();
  expect(screen.getByRole('button', { name: 'pass' })).toBeTruthy();
});

test('the choice that a hint points at is marked', () => {
  const choices = ['pass', 'take'].map((action) => ({ action, effects: [] }));
  board({ choices }, { pointed: { action: 'take' } });
  expect(screen.getByRole('button', { current: true }).textContent?.trim()).toBe('take');
});
