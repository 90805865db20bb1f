import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Fixture } from '../../fixtures/fixture';
import Board from './Board.svelte';
import { FIXTURES } from './fixtures';
import type { LineItObservation } from './types';

function show({ view, names }: Fixture, waiting = false) {
  const act = vi.fn<(action: string) => void>();
  const { rerender } = render(Board, { view, names, steps: [], waiting, act });
  return { act, rerender };
}

const tap = (element: HTMLElement) => fireEvent.click(element);
const key = (key: string, code = '') => fireEvent.keyDown(document.body, { key, code });
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const market = () => within(screen.getByRole('group', { name: 'Market' }));
const hand = () => within(screen.getByRole('group', { name: /^Your hand/ }));
const status = () => screen.getByRole('status').textContent;
/** What is written in it, but for the keys on its buttons. */
function text(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const key of copy?.querySelectorAll('kbd') ?? []) key.remove();
  return (copy?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

describe('My turn', () => {
  test('a choice that a hint points at has its card chosen, and is not made', async () => {
    const fixture = FIXTURES.choice();
    const action = fixture.view.choices.find((choice) => choice.action.startsWith('take '))!.action;
    const { act, rerender } = show(fixture);
    await rerender({ pointed: { action } });
    expect(market().getAllByRole('button', { pressed: true })).toHaveLength(1);
    expect(act).not.toHaveBeenCalled();
  });

  test('a card that a hint says is to be kept is shown in the hand, and its way is marked', async () => {
    const { act, rerender } = show(FIXTURES.choice());
    await rerender({ pointed: { action: 'take 57 hand' } });
    expect(screen.getByRole('button', { current: true, name: /^Into your hand/ })).toBeTruthy();
    expect(document.querySelector('.hand .coming svg')).not.toBeNull();
    expect(document.querySelector('.line .coming')).toBeNull();
    await rerender({ pointed: { action: 'take 57 line' } });
    expect(screen.getByRole('button', { current: true, name: /^On your line/ })).toBeTruthy();
    expect(document.querySelector('.hand .coming')).toBeNull();
    expect(document.querySelector('.line .coming')).not.toBeNull();
    expect(act).not.toHaveBeenCalled();
  });

  test('the end of the turn that a hint points at is marked', async () => {
    const { rerender } = show(FIXTURES.end());
    await rerender({ pointed: { action: 'end' } });
    expect(screen.getByRole('button', { current: true, name: /^End/ })).toBeTruthy();
  });

  test('where nothing can be done there is no button to do it', () => {
    const { view, names } = FIXTURES.choice();
    render(Board, { view: { ...view, choices: [], barred: [] }, names, steps: [], waiting: false, act: vi.fn(), still: true });
    expect(screen.queryByRole('button', { name: /line|turn/ })).toBeNull();
    expect(hand()).toBeTruthy();
  });

  test('each card of the market says where it can go', () => {
    show(FIXTURES.choice());
    const names = market().getAllByRole('button').map((card) => text(card.querySelector('.unseen')));
    expect(names).toEqual([
      'green 11, can go into your hand',
      'green 39, can go on your line or into your hand',
      'red 57, can go on your line or into your hand',
      'yellow 92, can go on your line or into your hand',
      'bet +4, can go on your line or into your hand',
    ]);
  });

  test('a card and then the line', async () => {
    const { act } = show(FIXTURES.choice());
    await tap(market().getByRole('button', { name: /^red 57/ }));
    expect(act).not.toHaveBeenCalled();
    await tap(button(/^On your line/));
    expect(act).toHaveBeenCalledExactlyOnceWith('take 57 line');
  });

  test('a card and then the hand', async () => {
    const { act } = show(FIXTURES.choice());
    await tap(market().getByRole('button', { name: /^bet \+4/ }));
    await tap(button(/^Into your hand/));
    expect(act).toHaveBeenCalledExactlyOnceWith('take +4 hand');
  });

  test('a hand card is laid', async () => {
    const { act } = show(FIXTURES.choice());
    await tap(hand().getByRole('button', { name: /^blue 58/ }));
    await tap(button(/^On your line/));
    expect(act).toHaveBeenCalledExactlyOnceWith('play 58');
  });

  test('tapped again, a card isn’t chosen any more', async () => {
    show(FIXTURES.choice());
    const card = market().getByRole('button', { name: /^red 57/ });
    await tap(card);
    expect(card.getAttribute('aria-pressed')).toBe('true');
    await tap(card);
    expect(card.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('button', { name: /^On your line/ })).toBeNull();
  });

  test('before the tap each way says what it does', async () => {
    show(FIXTURES.jackpot());
    await tap(market().getByRole('button', { name: /^red 57/ }));
    expect(text(button(/^On your line/))).toBe('On your line wins the red jackpot of 5 and wins the bet +3');
    expect(text(button(/^Into your hand/))).toBe('Into your hand');
    expect(status()).toBe('On your line: wins the red jackpot of 5 and wins the bet +3; Into your hand');
  });

  test('closing takes two taps, and says what it costs', async () => {
    const { act } = show(FIXTURES.bet());
    await tap(button(/^Close/));
    expect(act).not.toHaveBeenCalled();
    expect(text(button(/^Close it now/))).toBe('Close it now 2 points, −5');
    await tap(button(/^Close it now/));
    expect(act).toHaveBeenCalledExactlyOnceWith('close');
  });

  test('the turn ends at one tap, once a card is taken', async () => {
    const { act } = show(FIXTURES.end());
    await tap(button('End turn'));
    expect(act).toHaveBeenCalledExactlyOnceWith('end');
  });

  test('the chosen card is shown where it would stand', async () => {
    show(FIXTURES.choice());
    await tap(market().getByRole('button', { name: /^red 57/ }));
    expect(text(document.querySelector('.mine .row .coming text'))).toBe('57');
    await tap(market().getByRole('button', { name: /^green 11/ }));
    expect(document.querySelector('.mine .row .coming')).toBeNull();
  });

  test('the market is marked on the own ruler, with what fits', () => {
    show(FIXTURES.choice());
    const marked = (kind: string) => [...document.querySelectorAll(`.mine .ruler g.${kind} text`)].map(text);
    expect(marked('fits')).toEqual(['39', '57', '92']);
    expect(marked('misfit')).toEqual(['11']);
  });

  test('the next decision starts with nothing chosen', async () => {
    const { view, names } = FIXTURES.choice();
    const { rerender } = show({ view, names });
    await tap(market().getByRole('button', { name: /^red 57/ }));
    await rerender({ view: { ...view, round: view.round && { ...view.round, decision: 18 } } });
    expect(screen.queryByRole('button', { name: /^On your line/ })).toBeNull();
  });

  test('so does the same decision of another round', async () => {
    const { view, names } = FIXTURES.choice();
    const { rerender } = show({ view, names });
    await tap(market().getByRole('button', { name: /^red 57/ }));
    await rerender({ view: { ...view, round: view.round && { ...view.round, record: 'fern-1-2' } } });
    expect(screen.queryByRole('button', { name: /^On your line/ })).toBeNull();
    await tap(button('End turn'));
    expect(status()).toBe('First take a card from the market.');
    await rerender({ view: { ...view, round: view.round && { ...view.round, record: 'fern-1-3' } } });
    expect(status()).not.toBe('First take a card from the market.');
  });

  test('what waits for me is heard, and what waits for others seen alone', async () => {
    const { view, names } = FIXTURES.choice();
    const { rerender } = show({ view, names });
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
    await rerender({ view: { ...view, choices: [], barred: [] } });
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('off');
  });

  test('while a command is on its way nothing else can be chosen', async () => {
    const { act, rerender } = show(FIXTURES.choice());
    await tap(market().getByRole('button', { name: /^red 57/ }));
    await tap(button(/^On your line/));
    await rerender({ waiting: true });
    const other = market().getByRole('button', { name: /^green 39/ });
    await tap(other);
    expect(other.getAttribute('aria-pressed')).toBe('false');
    expect(act).toHaveBeenCalledTimes(1);
    expect(status()).not.toBe('on its way');
    await vi.waitFor(() => expect(status()).toBe('on its way'));
  });

  test('nor is anything else sent, by a tap or by a key', async () => {
    const { view, names } = FIXTURES.end();
    const { act, rerender } = show({ view, names });
    await tap(hand().getByRole('button', { name: /^blue 58/ }));
    await rerender({ waiting: true });
    await tap(button('End turn'));
    await tap(button(/^On your line/));
    await key('l');
    expect(act).not.toHaveBeenCalled();
  });

  test('once a card is taken, the market’s marks don’t say any more what fits', () => {
    show(FIXTURES.end());
    expect(document.querySelectorAll('.mine .ruler g')).toHaveLength(3);
    expect(document.querySelector('.mine .ruler :is(.fits, .misfit)')).toBeNull();
  });

  test('a card that was taken leaves its place empty', async () => {
    const { view, names, next } = FIXTURES.taken();
    const { rerender } = show({ view, names });
    await rerender({ view: next?.view });
    const places = [...document.querySelectorAll('.market > *')].map((place) => text(place.querySelector('text')));
    expect(places).toEqual(['11', '39', '', '92', '+4']);
  });

  test('of two bets alike the one that was tapped goes, and it flies from there', async () => {
    const { view, names } = FIXTURES.choice();
    const position = view.position as LineItObservation;
    const bets = { ...view, position: { ...position, market: ['11', '39', '57', '+4', '+4'] } };
    const { rerender } = show({ view: bets, names });
    const places = () => [...document.querySelectorAll('.market > *')];
    const spots = () => places().map((place) => place.getAttribute('data-spot'));
    expect(spots()).toEqual(['market-11', 'market-39', 'market-57', null, 'market-+4']);
    await tap(places()[3] as HTMLElement);
    await tap(button(/^On your line/));
    expect(spots().slice(3)).toEqual(['market-+4', null]);
    const after = { ...position, market: ['11', '39', '57', '+4'], taken: true };
    await rerender({ view: { ...view, round: view.round && { ...view.round, decision: 18 }, position: after } });
    expect(places().map((place) => text(place.querySelector('text')))).toEqual(['11', '39', '57', '', '+4']);
  });
});

describe('What isn’t allowed', () => {
  test('one way of two is barred with its reason', async () => {
    const { act } = show(FIXTURES.choice());
    await tap(market().getByRole('button', { name: /^green 11/ }));
    const line = button(/^On your line/);
    expect(line.getAttribute('aria-disabled')).toBe('true');
    expect(text(line)).toBe('On your line Your line rises: the next number must be higher.');
    await tap(line);
    expect(act).not.toHaveBeenCalled();
    await tap(button(/^Into your hand/));
    expect(act).toHaveBeenCalledExactlyOnceWith('take 11 hand');
  });

  test('a card of no use is marked, and a tap says why', async () => {
    show(FIXTURES.five());
    const card = market().getByRole('button', { name: 'green 35, can’t be used now' });
    expect(card.getAttribute('aria-disabled')).toBe('true');
    await tap(card);
    expect(status()).toBe('Your line rises: the next number must be higher. Your hand is full: two cards at most.');
    expect(screen.queryByRole('button', { name: /^On your line/ })).toBeNull();
  });

  test('the turn can’t end before a card is taken', async () => {
    const { act } = show(FIXTURES.choice());
    expect(button('End turn').getAttribute('aria-disabled')).toBe('true');
    await tap(button('End turn'));
    expect(act).not.toHaveBeenCalled();
    expect(status()).toBe('First take a card from the market.');
  });

  test('an empty line can’t be closed', async () => {
    show(FIXTURES.start());
    await tap(button('Close line'));
    expect(status()).toBe('There is no card in your line to close.');
  });

  test('a forced close says why and what it costs, and is one tap away', async () => {
    const { act } = show(FIXTURES.forced());
    expect(status()).toBe('Nothing here fits, and your hand is full.');
    expect(text(button(/^Close it now/))).toBe('Close it now 2 points, −4');
    await tap(button(/^Close it now/));
    expect(act).toHaveBeenCalledExactlyOnceWith('close');
  });
});

describe('The keyboard', () => {
  test('comes to the first card of use when the turn begins', () => {
    show(FIXTURES.five());
    expect(text(document.activeElement?.querySelector('.unseen'))).toMatch(/^green 71/);
  });

  test('arrows move along the market', async () => {
    show(FIXTURES.choice());
    await fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'ArrowRight' });
    expect(text(document.activeElement?.querySelector('.unseen'))).toMatch(/^green 39/);
    await fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'End' });
    expect(text(document.activeElement?.querySelector('.unseen'))).toMatch(/^bet \+4/);
  });

  test('Enter chooses, and Enter again lays on the line where it may', async () => {
    const { act } = show(FIXTURES.choice());
    const card = market().getByRole('button', { name: /^red 57/ });
    card.focus();
    expect(await fireEvent.keyDown(card, { key: 'Enter' })).toBe(true); // the button's own: it chooses
    await tap(card);
    await fireEvent.keyDown(card, { key: 'Enter', repeat: true });
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(card, { key: 'Enter' });
    expect(act).toHaveBeenCalledExactlyOnceWith('take 57 line');
  });

  test('digits choose cards, letters say where to', async () => {
    const { act } = show(FIXTURES.choice());
    await key('3', 'Digit3');
    await tick();
    expect(text(document.activeElement?.querySelector('.unseen'))).toMatch(/^red 57/);
    await key('h');
    await key('6', 'Digit6');
    await key('l');
    expect(act.mock.calls).toEqual([['take 57 hand'], ['play 58']]);
  });

  test('C chooses to close, Escape nothing, E ends the turn', async () => {
    const { act } = show(FIXTURES.end());
    await key('c');
    expect(button(/^Close it now/)).toBeTruthy();
    await key('Escape', 'Escape');
    expect(screen.queryByRole('button', { name: /^Close it now/ })).toBeNull();
    await key('e');
    expect(act).toHaveBeenCalledExactlyOnceWith('end');
  });

  test.each([
    ['closing was chosen', FIXTURES.end, 'c'],
    ['closing is all there is', FIXTURES.forced, ''],
    ['the pass was chosen', FIXTURES.last, 'e'],
  ])('L lays a card and does nothing else: not where %s', async (_, fixture, before) => {
    const { act } = show(fixture());
    if (before) await key(before);
    await key('l');
    await key('h');
    expect(act).not.toHaveBeenCalled();
  });

  test.each([
    ['C', FIXTURES.choice, 'c', 'close'],
    ['E with the last cards', FIXTURES.last, 'e', 'pass'],
  ])('what %s chose has the keyboard, so that Enter confirms it', async (_, fixture, chooses, action) => {
    const { act } = show(fixture());
    await key(chooses);
    await tick();
    const chosen = document.activeElement as HTMLElement;
    expect(chosen.closest('.buttons')).toBeTruthy();
    await fireEvent.keyDown(chosen, { key: 'Enter' });
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  test('letters are for the board only while the keyboard is on it, or nowhere', async () => {
    const { act } = show(FIXTURES.end());
    const other = document.body.appendChild(document.createElement('button'));
    await fireEvent.keyDown(other, { key: 'e' });
    other.remove();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await key('e');
    dialog.remove();
    expect(act).not.toHaveBeenCalled();
    await fireEvent.keyDown(hand().getByRole('button'), { key: 'e' });
    expect(act).toHaveBeenCalledExactlyOnceWith('end');
  });

  test('nobody who is writing plays by that', async () => {
    const { act } = show(FIXTURES.end());
    const field = document.body.appendChild(document.createElement('input'));
    await fireEvent.keyDown(field, { key: 'e' });
    expect(act).not.toHaveBeenCalled();
    field.remove();
  });

  test('isn’t brought to the board by what others do', async () => {
    const { view, names } = FIXTURES.wait();
    const { rerender } = show({ view, names });
    const other = document.body.appendChild(document.createElement('button'));
    other.focus();
    await rerender({ view: { ...view, round: view.round && { ...view.round, decision: 18 } } });
    expect(document.activeElement).toBe(other);
    other.remove();
    await rerender({ view: { ...view, position: { ...(view.position as LineItObservation) } } });
    expect(document.activeElement).toBe(document.body);
  });

  test('stays with the cards after laying', async () => {
    const { view, names, next } = FIXTURES.taken();
    const { rerender } = show({ view, names });
    await tap(market().getByRole('button', { name: /^red 57/ }));
    button(/^On your line/).focus();
    await rerender({ view: next?.view });
    expect(document.activeElement?.closest('.hand')).toBeTruthy();
  });
});

