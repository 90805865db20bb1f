import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import generic from '../games/generic';
import type { Socket } from '../protocol/connection';
import type { Command, FromPage, FromServer, StepView, View } from '../protocol/types';
import { recall } from '../ui/memory';
import { viewOf } from './fixture';
import { TableScreen } from './table.svelte';

/** A socket whose other end is the test. */
class OpenSocket implements Socket {
  readyState: Socket['readyState'] = 1;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;
  sent: FromPage[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromPage);
  }

  close(): void {
    this.readyState = 3;
  }

  tell(frame: FromServer): void {
    this.onmessage?.call(this as never, new MessageEvent('message', { data: JSON.stringify(frame) }));
  }

  get commands(): { id: string; command: Command }[] {
    return this.sent.filter((frame) => frame.type === 'do');
  }
}

let socket: OpenSocket;
let table: TableScreen;
let version: number;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in tests')));
  socket = new OpenSocket();
  version = 1;
  table = new TableScreen('fern', {
    open: () => socket,
    introduce: () => Promise.resolve(),
    random: () => 0.5,
  });
  table.start();
  socket.onopen?.call(socket as never, new Event('open'));
});

afterEach(() => {
  table.stop();
  vi.unstubAllGlobals();
});

function shows(view: View): void {
  socket.tell({ type: 'snapshot', protocol: 1, version, view, now_ms: 0 });
}

function changes(changed: Partial<View>, steps: StepView[] = []): void {
  socket.tell({ type: 'update', version: ++version, steps, changed, now_ms: 0 });
}

