import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as http from '../protocol/http';
import type { GameInfo } from '../protocol/types';
import { remember } from '../ui/memory';
import { HomeScreen } from './home.svelte';

/** A socket on which nothing comes. */
class SilentSocket {
  close(): void {}
}

const game = (name: string): GameInfo => ({ name, players: [2, 5], options: [], bots: [], usual_bot: '', has_hints: true, has_reviews: true, ready: true });
let here: HomeScreen;

async function arrive(...names: string[]): Promise<HomeScreen> {
  vi.spyOn(http, 'games').mockResolvedValue(names.map(game));
  here = new HomeScreen();
  here.start();
  await vi.waitFor(() => expect(here.games.length).toBe(names.length));
  return here;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in tests')));
});

afterEach(() => {
  here.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('who comes for the first time begins with the first game', async () => {
  expect((await arrive('fern', 'moss')).info?.name).toBe('fern');
});

test('the game chosen or played last is there the next time', async () => {
  (await arrive('fern', 'moss')).choose('moss');
  here.stop();
  expect((await arrive('fern', 'moss')).info?.name).toBe('moss');
});

test('a game that is gone leaves the choice to the others', async () => {
  remember('game', 'reed');
  expect((await arrive('fern', 'moss')).info?.name).toBe('fern');
});

test('a table is opened of the game chosen', async () => {
  const open = vi.spyOn(http, 'openTable').mockRejectedValue(new http.Failure('too-fast', ''));
  (await arrive('fern', 'moss')).choose('moss');
  await here.open('Ann', {}, true);
  expect(open).toHaveBeenCalledWith({ game: 'moss', name: 'Ann', options: {}, public: true });
  expect(here.failure?.code).toBe('too-fast');
});
