import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GamePage } from '../games/contract';
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

const rest = () => vi.advanceTimersByTimeAsync(300);

async function open(parts = {}): Promise<void> {
  review.mockResolvedValue(reviewedRound(parts));
  screen.start();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  await rest();
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

test('what cost most is what the server says it cost', async () => {
  const round = reviewedRound();
  const [, , doubtful] = round.reviewed!.review.decisions;
  Object.assign(doubtful!, { cost: 0.5 });
  await open(round);
  expect(screen.decision?.step).toBe(3);
});

test('it begins with the decision that is wanted, by its number in the round, where there is one', async () => {
  for (const [wanted, repeated, step] of [[2, 0, 2], [12, 10, 2], [2, 10, 4], [6, 0, 4]] as const) {
    screen = new ReviewScreen('fern-1-2', wanted);
    await open({ repeated });
    expect(screen.decision?.step).toBe(step);
    screen.stop();
  }
});

test('without a mistake of the viewer, with what cost anyone most, and everyone’s are listed', async () => {
  const round = reviewedRound();
  for (const decision of round.reviewed!.review.decisions) if (decision.seat === 0) decision.mark = 'fine';
  await open(round);
  expect([screen.decision?.step, screen.worst, screen.whose, screen.listed]).toEqual([2, null, null, [1]]);
});

test('what a bot decided in the viewer’s place isn’t what the viewer lost', async () => {
  const round = reviewedRound();
  round.reviewed!.review.decisions[3]!.by = 'stand-in';
  await open(round);
  expect([screen.worst, screen.decision?.step]).toEqual([2, 3]);
});

test('to someone who only watched, with what cost anyone most', async () => {
  await open({ seat: null });
  expect(screen.decision?.step).toBe(2);
});

test('mistakes are gone through in order, those of one player where only theirs are listed', async () => {
  await open();
  expect([screen.whose, screen.listed]).toEqual([0, [2, 3]]);
  screen.whose = null;
  expect([screen.previousMistake, screen.nextMistake]).toEqual([2, null]);
  screen.look(2);
  expect([screen.previousMistake, screen.nextMistake]).toEqual([1, 3]);
  screen.whose = 0;
  expect([screen.previousMistake, screen.nextMistake]).toEqual([null, 3]);
  expect(screen.listed).toEqual([2, 3]);
  screen.onlyMistakes = false;
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

test('who slides along asks for the first, and for the one at which they rest', async () => {
  await open();
  past.mockClear();
  for (const at of [2, 1, 0, 1, 2, 1]) screen.look(at);
  expect(screen.at).toBe(1);
  await rest();
  expect(past.mock.calls.map(([, step]) => step)).toEqual([3, 2]);
  expect(screen.past).not.toBeNull();
});

test('what a seat saw is asked for again after too much at once', async () => {
  await open();
  past.mockRejectedValueOnce(new http.Failure('too-fast', ''));
  screen.look(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(screen.failure?.code).toBe('too-fast');
  expect(screen.tells('b1')).toBe('…');
  await vi.advanceTimersByTimeAsync(1000);
  expect(screen.failure).toBeNull();
  expect(screen.tells('b1')).toBe('Ann: b1');
});

test('however often one went to and fro meanwhile, one try follows those that failed', async () => {
  await open();
  const fail: ((reason: http.Failure) => void)[] = [];
  past.mockImplementation(() => new Promise((_, reject) => fail.push(reject)));
  for (const at of [0, 1, 0, 1, 0]) {
    screen.look(at);
    await rest();
  }
  expect(fail.length).toBe(5);
  for (const each of fail) each(new http.Failure('offline', ''));
  await vi.advanceTimersByTimeAsync(1500);
  expect(fail.length).toBe(6);
});

test('a failure is of the decision that was looked at, and goes with it', async () => {
  await open();
  past.mockRejectedValueOnce(new http.Failure('offline', ''));
  screen.look(0);
  await vi.advanceTimersByTimeAsync(0);
  screen.look(3);
  expect(screen.failure).toBeNull();
  past.mockClear();
  await vi.advanceTimersByTimeAsync(5000);
  expect(past).not.toHaveBeenCalled();
});

test('without words of the game, actions are told as they are written', async () => {
  await open();
  expect(screen.told(3)).toBe('Ann: a4');
  expect(screen.tells('b4')).toBe('Ann: b4');
  expect(screen.tells('unknown')).toBe('unknown');
});

test('one’s own decisions are told as to oneself, but not what a bot did in one’s place', async () => {
  await open();
  const decides: GamePage['decides'] = ({ seat, step }, _, viewer) => [
    { id: 'generic-decision', args: { name: seat === viewer ? 'you' : 'they', action: step } },
  ];
  screen.page = { ...screen.page!, decides };
  expect([screen.told(3), screen.told(1), screen.tells('b4')]).toEqual(['you: 0:a4', 'they: 1:a2', 'you: 0:b4']);
  const { steps } = screen.round!.reviewed!;
  steps[3] = { ...steps[3]!, by: 'stand-in' };
  expect(screen.told(3)).toBe('they: 0:a4');
});
