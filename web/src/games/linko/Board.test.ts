import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Fixture } from '../../fixtures/fixture';
import Board from './Board.svelte';
import { FIXTURES } from './fixtures';

beforeEach(() => localStorage.clear());

function show({ view, names }: Fixture, waiting = false) {
  const act = vi.fn<(action: string) => void>();
  const { rerender } = render(Board, { view, names, steps: [], waiting, act });
  return { act, rerender };
}

const hand = () => within(screen.getByRole('group', { name: /^Your hand/ }));
const cards = (name: string) => hand().getAllByRole('button', { name });
const paw = () => screen.getByRole('button', { name: /^Lay/ });
const tap = (element: HTMLElement) => fireEvent.click(element);
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

async function tapLast(name: string): Promise<void> {
  await tap(cards(name).at(-1) as HTMLElement);
}

describe('My turn', () => {
  test('tapping a value takes all its cards, tapping it again one less', async () => {
    const { act } = show(FIXTURES.play());
    const pressed = () => cards('7').filter((card) => card.getAttribute('aria-pressed') === 'true');
    await tapLast('7');
    expect(pressed()).toHaveLength(3);
    await tapLast('7');
    expect(pressed()).toHaveLength(2);
    await tap(paw());
    expect(act).toHaveBeenCalledExactlyOnceWith('7,7');
  });

  test('a set that a hint points at is selected, and not laid', async () => {
    const { act, rerender } = show(FIXTURES.play());
    await rerender({ pointed: { action: '7,7' } });
    expect(cards('7').filter((card) => card.getAttribute('aria-pressed') === 'true')).toHaveLength(2);
    await rerender({ pointed: { action: 'draw 3' } });
    expect(cards('7').filter((card) => card.getAttribute('aria-pressed') === 'true')).toHaveLength(2);
    expect(act).not.toHaveBeenCalled();
  });

  test('tapping a chosen card takes it away', async () => {
    show(FIXTURES.play());
    await tapLast('11');
    await tapLast('11');
    expect(paw()).toHaveProperty('disabled', true);
  });

  test('the paw says before the tap what the set hits', async () => {
    show(FIXTURES.play());
    await tapLast('7');
    expect(plain(paw().getAttribute('aria-label'))).toBe('Lay 3 × 7, hits Nessi’s 3 × 5');
    expect(plain(document.body.textContent)).toContain('3 × 5, on top: hit by your selection');
    expect(plain(document.body.textContent)).toContain('4 × 10, on top: safe from your selection');
  });

  test('a set that hits nobody says so', async () => {
    show(FIXTURES.play());
    await tapLast('4');
    expect(plain(paw().getAttribute('aria-label'))).toBe('Lay 2 × 4, hits nothing');
  });

  test('keys pressed on another button of the page choose nothing', async () => {
    show(FIXTURES.play());
    const other = document.body.appendChild(document.createElement('button'));
    await fireEvent.keyDown(other, { key: '7', code: 'Digit7' });
    other.remove();
    expect(cards('7').map((card) => card.getAttribute('aria-pressed'))).not.toContain('true');
  });

  test('keys choose cards and bring the keyboard to the paw', async () => {
    const { act } = show(FIXTURES.play());
    await fireEvent.keyDown(document.body, { key: 'k' });
    await fireEvent.keyDown(document.body, { key: 'x' });
    expect(document.activeElement).toBe(paw());
    await tap(paw());
    expect(act).toHaveBeenCalledExactlyOnceWith('13,X');
  });

  test('arrows move through the hand and take more or fewer', async () => {
    show(FIXTURES.play());
    const first = cards('4')[0] as HTMLElement;
    first.focus();
    await fireEvent.keyDown(first, { key: 'ArrowUp' });
    await fireEvent.keyDown(first, { key: 'ArrowUp' });
    expect(plain(paw().getAttribute('aria-label'))).toContain('Lay 2 × 4');
    await fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(plain(paw().getAttribute('aria-label'))).toContain('Lay 1 × 4');
    await fireEvent.keyDown(first, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cards('4')[1]);
  });

  test('Enter on a card of the hand lays what is chosen, once it can be laid', async () => {
    const { act } = show(FIXTURES.play());
    const first = cards('4')[0] as HTMLElement;
    expect(await fireEvent.keyDown(first, { key: 'Enter' })).toBe(true); // the button's own: it chooses
    expect(act).not.toHaveBeenCalled();
    await tap(first);
    await fireEvent.keyDown(first, { key: 'Enter', repeat: true });
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(first, { key: 'Enter' });
    expect(act).toHaveBeenCalledExactlyOnceWith('4,4');
  });

  test('at the start of the turn the keyboard comes to the hand, if it was nowhere', () => {
    show(FIXTURES.play());
    expect(document.activeElement).toBe(cards('4')[0]);
  });

  test('after laying the keyboard stays on the board, on the hand', async () => {
    const { view, names } = FIXTURES.play();
    const { rerender } = show({ view, names });
    await tapLast('7');
    paw().focus();
    await rerender({ view: FIXTURES.wait().view });
    expect(document.activeElement?.closest('.hand')).toBeTruthy();
  });

  test('clearing what is chosen takes the keyboard from the paw to the hand', async () => {
    show(FIXTURES.play());
    await fireEvent.keyDown(document.body, { code: 'Digit7' });
    await tick();
    expect(document.activeElement).toBe(paw());
    await fireEvent.keyDown(paw(), { key: 'Escape' });
    expect(document.activeElement?.closest('.hand')).toBeTruthy();
  });

  test('nobody who is writing loses the keyboard', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    show(FIXTURES.play());
    expect(document.activeElement).toBe(field);
    field.remove();
  });

  test('the hand can show its largest groups first', async () => {
    show(FIXTURES.play());
    expect(hand().getAllByRole('group')[0]?.getAttribute('aria-label')).toContain('2 × 4');
    await tap(screen.getByRole('button', { name: 'Largest first' }));
    expect(hand().getAllByRole('group')[0]?.getAttribute('aria-label')).toContain('3 × 7');
  });

  test('the next decision starts with nothing selected', async () => {
    const { view, names } = FIXTURES.play();
    const { rerender } = show({ view, names });
    for (const other of [{ decision: 18 }, { record: 'fern-1-2' }]) {
      await tapLast('7');
      expect(paw()).toHaveProperty('disabled', false);
      await rerender({ view: { ...view, round: view.round && { ...view.round, ...other } } });
      expect(paw()).toHaveProperty('disabled', true);
    }
  });

  test('what waits for me is heard, and what waits for others seen alone', async () => {
    const { view, names } = FIXTURES.play();
    const { rerender } = show({ view, names });
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
    await rerender({ view: { ...view, choices: [], barred: [] } });
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
  });

  test('while a command is on its way nothing else can be chosen', async () => {
    const { act, rerender } = show(FIXTURES.play());
    await tapLast('7');
    await tap(paw());
    await rerender({ waiting: true });
    await tapLast('4');
    await tap(paw());
    expect(act).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('on its way')).toBeNull();
    expect(await screen.findByText('on its way')).toBeTruthy();
  });

  test('a duel foretells what the phantom loses', async () => {
    show(FIXTURES.duel());
    await tapLast('9');
    expect(plain(paw().getAttribute('aria-label'))).toBe(
      'Lay 1 × 9, snatches one of 3 combinations of the phantom, hits Nessi’s 1 × 8',
    );
  });

  test('expert: a one and a joker hit thirteens and jokers', async () => {
    show(FIXTURES.expert());
    await tapLast('1');
    await tapLast('1');
    await tapLast('joker');
    expect(plain(paw().getAttribute('aria-label'))).toBe('Lay 2 × 1, hits Nessi’s 2 × 13, hits Bo’s 2 × X');
  });
});

