import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewHash } from './canonical';
import { type Answer, Connection, type LinkState, type Socket } from './connection';
import type { FromPage, FromServer, StepView, View } from './types';

/** A table that counts: every `act` adds a step and a version. It answers a command id once and for all. */
class FakeTable {
  version = 1;
  view = viewOf(1);
  done = new Map<string, Answer>();
  sockets = new Set<FakeSocket>();
  seen: FromPage[] = [];
  /** Every n-th frame, either way, is lost. */
  loseEvery = 0;
  /** Every n-th frame, either way, takes its connection with it. */
  cutEvery = 0;
  reachable = true;
  knows = true;
  #frames = 0;

  open = (): Socket => {
    const socket = new FakeSocket(this);
    queueMicrotask(() => {
      if (this.reachable && this.knows) socket.accept();
      else socket.close(this.knows ? 1006 : 4401);
    });
    return socket;
  };

  introduce = (): Promise<void> => {
    this.knows = true;
    return Promise.resolve();
  };

  /** Whether this frame arrives. */
  carries(socket: FakeSocket): boolean {
    this.#frames++;
    if (this.cutEvery > 0 && this.#frames % this.cutEvery === 0) {
      socket.close();
      return false;
    }
    return this.loseEvery === 0 || this.#frames % this.loseEvery !== 0;
  }

  hear(socket: FakeSocket, frame: FromPage): void {
    this.seen.push(frame);
    if (frame.type === 'hello') this.welcome(socket, frame.have ?? null);
    if (frame.type === 'ping') socket.tell({ type: 'pong', now_ms: Date.now() + 5_000 });
    if (frame.type !== 'do') return;
    if (!this.done.has(frame.id)) this.done.set(frame.id, this.carryOut(frame.id));
    socket.tell(this.done.get(frame.id)!);
  }

  welcome(socket: FakeSocket, have: number | null): void {
    if (have === null) socket.tell({ type: 'snapshot', protocol: 1, version: this.version, view: this.view, now_ms: 0 });
    else if (have === this.version)
      socket.tell({ type: 'update', version: have, steps: [], changed: {}, now_ms: 0, hash: viewHash(this.view) });
    else for (let version = have + 1; version <= this.version; version++) socket.tell(this.update(version, true));
  }

  carryOut(id: string): Answer {
    this.version++;
    this.view = viewOf(this.version);
    for (const socket of this.sockets) socket.tell(this.update(this.version, false));
    return { type: 'ok', id, version: this.version, text: null, arguments: {} };
  }

  update(version: number, resuming: boolean): FromServer {
    const { position } = viewOf(version);
    const hash = resuming && version === this.version ? { hash: viewHash(this.view) } : {};
    return { type: 'update', version, steps: [stepOf(version)], changed: { position }, now_ms: 0, ...hash };
  }
}

class FakeSocket implements Socket {
  readyState: Socket['readyState'] = 0;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onmessage: Socket['onmessage'] = null;

  constructor(private readonly table: FakeTable) {}

  accept(): void {
    this.readyState = 1;
    this.table.sockets.add(this);
    this.onopen?.call(this as never, new Event('open'));
  }

  send(text: string): void {
    if (this.table.carries(this)) queueMicrotask(() => this.table.hear(this, JSON.parse(text) as FromPage));
  }

  tell(frame: FromServer): void {
    if (this.readyState !== 1 || !this.table.carries(this)) return;
    const text = JSON.stringify(frame);
    queueMicrotask(() => this.onmessage?.call(this as never, new MessageEvent('message', { data: text })));
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.table.sockets.delete(this);
    queueMicrotask(() => this.onclose?.call(this as never, { code } as CloseEvent));
  }
}

function viewOf(version: number): View {
  return { table: 'fern', phase: 'playing', position: { plays: version }, seats: [] } as unknown as View;
}

function stepOf(version: number): StepView {
  return { round: 1, index: version, step: `0:${version}`, seat: 0, by: null, effects: [] };
}

let table: FakeTable;
let connection: Connection;
let states: LinkState[];
let views: View[];
let steps: string[];
let problems: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  table = new FakeTable();
  states = [];
  views = [];
  steps = [];
  problems = [];
  connection = new Connection(
    'fern',
    {
      state: (state) => states.push(state),
      view(view, _version, newSteps, whole) {
        views.push(view);
        if (whole) steps = [];
        steps.push(...newSteps.map((step) => step.step));
      },
      problem: ({ code }) => problems.push(code),
    },
    { open: table.open, introduce: table.introduce, random: () => 0.5 },
  );
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const shown = () => views.at(-1);

test('it shows the table, then follows it', async () => {
  connection.start();
  await wait(10);
  expect(states).toEqual(['live']);
  expect(shown()).toEqual(viewOf(1));
  table.carryOut('elsewhere');
  await wait(10);
  expect(shown()).toEqual(viewOf(2));
  expect(steps).toEqual(['0:2']);
});

test('after a cut it comes back with what it missed, not with a snapshot', async () => {
  connection.start();
  await wait(10);
  [...table.sockets][0]!.close();
  table.carryOut('a');
  table.carryOut('b');
  await wait(10);
  expect(states).toEqual(['live', 'stale']);
  await wait(1_000);
  expect(states).toEqual(['live', 'stale', 'live']);
  expect(steps).toEqual(['0:2', '0:3']);
  expect(table.seen.filter((frame) => frame.type === 'hello').map((frame) => frame.have)).toEqual([null, 1]);
});

