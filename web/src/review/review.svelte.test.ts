import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as http from '../protocol/http';
import { viewOf } from '../table/fixture';
import { reviewedRound } from './fixture';
import { ReviewScreen } from './review.svelte';

let screen: ReviewScreen;
const review = vi.spyOn(http, 'reviewOf');
const past = vi.spyOn(http, 'pastDecision');

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(http, 'games').mockResolvedValue([]);
  past.mockImplementation(async (_, step) => ({
    view: viewOf({}),
    choices: [{ action: `b${step}`, effects: [] }],
  }));
  screen = new ReviewScreen('fern-1-2');
});

afterEach(() => {
  screen.stop();
  vi.useRealTimers();
  vi.clearAllMocks();
});

async function open(parts = {}): Promise<void> {
  review.mockResolvedValue(reviewedRound(parts));
  screen.start();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

test('a review that is being made is asked for each second until it is there', async () => {
  review.mockResolvedValue(reviewedRound({ reviewed: null, done: 2 }));
  screen.start();
  await vi.advanceTimersByTimeAsync(2100);
  expect(review).toHaveBeenCalledTimes(3);
  expect(screen.round?.done).toBe(2);
  expect(screen.review).toBeNull();
  review.mockResolvedValue(reviewedRound());
  await vi.advanceTimersByTimeAsync(5000);
  expect(review).toHaveBeenCalledTimes(4);
  expect(screen.review).not.toBeNull();
});

test('a server that is busy, or away, is asked again; what will never be is not', async () => {
  review.mockRejectedValue(new http.Failure('reviews-busy', ''));
  screen.start();
  await vi.advanceTimersByTimeAsync(1500);
  expect(review).toHaveBeenCalledTimes(2);
  expect(screen.failure?.code).toBe('reviews-busy');
  review.mockRejectedValue(new http.Failure('no-such-record', ''));
  await vi.advanceTimersByTimeAsync(5000);
  expect(review).toHaveBeenCalledTimes(3);
});

test('it begins with what cost the viewer most', async () => {
  await open();
  expect(screen.decision?.step).toBe(4);
  expect(past).toHaveBeenCalledWith('fern-1-2', 4);
});

test('to someone who only watched, with what cost anyone most', async () => {
  await open({ seat: null });
  expect(screen.decision?.step).toBe(2);
});

test('mistakes are gone through in order, those of one player where only theirs are listed', async () => {
  await open();
  expect([screen.previousMistake, screen.nextMistake]).toEqual([2, null]);
  screen.look(2);
  expect([screen.previousMistake, screen.nextMistake]).toEqual([1, 3]);
  screen.whose = 0;
  expect([screen.previousMistake, screen.nextMistake]).toEqual([null, 3]);
  expect(screen.listed).toEqual([2, 3]);
  screen.onlyCostly = false;
  expect(screen.listed).toEqual([0, 2, 3]);
});

test('what a seat saw is fetched once, and shown only for the decision that is looked at', async () => {
  await open();
  let answer = (_: Awaited<ReturnType<typeof http.pastDecision>>) => {};
  past.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  screen.look(0);
  expect(screen.past).toBeNull();
  screen.look(3);
  const shown = screen.past;
  expect(shown).not.toBeNull();
  answer({ view: viewOf({}), choices: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.past).toBe(shown);
  expect(past).toHaveBeenCalledTimes(2);
});

test('without words of the game, actions are told as they are written', async () => {
  await open();
  expect(screen.told(3)).toBe('Ann: a4');
  expect(screen.tells('b4')).toBe('Ann: b4');
  expect(screen.tells('unknown')).toBe('unknown');
});