describe('Choices', () => {
  test('an answer or a spot that a hint points at is marked, and not chosen', async () => {
    for (const [fixture, action, name] of [
      [FIXTURES.take(), 'leave', /^Leave/],
      [FIXTURES.back(), 'discard', /^Discard/],
      [FIXTURES.draw(), 'draw 3', /^Draw.* 3/],
      [FIXTURES.snatch(), 'snatch 4', /4/],
    ] as const) {
      const { act, rerender } = show(fixture);
      expect(screen.queryByRole('button', { current: true })).toBeNull();
      await rerender({ pointed: { action } });
      expect(screen.getByRole('button', { current: true, name })).toBeTruthy();
      expect(act).not.toHaveBeenCalled();
      cleanup();
    }
  });

  test('take or leave', async () => {
    const { act } = show(FIXTURES.take());
    expect(plain(screen.getByRole('status').textContent)).toBe('Your 3 × 9 hit Nessi’s 3 × 5.');
    expect(document.activeElement?.classList.contains('answers')).toBe(true);
    await tap(screen.getByRole('button', { name: /^Take/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith('take');
  });

  test('nothing in the hand can be chosen meanwhile', async () => {
    const { act } = show(FIXTURES.take());
    await tap(cards('11')[0] as HTMLElement);
    expect(cards('11')[0]?.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('button', { name: /^Lay/ })).toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  test('take back or discard', async () => {
    const { act } = show(FIXTURES.back());
    await tap(screen.getByRole('button', { name: /^Discard for good/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith('discard');
  });

  test('which combination of the phantom', async () => {
    const { act } = show(FIXTURES.snatch());
    const answers = screen.getAllByRole('button', { name: /^Snatch/ });
    expect(answers.map((answer) => plain(answer.querySelector('.unseen')?.textContent ?? null))).toEqual([
      'Snatch 1 × 2',
      'Snatch 1 × 4',
      'Snatch 1 × 7',
    ]);
    await tap(answers[1] as HTMLElement);
    expect(act).toHaveBeenCalledExactlyOnceWith('snatch 4');
  });

  test('one draw, from the display or the deck', async () => {
    const { act } = show(FIXTURES.draw());
    expect(screen.getByRole('status').textContent).toContain('2 draws to go');
    await tap(screen.getByRole('button', { name: 'Draw a 12 from place 5' }));
    await tap(screen.getByRole('button', { name: /^Draw from the deck/ }));
    expect(act.mock.calls).toEqual([['draw 5'], ['draw deck']]);
    expect(screen.queryByRole('button', { name: /place 2/ })).toBeNull();
  });

  test('the keyboard is where the draw is to be made, and stays on the deck', async () => {
    const { view, names } = FIXTURES.draw();
    const { rerender } = show({ view, names });
    expect(document.activeElement?.textContent).toContain('Draw a 3 from place 1');
    const deck = screen.getByRole('button', { name: /^Draw from the deck/ });
    deck.focus();
    await rerender({ view: { ...view, position: { ...(view.position as object), owed: 1 } } });
    expect(document.activeElement).toBe(deck);
  });

  test('a pile is one draw of two cards', () => {
    show(FIXTURES.duelDraw());
    expect(screen.getByRole('button', { name: 'Draw a 5 and a joker from place 3' })).toBeTruthy();
  });

  test('digits draw from places, zero from the deck', async () => {
    const { act } = show(FIXTURES.draw());
    await fireEvent.keyDown(document.body, { code: 'Digit2' });
    await fireEvent.keyDown(document.body, { code: 'Digit4' });
    await fireEvent.keyDown(document.body, { code: 'Digit0' });
    expect(act.mock.calls).toEqual([['draw 4'], ['draw deck']]);
  });

  test('a consolation may be declined', async () => {
    const { act } = show(FIXTURES.consolation());
    await tap(screen.getByRole('button', { name: 'No draw' }));
    expect(act).toHaveBeenCalledExactlyOnceWith('pass');
  });
});

describe('What is to be tapped glows, and nothing else', () => {
  const glowing = () => [...document.querySelectorAll('.hand.asked, .display.asked, .bar.asked')].map((e) => e.classList[0]);

  test.each([
    ['play', 'hand'],
    ['draw', 'display'],
    ['consolation', 'display'],
    ['take', 'bar'],
    ['back', 'bar'],
    ['snatch', 'bar'],
  ] as const)('%s: the %s', (phase, part) => {
    show(FIXTURES[phase]());
    expect(glowing()).toEqual([part]);
  });

  test('nothing while others decide', () => {
    show(FIXTURES.takeOther());
    expect(glowing()).toEqual([]);
  });
});

describe('Motion', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('what moved flies once, and is gone when it has landed', async () => {
    const landed: (() => void)[] = [];
    const animate = vi.fn(() => {
      const animation = { onfinish: () => {} };
      landed.push(() => animation.onfinish());
      return animation;
    });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    Object.assign(Element.prototype, { animate });
    const { view, names, next } = FIXTURES.taken();
    const { rerender } = show({ view, names });
    await rerender({ view: next?.view, steps: next?.steps });
    await tick();
    expect(document.querySelectorAll('.flights span')).toHaveLength(3);
    expect(animate).toHaveBeenCalledTimes(3);
    for (const land of landed) land();
    await tick();
    expect(document.querySelectorAll('.flights span')).toHaveLength(0);
  });
});

describe('Watching', () => {
  test('everyone sees whom the table waits for, and for what', () => {
    show(FIXTURES.takeOther());
    expect(plain(screen.getByRole('status').textContent)).toBe('Nessi decides: take or leave your 2 × 7.');
    expect(screen.queryByRole('button', { name: /^Take/ })).toBeNull();
  });

  test('a spectator sees all players and no hand', () => {
    show(FIXTURES.spectator());
    for (const name of ['Galuppy', 'Nessi', 'Bo']) expect(screen.getByRole('region', { name })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /^Your hand/ })).toBeNull();
    expect(plain(screen.getByRole('status').textContent)).toBe('Bo decides: take back or discard 4 × 10.');
  });

  test('what makes up the score is told before each player', () => {
    show(FIXTURES.play());
    const told = (name: string) => screen.getByRole('region', { name }).querySelector('.counts .unseen')?.textContent;
    expect(told('Nessi')).toBe('6 laid, 7 in hand');
    expect(told('Your sets')).toBe('8 laid, 9 in hand');
  });

  test('opponents stand in the order in which they come after me', () => {
    show(FIXTURES.five());
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(names).toEqual(['Nessi', 'Bartholomäus der Dritte', 'Bo', 'Zoë', 'Your sets']);
  });

  test('all older sets can be opened', async () => {
    show(FIXTURES.crowded());
    const older = within(screen.getByRole('region', { name: 'Your sets' })).getByRole('button', { name: /^39 older/ });
    expect(older.getAttribute('aria-expanded')).toBe('false');
    await tap(older);
    expect(older.getAttribute('aria-expanded')).toBe('true');
  });
});
