import { fireEvent, render, screen as page, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { GamePage } from '../games/contract';
import generic from '../games/generic';
import * as http from '../protocol/http';
import type { GameInfo } from '../protocol/types';
import { viewOf } from '../table/fixture';
import { levelIn } from '../ui/level.svelte';
import Accuracy from './Accuracy.svelte';
import Curve from './Curve.svelte';
import Decisions from './Decisions.svelte';
import { reviewedRound } from './fixture';
import Moment from './Moment.svelte';
import PlayOn from './PlayOn.svelte';
import { ReviewScreen } from './review.svelte';
import ReviewPage from './ReviewPage.svelte';
import Worst from './Worst.svelte';

const fern: GameInfo = {
  name: 'fern', players: [2, 5], options: [], bots: ['newcomer', 'casual', 'club'], usual_bot: 'club',
  has_hints: true, has_reviews: true, ready: true,
};

const text = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();
const cells = (row: Element) => [...row.children].map(text);

function opened(): ReviewScreen {
  const screen = new ReviewScreen('fern-1-2');
  screen.round = reviewedRound();
  screen.page = generic;
  screen.at = 3;
  screen.past = { view: viewOf({}), choices: [{ action: 'b4', effects: [] }, { action: 'a4', effects: [] }] };
  return screen;
}

test('the table of accuracy says who won, whose level it is, and each mark by a word', () => {
  const round = reviewedRound();
  render(Accuracy, { round, review: round.reviewed!.review });
  const [table] = page.getAllByRole('table');
  const [head, ...rows] = within(table!).getAllByRole('row');
  expect(within(head!).getAllByRole('columnheader').map(text)).toEqual([
    'Player', 'Score', 'Accuracy', 'best', 'fine', '?! doubtful', '?? blunder',
  ]);
  expect(rows.map(cells)).toEqual([
    ['winner Bo Club', '8', '62', '1', '0', '0', '1'],
    ['Ann you', '3', '81', '1', '0', '0', '1'],
  ]);
});

test('the curve is moved along by a slider that tells decision, action and chances', async () => {
  const screen = opened();
  render(Curve, { screen });
  const slider = page.getByRole('slider', { name: 'Decisions' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Decision 4 of 5: Ann: a4 Ann 50%, Bo 50%');
  await fireEvent.input(slider, { target: { value: '1' } });
  expect(screen.at).toBe(1);
});

test('the list shows what cost something, or all, of one or of everyone', async () => {
  const screen = opened();
  render(Decisions, { screen, onlook: vi.fn() });
  const listed = () => page.getAllByRole('button').map((each) => each.dataset['at']);
  expect(listed()).toEqual(['1', '2', '3']);
  await fireEvent.click(page.getByLabelText('All'));
  expect(listed()).toEqual(['0', '1', '2', '3', '4']);
  await fireEvent.change(page.getByLabelText('Whose'), { target: { value: '0' } });
  expect(listed()).toEqual(['0', '2', '3']);
  expect(page.getByRole('button', { current: true }).dataset['at']).toBe('3');
});

test('a mistake says what it cost in chance and in points, and nothing where that is less than is written', () => {
  const screen = opened();
  const [, blunder, doubtful] = screen.decisions;
  Object.assign(blunder!, { win_lost: 0.004, points_lost: 3 });
  Object.assign(doubtful!, { win_lost: 0.004, points_lost: 0.04 });
  render(Decisions, { screen, onlook: vi.fn() });
  const costs = page.getAllByRole('button').map((row) => row.querySelector('.lost'));
  expect(page.getByRole('button', { name: /Ann: a4 This cost 2.3 points and 20% chance to win.$/ })).toBeTruthy();
  expect(page.getByText('Judged by chance and points together: a point weighs as much as 2.5% chance to win.')).toBeTruthy();
  expect(costs.map((cost) => cost && text(cost))).toEqual(['0% · −3 points', null, '−20% · −2.3 points']);
});

test('what changed by less than is written has no sign', () => {
  const round = reviewedRound();
  Object.assign(round.reviewed!.review.players[0]!, { luck: -0.004, points_lost: 0.04, win_lost: 0.004 });
  render(Accuracy, { round, review: round.reviewed!.review });
  const [, totals] = page.getAllByRole('table', { hidden: true });
  expect(within(totals!).getAllByRole('row', { hidden: true }).slice(1).map(cells)).toEqual([
    ['Bo', '1.5', '10%', '+10%'],
    ['Ann', '0', '0%', '0%'],
  ]);
});

test('a decision says what it was, what it cost and what was best', () => {
  render(Moment, { screen: opened() });
  expect(page.getByRole('heading', { name: 'Decision 4: Ann' })).toBeTruthy();
  expect(text(page.getByRole('status'))).toBe('Ann: a4 This cost 2.3 points and 20% chance to win.');
  const rows = within(page.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(cells)).toEqual([
    ['Ann: b4 best', '–', '–'],
    ['looking ahead, it came out best'],
    ['Ann: a4 played', '−20%', '−2.3'],
    ['looking ahead, it came out behind'],
  ]);
});

test('a choice of a mistake that was about as good as the best is told to be so', () => {
  const screen = opened();
  screen.decisions[3]!.choices.push({ action: 'c4', points_lost: 0, win_lost: 0, whys: [] });
  render(Moment, { screen });
  expect(cells(within(page.getByRole('table')).getAllByRole('row').at(-1)!)).toEqual(['about equal to the best']);
});

test('a mistake is told with what speaks for and against each choice, of another as a hint would have told them', () => {
  const screen = opened();
  const why: GamePage['why'] = ({ kind }) => ({ id: 'generic-decision', args: { name: 'hm', action: kind } });
  screen.page = { ...generic, why };
  const { unmount } = render(Moment, { screen });
  const rows = within(page.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(cells)).toEqual([
    ['Ann: b4 best', '–', '–'],
    ['+ Speaks for it: hm: safe'],
    ['Ann: a4 played', '−20%', '−2.3'],
    ['− Speaks against it: hm: hit'],
  ]);
  const about = 'For and against, as a hint would have told Ann:';
  expect(page.queryByText(about)).toBeNull();
  unmount();
  screen.round = reviewedRound({ seat: 1 });
  render(Moment, { screen });
  expect(page.getByText(about)).toBeTruthy();
});

test('keys lead from mistake to mistake', async () => {
  vi.spyOn(http, 'reviewOf').mockResolvedValue(reviewedRound());
  vi.spyOn(http, 'pastDecision').mockResolvedValue({ view: viewOf({}), choices: [] });
  vi.spyOn(http, 'games').mockResolvedValue([]);
  render(ReviewPage, { record: 'fern-1-2', number: null });
  await page.findByRole('heading', { name: 'Decision 4: Ann' });
  await fireEvent.keyDown(document.body, { key: 'p' });
  expect(page.getByRole('heading', { name: 'Decision 3: Ann' })).toBeTruthy();
  expect(page.getByRole('button', { name: 'Previous mistake' }).getAttribute('aria-disabled')).toBe('true');
  await fireEvent.change(page.getByLabelText('Whose'), { target: { value: '' } });
  await fireEvent.keyDown(document.body, { key: 'P' });
  expect(page.getByRole('heading', { name: 'Decision 2: Bo' })).toBeTruthy();
  await fireEvent.keyDown(page.getByRole('slider'), { key: 'n' });
  expect(page.getByRole('heading', { name: 'Decision 3: Ann' })).toBeTruthy();
});

test('the address names the decision that is looked at, and another address leads to another', async () => {
  vi.spyOn(http, 'reviewOf').mockResolvedValue(reviewedRound());
  vi.spyOn(http, 'pastDecision').mockResolvedValue({ view: viewOf({}), choices: [] });
  vi.spyOn(http, 'games').mockResolvedValue([]);
  history.pushState(null, '', '/review/fern-1-2#2');
  const { rerender } = render(ReviewPage, { record: 'fern-1-2', number: 2 });
  await page.findByRole('heading', { name: 'Decision 2: Bo' });
  await fireEvent.click(page.getByRole('button', { name: 'Next decision' }));
  await vi.waitFor(() => expect(location.hash).toBe('#3'));
  await rerender({ number: 5 });
  expect(page.getByRole('heading', { name: 'Decision 5: Bo' })).toBeTruthy();
  await rerender({ number: 99 });
  expect(page.getByRole('heading', { name: 'Decision 5: Bo' })).toBeTruthy();
});

test('a decision that an address leads to is brought into sight, and none where the address names none', async () => {
  vi.spyOn(http, 'reviewOf').mockResolvedValue(reviewedRound());
  vi.spyOn(http, 'pastDecision').mockResolvedValue({ view: viewOf({}), choices: [] });
  vi.spyOn(http, 'games').mockResolvedValue([]);
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const led = async (number: number | null, opened: number) => {
    scrolled.mockClear();
    const { rerender, unmount } = render(ReviewPage, { record: 'fern-1-2', number });
    const title = await page.findByRole('heading', { name: new RegExp(`^Decision ${opened}:`) });
    await rerender({ number: opened });
    const first = [scrolled.mock.calls.length, document.activeElement === title];
    await fireEvent.click(page.getByRole('button', { name: 'Previous decision' }));
    await rerender({ number: opened - 1 });
    const stepped = scrolled.mock.calls.length;
    await rerender({ number: 5 });
    expect(scrolled).toHaveBeenCalledTimes(stepped + 1);
    unmount();
    return [...first, stepped];
  };
  expect(await led(2, 2)).toEqual([1, true, 1]);
  expect(await led(null, 4)).toEqual([0, false, 0]);
  expect(await led(99, 4)).toEqual([0, false, 0]);
});

test('one sentence says where it was lost: to the viewer as to you, to who watched of someone by name', () => {
  const said = (parts: Parameters<typeof reviewedRound>[0], change = (_: ReviewScreen) => {}) => {
    const screen = opened();
    screen.round = reviewedRound(parts);
    change(screen);
    const { container, unmount } = render(Worst, { screen });
    const sentence = text(container);
    unmount();
    return sentence;
  };
  const faultless = ({ round }: ReviewScreen) => round!.reviewed!.review.decisions.forEach((each) => (each.mark = 'fine'));
  expect(said({})).toBe('You lost most at decision 4: Ann: a4 This cost 2.3 points and 20% chance to win.');
  expect(said({ seat: 1 })).toBe('You won. You lost most at decision 2: Bo: a2 This cost 3 points and 40% chance to win.');
  expect(said({ seat: null })).toMatch(/^Bo lost most at decision 2: Bo: a2/);
  expect(said({ repeated: 10 })).toMatch(/^You lost most at decision 14:/);
  expect(said({}, faultless)).toBe('You made no mistake.');
  expect(said({ seat: null }, faultless)).toBe('Nobody made a mistake.');
});

test('it is played on against bots as good as the others were, or of another level, chosen for here alone', async () => {
  const playOn = vi.spyOn(http, 'playOn').mockRejectedValue(new http.Failure('too-fast', ''));
  const screen = opened();
  screen.info = fern;
  screen.round = reviewedRound({ names: ['Ann', 'Bo', 'Cy', 'Di', 'Ed'], bots: [null, 'newcomer', 'casual', null, 'felled'] });
  render(Moment, { screen });
  const asked = async () => {
    await fireEvent.click(page.getByRole('button', { name: 'Play on from here, against bots' }));
    return playOn.mock.lastCall;
  };
  const before = page.getByRole<HTMLInputElement>('radio', { name: 'As before', description: 'Newcomer, Casual, and Club' });
  expect(before.checked).toBe(true);
  expect(await asked()).toEqual(['fern-1-2', { step: 4, bot: null }]);
  await fireEvent.click(page.getByRole('radio', { name: 'Newcomer' }));
  expect(await asked()).toEqual(['fern-1-2', { step: 4, bot: 'newcomer' }]);
  expect(levelIn(fern)).toBe('club');
});

test('playing on that is refused says why', async () => {
  vi.spyOn(http, 'playOn').mockRejectedValue(new http.Failure('too-fast', ''));
  render(PlayOn, { record: 'fern-1-2', step: 4, info: fern, before: ['club'] });
  await fireEvent.click(page.getByRole('button', { name: 'Play on from here, against bots' }));
  expect(await page.findByText('That was too fast. Please wait a moment.')).toBeTruthy();
});