test('a command given while cut off is sent once the line is back, and carried out once', async () => {
  table.reachable = false;
  connection.start();
  const answer = connection.ask({ do: 'start' });
  await wait(3_000);
  table.reachable = true;
  await wait(20_000);
  expect((await answer).type).toBe('ok');
  expect(table.version).toBe(2);
});

test.each([3, 4, 5, 7])('losing every %ith frame loses no command and doubles none', async (n) => {
  table.loseEvery = n;
  connection.start();
  const answers = Array.from({ length: 20 }, () => connection.ask({ do: 'start' }));
  await wait(300_000);
  expect((await Promise.all(answers)).every((answer) => answer.type === 'ok')).toBe(true);
  expect(table.version).toBe(21);
  expect(shown()).toEqual(viewOf(21));
});

test.each([4, 5, 7, 11])('being cut at every %ith frame still leads to the exact view', async (n) => {
  table.cutEvery = n;
  connection.start();
  for (let i = 0; i < 10; i++) {
    void connection.ask({ do: 'start' });
    await wait(5_000);
  }
  table.cutEvery = 0;
  await wait(60_000);
  expect(table.version).toBe(11);
  expect(shown()).toEqual(viewOf(11));
  expect(states.at(-1)).toBe('live');
});

test('a gap in the versions is asked for', async () => {
  connection.start();
  await wait(10);
  table.version = 5;
  table.view = viewOf(5);
  table.carryOut('after a gap');
  await wait(10);
  expect(shown()).toEqual(viewOf(6));
  expect(steps).toEqual(['0:2', '0:3', '0:4', '0:5', '0:6']);
});

test('a view that is not the one the server has is fetched anew', async () => {
  connection.start();
  await wait(10);
  table.view = { ...viewOf(1), phase: 'over' };
  [...table.sockets][0]!.close();
  await wait(2_000);
  expect(shown()!.phase).toBe('over');
});

test('a socket that says nothing for 25 seconds is given up', async () => {
  connection.start();
  await wait(10);
  table.loseEvery = 1;
  await wait(24_000);
  expect(states.at(-1)).toBe('live');
  await wait(12_000);
  expect(states.at(-1)).toBe('stale');
  table.loseEvery = 0;
  await wait(30_000);
  expect(states.at(-1)).toBe('live');
});

test('when the device says it is offline, a socket has four seconds to prove it wrong', async () => {
  connection.start();
  await wait(10);
  table.loseEvery = 1;
  window.dispatchEvent(new Event('offline'));
  await wait(6_000);
  expect(states.at(-1)).toBe('stale');
  table.loseEvery = 0;
  await wait(5_000);
  window.dispatchEvent(new Event('offline'));
  await wait(6_000);
  expect(states.at(-1)).toBe('live');
});

test('being looked at again, it tries at once', async () => {
  table.reachable = false;
  connection.start();
  await wait(60_000);
  table.reachable = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(10);
  expect(states.at(-1)).toBe('live');
});

test.each(['unknown-table', 'unknown-game'] as const)('%s is not tried again, and what was asked is refused', async (code) => {
  table.welcome = (socket) => socket.tell({ type: 'problem', code, text: 'not here' });
  connection.start();
  const answer = connection.ask({ do: 'start' });
  await wait(60_000);
  expect(states).toEqual(['refused']);
  expect(await answer).toMatchObject({ type: 'refused', code });
  expect(table.seen.filter((frame) => frame.type === 'hello')).toHaveLength(1);
});

test('what is asked of an unknown table afterwards is refused at once', async () => {
  table.welcome = (socket) => socket.tell({ type: 'problem', code: 'unknown-table', text: 'no such table' });
  connection.start();
  await wait(1_000);
  expect(await connection.ask({ do: 'start' })).toMatchObject({ type: 'refused', code: 'unknown-table' });
});

test('a table that breaks off is come back to by itself, and what was asked is carried out once', async () => {
  connection.start();
  await wait(10);
  const hear = table.hear.bind(table);
  table.hear = (socket) => socket.tell({ type: 'problem', code: 'broken-table', text: 'it broke off' });
  const answer = connection.ask({ do: 'start' });
  await wait(10);
  table.hear = hear;
  await wait(1_000);
  expect(states).toEqual(['live', 'stale', 'live']);
  expect((await answer).type).toBe('ok');
  expect(table.version).toBe(2);
});

test('a table that stays broken is tried with growing pauses, and says so each time', async () => {
  table.welcome = (socket) => socket.tell({ type: 'problem', code: 'broken-table', text: 'it broke off' });
  connection.start();
  await wait(10_000);
  const soon = table.seen.filter((frame) => frame.type === 'hello').length;
  await wait(60_000);
  const later = table.seen.filter((frame) => frame.type === 'hello').length;
  expect(soon).toBeGreaterThan(3);
  expect(later - soon).toBeLessThanOrEqual(6);
  expect(states).toEqual([]);
  expect(problems.length).toBe(later);
  table.welcome = FakeTable.prototype.welcome.bind(table);
  await wait(20_000);
  expect(states).toEqual(['live']);
});

test('a browser that the server does not know introduces itself and tries again', async () => {
  table.knows = false;
  connection.start();
  await wait(1_000);
  expect(states).toEqual(['live']);
});

test('it knows the time by the server’s clock', async () => {
  connection.start();
  await wait(2_000);
  expect(connection.now()).toBe(Date.now() + 5_000);
});
