import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { GamePage } from '../games/contract';
import generic from '../games/generic';
import type { GameInfo, Hint as Found, View } from '../protocol/types';
import Hint from './Hint.svelte';
import { viewOf } from './fixture';
import { TableScreen } from './table.svelte';

const hint: Found = {
  choices: [
    { action: 'take 57 line', points: 3.24, win: 0.536, whys: [{ kind: 'wins', speaks: 'for', seat: 1 }, { kind: 'joins', speaks: 'against', seat: 1 }] },
    { action: 'pass', points: -1, win: 0.2, whys: [] },
  ],
};
const page: GamePage = {
  ...generic,
  decides: ({ step, seat }, names, viewer) => [
    { id: 'generic-decision', args: { name: seat === viewer ? 'you' : names[seat!]!, action: step } },
  ],
  why: (fact, names) => ({ id: `${fact.kind} ${names[1]}` }),
};
const choices = hint.choices.map(({ action }) => ({ action, effects: [] }));

function atTable(parts: Partial<View> = {}): TableScreen {
  const table = new TableScreen('fern');
  table.view = viewOf({ phase: 'playing', choices, ...parts });
  table.page = page;
  table.info = { has_hints: true } as GameInfo;
  render(Hint, { table });
  return table;
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Hint', hidden: true });
const answered = { type: 'ok', id: '1', version: 2, text: null, arguments: {} } as const;

test('a hint is asked for the decision that is due, and tells each choice, its chances and why', async () => {
  const table = atTable();
  const ask = vi.spyOn(table, 'ask').mockImplementation(async () => {
    expect(await screen.findByText(/^Looking for/)).toBeTruthy();
    table.view = { ...table.view!, hint };
    return answered;
  });
  await fireEvent.click(button());
  expect(ask).toHaveBeenCalledWith({ do: 'take_hint', decision: 0 }, 'board');
  const [first] = await screen.findAllByRole('listitem');
  expect(first!.textContent!.replace(/\s+/g, ' ')).toMatch(
    /you: 0:take 57 line 54% to win, \+3.2 points \+ Speaks for it: wins Bo ?− Speaks against it: joins Bo/,
  );
  expect(first!.closest('[aria-live=polite]')).toBeTruthy();
  expect(screen.getByText(/Everyone sees that you took a hint/)).toBeTruthy();
});

test('where nothing else tells choices apart it says what looking ahead came to, or that they are about equal', async () => {
  const choice = (action: string, points: number, win: number) => ({ action, points, win, whys: [] });
  const choices = [choice('take 57 line', -5.8, 0.264), choice('close', -6, 0.255), choice('pass', -9, 0.2)];
  const against = [{ kind: 'joins', speaks: 'against', seat: 1 }];
  atTable({ hint: { choices: [...choices, { ...choices[1]!, action: 'end', whys: against }] } });
  await fireEvent.click(button());
  const [best, equal, behind, both] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(best).toContain('looking ahead, it came out best');
  expect(equal).toMatch(/about equal to the best\s*$/);
  expect(behind).toContain('looking ahead, it came out behind');
  expect(both).toMatch(/about equal to the best.*joins Bo/s);
  expect(screen.getByText('Points: ahead of the best other at the end.')).toBeTruthy();
});

test('it is put away and shown again without asking anew, and the next decision begins without', async () => {
  const table = atTable({ hint });
  const ask = vi.spyOn(table, 'ask').mockResolvedValue(answered);
  for (const items of [2, 0, 2]) {
    await fireEvent.keyDown(window.document.body, { key: '?' });
    expect(screen.queryAllByRole('listitem').length).toBe(items);
  }
  await fireEvent.keyDown(window.document.body, { key: 'Escape' });
  expect(screen.queryAllByRole('listitem').length).toBe(0);
  await fireEvent.click(button());
  table.view = { ...table.view!, hint: null, round: { ...table.view!.round!, decision: 1 } };
  await vi.waitFor(() => expect(screen.queryAllByRole('listitem').length).toBe(0));
  expect(ask).not.toHaveBeenCalled();
});

test('the best is pointed at on the board at once, and then what is tapped', async () => {
  const table = atTable({ hint });
  expect(table.pointed).toBeNull();
  await fireEvent.click(button());
  expect(table.pointed?.action).toBe('take 57 line');
  const pointed = table.pointed;
  table.view = { ...table.view!, hint: { ...hint } };
  await tick();
  expect(table.pointed).toBe(pointed);
  await fireEvent.click(screen.getByRole('button', { name: /pass/ }));
  expect(table.pointed?.action).toBe('pass');
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('pass');
  table.view = { ...table.view!, round: { ...table.view!.round!, decision: 1 } };
  expect(table.pointed).toBeNull();
});

test('it is closed by its button or by Escape, which leaves the board alone, and the keyboard goes back', async () => {
  atTable({ hint });
  const heard = vi.fn();
  window.addEventListener('keydown', heard);
  for (const close of [
    () => fireEvent.click(screen.getByRole('button', { name: 'Close' })),
    () => fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' }),
  ]) {
    await fireEvent.click(button());
    screen.getByRole('button', { name: 'Close' }).focus();
    await close();
    expect(screen.queryAllByRole('listitem').length).toBe(0);
    expect(document.activeElement).toBe(button());
  }
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener('keydown', heard);
});

test('it is closed as soon as the decision is made', async () => {
  const table = atTable({ hint });
  await fireEvent.click(button());
  expect(screen.getAllByRole('listitem').length).toBe(2);
  table.waiting = true;
  await vi.waitFor(() => expect(screen.queryAllByRole('listitem').length).toBe(0));
});

test('a first hint that waits until all is ready says so', async () => {
  vi.useFakeTimers();
  const table = atTable();
  vi.spyOn(table, 'ask').mockReturnValue(new Promise(() => {}));
  await fireEvent.click(button());
  expect(screen.getByText(/^Looking for/)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1600);
  expect(screen.getByText(/^Getting ready, a moment/)).toBeTruthy();
  vi.useRealTimers();
});

test('who decides while a hint is looked for can ask for one for the next decision', async () => {
  const table = atTable();
  const ask = vi.spyOn(table, 'ask').mockReturnValue(new Promise(() => {}));
  await fireEvent.click(button());
  table.view = { ...table.view!, round: { ...table.view!.round!, decision: 2 } };
  await vi.waitFor(() => expect(screen.queryByText(/^Looking for/)).toBeNull());
  await fireEvent.click(button());
  expect(ask).toHaveBeenLastCalledWith({ do: 'take_hint', decision: 2 }, 'board');
  expect(screen.getByText(/^Looking for/)).toBeTruthy();
});

test('while another decides, or where the table allows none, none can be asked for', () => {
  expect(atTable({ choices: [] }).hasHints).toBe(true);
  expect(button().disabled).toBe(true);
  const { settings } = viewOf({});
  expect(atTable({ settings: { ...settings, hints: false } }).hasHints).toBe(false);
});

test('what is refused after one has decided all the same isn’t told', async () => {
  const table = atTable();
  vi.spyOn(table, 'ask').mockImplementation(async () => {
    const stale = { type: 'refused', id: '1', code: 'stale', text: '', rule: '' } as const;
    table.view = { ...table.view!, round: { ...table.view!.round!, decision: 1 } };
    table.refusals = { board: stale };
    return stale;
  });
  await table.takeHint();
  expect(table.refusals).toEqual({});
});
