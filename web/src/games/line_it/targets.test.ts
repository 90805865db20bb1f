import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Fixture } from '../../fixtures/fixture';
import Board from './Board.svelte';
import { FIXTURES } from './fixtures';

/** The board, with a card of the market chosen. */
async function chosen({ view, names }: Fixture, card: string) {
  const act = vi.fn<(action: string) => void>();
  render(Board, { view, names, steps: [], waiting: false, act });
  await fireEvent.click(within(screen.getByRole('group', { name: 'Market' })).getByText(card));
  return act;
}

const tap = (selector: string) => fireEvent.click(document.querySelector(selector) as HTMLElement);

test('a tap on the card where it would stand lays it', async () => {
  const act = await chosen(FIXTURES.choice(), '57');
  await tap('.mine .row span:not(.coming)');
  expect(act).not.toHaveBeenCalled();
  await tap('.mine .row .coming');
  expect(act).toHaveBeenCalledExactlyOnceWith('take 57 line');
});

test('a tap on an empty place of the hand takes the card there', async () => {
  const act = await chosen(FIXTURES.choice(), '57');
  await tap('.hand .empty');
  expect(act).toHaveBeenCalledExactlyOnceWith('take 57 hand');
});

test('an empty place takes no card that comes from the hand', async () => {
  const { view, names } = FIXTURES.choice();
  const act = vi.fn<(action: string) => void>();
  render(Board, { view, names, steps: [], waiting: false, act });
  await tap('.hand button');
  await tap('.hand .empty');
  expect(act).not.toHaveBeenCalled();
});

test('neither is reached by Tab or read out, as their buttons are', async () => {
  await chosen(FIXTURES.choice(), '57');
  for (const target of document.querySelectorAll('.mine .row .coming, .hand .empty')) {
    expect(target.closest('[aria-hidden="true"]')).toBeTruthy();
    expect(target.hasAttribute('tabindex')).toBe(false);
  }
});

test('keys are on what they do', async () => {
  const keys = () => [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent).join('');
  await chosen(FIXTURES.choice(), '57');
  expect(keys()).toBe('CELH');
});

test('with the last cards the key of the pass is told', () => {
  const { view, names } = FIXTURES.last();
  render(Board, { view, names, steps: [], waiting: false, act: () => {} });
  expect(screen.getByRole('button', { name: 'Pass' }).querySelector('kbd')?.textContent).toBe('E');
});