describe('The last cards', () => {
  test('the keyboard comes to them', () => {
    show(FIXTURES.last());
    expect(text(document.activeElement?.querySelector('.unseen'))).toMatch(/^blue 58/);
  });

  test('the keyboard stays on the board when the last one is laid', async () => {
    const { view, names } = FIXTURES.last();
    const { rerender } = show({ view, names });
    await tap(hand().getByRole('button', { name: /^yellow 72/ }));
    button(/^On your line/).focus();
    const position = view.position as LineItObservation;
    const seats = position.seats.map((seen, seat) => (seat === 0 ? { ...seen, hand: [] } : seen));
    const round = view.round && { ...view.round, decision: 18 };
    await rerender({ view: { ...view, round, position: { ...position, seats, current_player: 2 }, choices: [], barred: [] } });
    expect(document.activeElement?.closest('.buttons')).toBeTruthy();
  });

  test('one is laid, or a second tap passes', async () => {
    const { act } = show(FIXTURES.last());
    expect(status()).toBe('Last cards: lay one on your line, or pass.');
    expect(screen.getByText('Last cards, lap 1 of 2')).toBeTruthy();
    await tap(button('Pass'));
    expect(act).not.toHaveBeenCalled();
    await tap(button(/^Pass: no more cards/));
    expect(act).toHaveBeenCalledExactlyOnceWith('pass');
  });

  test('who has passed is told', () => {
    show(FIXTURES.last());
    const passed = (name: string) => within(screen.getByRole('region', { name })).queryByText('passed');
    expect(passed('Nessi')).toBeTruthy();
    expect(passed('Bo')).toBeNull();
  });
});