test('a browser adds to the shuffle once a round, and only for a seat', () => {
  shows(viewOf({ phase: 'opening', seat: null }));
  expect(socket.commands).toHaveLength(0);
  changes({ seat: 0 });
  changes({});
  expect(socket.commands.map(({ command }) => command.do)).toEqual(['contribute']);
  expect(socket.commands[0]!.command).toMatchObject({ round: 1, hex: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
});

test('a decision is sent with its number, and no second one while it is on its way', async () => {
  shows(viewOf({ phase: 'playing', choices: [{ action: 'take', effects: [] }] }));
  const sending = table.act('take');
  void table.act('leave');
  expect(table.waiting).toBe(true);
  expect(socket.commands.map(({ command }) => command)).toEqual([{ do: 'act', decision: 0, action: 'take' }]);
  socket.tell({ type: 'ok', id: socket.commands[0]!.id, version: null, text: null, arguments: {} });
  await sending;
  expect(table.waiting).toBe(false);
});

test('a refusal is shown where the command was given, until the next try there', async () => {
  shows(viewOf({ phase: 'gathering' }));
  const starting = table.ask({ do: 'start' }, 'start');
  socket.tell({ type: 'refused', id: socket.commands[0]!.id, code: 'too-few-players', text: '', rule: '' });
  await starting;
  expect(table.refusals.start?.code).toBe('too-few-players');
  expect(table.refusals.board).toBeUndefined();
  void table.ask({ do: 'start' }, 'start');
  expect(table.refusals.start).toBeUndefined();
});

test('a table that can’t be opened just now says so until it can', () => {
  vi.useFakeTimers();
  socket.tell({ type: 'problem', code: 'broken-table', text: '' });
  expect([table.isBroken, table.link]).toEqual([true, 'connecting']);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  shows(viewOf({}));
  expect([table.isBroken, table.link]).toEqual([false, 'live']);
});

test('it is my turn when the decision due is mine, whoever’s turn it is', () => {
  const view = viewOf({ phase: 'playing' });
  shows(view);
  expect(table.isMyTurn).toBe(true);
  changes({ round: { ...view.round!, turn: 0, acting: 1 } });
  expect(table.isMyTurn).toBe(false);
});

test('chat lines that come again are shown once', () => {
  shows(viewOf({}));
  const line = (number: number) => ({ number, at_ms: number, name: 'Bo', seat: 1, text: 'hello' });
  socket.tell({ type: 'chat', lines: [line(1), line(2)] });
  socket.tell({ type: 'chat', lines: [line(2), line(3)] });
  expect(table.chat.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('the answer to a slash command stands where it came, between the lines of chat', async () => {
  shows(viewOf({}));
  const line = (number: number) => ({ number, at_ms: number, name: 'Bo', seat: 1, text: 'hello' });
  socket.tell({ type: 'chat', lines: [line(1)] });
  const asking = table.say('/who');
  const { id } = socket.sent.findLast((frame) => frame.type === 'chat')!;
  socket.tell({ type: 'ok', id, version: null, text: 'chat-who', arguments: {} });
  await asking;
  socket.tell({ type: 'chat', lines: [line(1), line(2)] });
  expect(table.talk.map((each) => each.text)).toEqual(['hello', 'chat-who', 'hello']);
  expect(table.chat.map(({ number }) => number)).toEqual([1, 2]);
});

test('who was reading the scores when someone else goes on can read them to their end', () => {
  const view = viewOf({ phase: 'between' });
  shows(view);
  changes({ phase: 'opening', round: { ...view.round!, number: 2, record: 'fern-1-2' } });
  expect(table.readsOn).toBe(true);
  expect(table.ended?.round?.number).toBe(1);
});

test('who goes on has done with the scores; they stay at hand', () => {
  const view = viewOf({ phase: 'between' });
  shows(view);
  void table.ask({ do: 'next_round' }, 'result');
  changes({ phase: 'opening', round: { ...view.round!, number: 2, record: 'fern-1-2' } });
  expect(table.readsOn).toBe(false);
  expect(table.ended?.round?.number).toBe(1);
});

test('a person whose seat the host has freed is told so, and who stood up isn’t', async () => {
  const view = viewOf({});
  shows(view);
  changes({ seat: null });
  expect(table.wasRemoved).toBe(true);
  changes({ seat: 1 });
  expect(table.wasRemoved).toBe(false);
  const leaving = table.ask({ do: 'stand_up' }, 'seats');
  changes({ seat: null });
  socket.tell({ type: 'ok', id: socket.commands[0]!.id, version: null, text: null, arguments: {} });
  await leaving;
  expect(table.wasRemoved).toBe(false);
});

test('a slash command that worked is confirmed, and old refusals fade with it', async () => {
  shows(viewOf({}));
  const refused = table.say('/rematch');
  socket.tell({ type: 'refused', id: lastChat(), code: 'no-rematch', text: '', rule: '' });
  await refused;
  expect(table.refusals.chat?.code).toBe('no-rematch');
  const done = table.say('/option duel');
  socket.tell({ type: 'ok', id: lastChat(), version: 2, text: null, arguments: {} });
  await done;
  expect(table.talk.map((said) => said.text)).toEqual(['chat-done']);
  expect(table.refusals).toEqual({});
});

const lastChat = (): string => (socket.sent.at(-1) as { id: string }).id;

test('what has happened is shown before how things stand, as it is heard in this order', () => {
  const view = viewOf({ phase: 'playing' });
  shows(view);
  table.page = generic;
  const order: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void order.push(`waits for ${table.view?.round?.acting}`));
    $effect(() => void order.push(`${table.lines.length} lines`));
  });
  flushSync();
  const step = { round: 1, index: 0, step: '0:take', seat: 0, by: null, effects: [] };
  changes({ round: { ...view.round!, acting: 1, decision: 1 } }, [step]);
  flushSync();
  expect(order).toEqual(['waits for 0', '0 lines', '1 lines', 'waits for 1']);
  stop();
});

test('the game of a table where one has a seat is the lobby’s first choice the next time', () => {
  localStorage.clear();
  shows(viewOf({ seat: null }));
  expect(recall('game')).toBeNull();
  changes({ seat: 1 });
  expect(recall('game')).toBe('no-such-game');
});
