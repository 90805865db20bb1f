import { fireEvent, render, screen as page, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import generic from '../games/generic';
import * as http from '../protocol/http';
import { viewOf } from '../table/fixture';
import Accuracy from './Accuracy.svelte';
import Curve from './Curve.svelte';
import Decisions from './Decisions.svelte';
import { reviewedRound } from './fixture';
import Moment from './Moment.svelte';
import PlayOn from './PlayOn.svelte';
import { ReviewScreen } from './review.svelte';
import ReviewPage from './ReviewPage.svelte';

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
  const round = reviewedRound();
  const onlook = vi.fn();
  render(Curve, { round, review: round.reviewed!.review, at: 3, onlook, told: () => 'Ann: a4' });
  const slider = page.getByRole('slider', { name: 'Decisions' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Decision 4 of 5: Ann: a4. Ann 50%, Bo 50%');
  await fireEvent.input(slider, { target: { value: '1' } });
  expect(onlook).toHaveBeenCalledWith(1);
});

test('the list shows what cost something, or all, of one or of everyone', async () => {
  const screen = opened();
  render(Decisions, { screen, onlook: vi.fn() });
  const listed = () => within(page.getByRole('list')).getAllByRole('button').map((each) => each.dataset['at']);
  expect(listed()).toEqual(['1', '2', '3']);
  await fireEvent.click(page.getByLabelText('All'));
  expect(listed()).toEqual(['0', '1', '2', '3', '4']);
  await fireEvent.change(page.getByLabelText('Whose'), { target: { value: '0' } });
  expect(listed()).toEqual(['0', '2', '3']);
  expect(page.getByRole('button', { current: true }).dataset['at']).toBe('3');
});

test('a decision that cost points alone says how many, and one that cost less than is written says nothing', () => {
  const screen = opened();
  const [, blunder, doubtful] = screen.decisions;
  Object.assign(blunder!, { win_lost: 0.004, points_lost: 3 });
  Object.assign(doubtful!, { win_lost: 0.004, points_lost: 0.04 });
  render(Decisions, { screen, onlook: vi.fn() });
  const costs = page.getAllByRole('button').map((row) => row.querySelector('.lost'));
  expect(costs.map((cost) => cost && text(cost))).toEqual(['−3 points', null, '−20% lost 20% chance to win']);
});

test('what changed by less than is written has no sign', () => {
  const round = reviewedRound();
  Object.assign(round.reviewed!.review.players[0]!, { luck: 0.004, skill: -0.004, others: -0.5 });
  render(Accuracy, { round, review: round.reviewed!.review });
  const row = page.getByRole('cell', { name: '−50%', hidden: true }).parentElement!;
  expect(cells(row)).toEqual(['Ann', '0%', '0%', '−50%', '1.5']);
});

test('a decision says what it was, what it cost and what was best', () => {
  render(Moment, { screen: opened() });
  expect(page.getByRole('heading', { name: 'Decision 4: Ann' })).toBeTruthy();
  expect(text(page.getByRole('status'))).toBe('Ann: a4 This cost 2.3 points and 20% chance to win.');
  const rows = within(page.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map(cells)).toEqual([
    ['Ann: b4 best', '60%', '+1.5'],
    ['Ann: a4 played', '40%', '−0.8'],
  ]);
});

test('keys lead from mistake to mistake', async () => {
  vi.spyOn(http, 'reviewOf').mockResolvedValue(reviewedRound());
  vi.spyOn(http, 'pastDecision').mockResolvedValue({ view: viewOf({}), choices: [] });
  vi.spyOn(http, 'games').mockResolvedValue([]);
  render(ReviewPage, { record: 'fern-1-2' });
  await page.findByRole('heading', { name: 'Decision 4: Ann' });
  await fireEvent.keyDown(document.body, { key: 'p' });
  expect(page.getByRole('heading', { name: 'Decision 3: Ann' })).toBeTruthy();
  await fireEvent.keyDown(document.body, { key: 'P' });
  expect(page.getByRole('heading', { name: 'Decision 2: Bo' })).toBeTruthy();
  await fireEvent.keyDown(page.getByRole('slider'), { key: 'n' });
  expect(page.getByRole('heading', { name: 'Decision 3: Ann' })).toBeTruthy();
});

test('playing on that is refused says why', async () => {
  const info = { name: 'fern', players: [2, 5] as [number, number], options: [], bots: ['casual', 'club'], usual_bot: 'club', has_hints: true, has_reviews: true, ready: true };
  const playOn = vi.spyOn(http, 'playOn').mockRejectedValue(new http.Failure('too-fast', ''));
  render(PlayOn, { record: 'fern-1-2', step: 4, info });
  await fireEvent.click(page.getByRole('button', { name: 'Play on from here, against bots' }));
  expect(playOn).toHaveBeenCalledWith('fern-1-2', { step: 4, bot: 'club' });
  expect(await page.findByText('That was too fast. Please wait a moment.')).toBeTruthy();
});