describe('The table in words', () => {
  test('a player’s line, what fits it, and what they have', () => {
    show(FIXTURES.choice());
    const nessi = text(screen.getByRole('region', { name: 'Nessi' }));
    expect(nessi).toContain('Line: blue 50, yellow 32, bet +3, and yellow 12');
    expect(nessi).toContain('below 12');
    expect(nessi).toContain('2 more for +3');
    expect(nessi).toContain('4 points: 4 cards in the score pile, tokens 0; 1 card in hand');
  });

  test('an open bet’s ring is filled by the numbers that follow it', () => {
    show(FIXTURES.crowded());
    const rings = (name: string) =>
      [...screen.getByRole('region', { name }).querySelectorAll('.row .filled')].map((ring) => [
        ring.getAttribute('stroke-dasharray'),
        ring.getAttribute('pathLength'),
      ]);
    expect(rings('Nessi')).toEqual([['1.9 4', '4']]);
    expect(rings('Zoë')).toEqual([]);
    expect(rings('Your line')).toEqual([['1.9 5', '5']]);
  });

  test('one player has the first-player token', () => {
    show(FIXTURES.crowded());
    const holders = screen.getAllByRole('region').filter((region) => region.querySelector('.counts .first'));
    expect(holders.map((region) => region.getAttribute('aria-label'))).toEqual(['Nessi']);
  });

  test('hands are drawn as backs, and as cards where the table shows them', () => {
    const drawn = () =>
      [...document.querySelectorAll('.player .counts .hand .card')].map((card) => text(card.querySelector('text')) || 'back');
    show(FIXTURES.five());
    expect(new Set(drawn())).toEqual(new Set(['back']));
    cleanup();
    show(FIXTURES.open());
    expect(drawn()).toEqual(['54', '6', '8', '60']);
  });

  test('jackpots, and what the own line has of their colours', () => {
    show(FIXTURES.forced());
    const jars = [...document.querySelectorAll('.jackpots .unseen')].map(text);
    expect(jars).toEqual([
      'Red jackpot: 1 card; your line has 1 of 3',
      'Blue jackpot: 2 cards; your line has 1 of 3',
      'Green jackpot: 0 cards; your line has 0 of 3',
      'Yellow jackpot: 3 cards; your line has had it',
    ]);
  });

  test('others’ hands are backs, and open where the table says so', () => {
    show(FIXTURES.five());
    const nessi = () => text(screen.getByRole('region', { name: 'Nessi' }).querySelector('.counts .unseen'));
    expect(nessi()).toMatch(/1 card in hand$/);
    show(FIXTURES.open());
    expect(text(screen.getAllByRole('region', { name: 'Nessi' }).at(-1)?.querySelector('.counts .unseen'))).toMatch(
      /1 card in hand: blue 54$/,
    );
  });

  test('a spectator sees all lines, and whom the table waits for', () => {
    show(FIXTURES.spectator());
    for (const name of ['Galuppy', 'Nessi', 'Bo']) expect(screen.getByRole('region', { name })).toBeTruthy();
    expect(screen.queryByRole('group', { name: /^Your hand/ })).toBeNull();
    expect(status()).toBe('Nessi is choosing a card from the market.');
    expect(text(document.querySelector('.jackpots .unseen'))).toContain('Nessi’s line');
  });

  test('once over, lines lie as they were closed', () => {
    show(FIXTURES.over());
    expect(text(screen.getByRole('region', { name: 'Your line' }))).toContain('Line: green 23');
    expect(document.querySelector('.lit')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('Motion', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('a card flies from its place to the line, and is gone when it has landed', async () => {
    const animation = { onfinish: () => {} };
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    Object.assign(Element.prototype, { animate: vi.fn(() => animation) });
    const { view, names, next } = FIXTURES.taken();
    const { rerender } = show({ view, names });
    await rerender({ view: next?.view, steps: next?.steps });
    await tick();
    expect(text(document.querySelector('.flights text'))).toBe('57');
    animation.onfinish();
    await tick();
    expect(document.querySelector('.flights span')).toBeNull();
  });
});

test('every fixture is a table of its own number of players', () => {
  for (const fixture of Object.values(FIXTURES)) {
    const { view, names } = fixture();
    expect((view.position as LineItObservation).seats).toHaveLength(names.length);
  }
});
