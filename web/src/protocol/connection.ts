import { viewHash } from './canonical';
import { me } from './http';
import { root } from './root';
import type {
  ChatLine,
  Command,
  FromPage,
  FromServer,
  LobbyTable,
  Ok,
  Presence,
  Problem,
  Refused,
  StepView,
  Update,
  View,
} from './types';

export const PROTOCOL = 1;

const PING_MS = 10_000;
const SILENCE_MS = 25_000;
/** After waking up, or when the device says it is offline, a socket silent for this long is taken for dead. */
const DOUBT_MS = 4_000;
/** An answer that takes longer is asked for again, with the same id. */
const RESEND_MS = 8_000;
const BACKOFF_MS = { first: 400, most: 15_000 };

/**
 * - `connecting`: nothing has been seen yet
 * - `live`: what is shown is what is true
 * - `stale`: cut off; what is shown may be old, and a new try is on its way
 * - `refused`: the server won't show this; no further try
 */
export type LinkState = 'connecting' | 'live' | 'stale' | 'refused';
export type Answer = Ok | Refused;

/** What a connection tells its owner. */
export interface Listener {
  state?(state: LinkState): void;
  /** A newer view. Steps only where nothing was skipped; `whole` after a snapshot. */
  view?(view: View, version: number, steps: StepView[], whole: boolean): void;
  chat?(lines: ChatLine[]): void;
  presence?(presence: Presence): void;
  tables?(tables: LobbyTable[]): void;
  problem?(problem: Problem): void;
}

/** As much of a WebSocket as is used here. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onclose' | 'onmessage' | 'readyState'>;

export interface Wire {
  open(): Socket;
  /** Makes this browser a person, as the server wants it before it talks. */
  introduce(): Promise<unknown>;
  random(): number;
}

export const browserWire: Wire = {
  open() {
    const address = new URL('ws', root);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  },
  introduce: me,
  random: Math.random,
};

/** An id that no other command of this person has. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Pending {
  frame: Extract<FromPage, { id: string }>;
  sentMs: number;
  settle(answer: Answer): void;
}

const OPEN = 1;
/** Close code: the server doesn't know this browser yet. */
const NO_PERSON = 4401;
/** No further try can help. */
const LASTING: readonly Problem['code'][] = ['unknown-table', 'unknown-game', 'protocol'];
/** These end what was asked, lest it be asked for ever. */
const UNHEARD: readonly Problem['code'][] = ['bad-message', 'too-large'];

/**
 * One page's line to a table, or to the lobby (`table` null): it comes back by itself after every cut, to
 * the exact view, and every command gets exactly one answer.
 */
export class Connection {
  #socket: Socket | null = null;
  #state: LinkState = 'connecting';
  #view: View | null = null;
  #version: number | null = null;
  /** The newest version that was heard of. */
  #heardOf = 0;
  /** A hello was sent and is not answered yet. */
  #asking = false;
  #askedMs = 0;
  #pending = new Map<string, Pending>();
  /** Why there is no further try. */
  #lasting: Problem | null = null;
  #attempt = 0;
  #heardMs = 0;
  #pingedMs = 0;
  #silenceMs = SILENCE_MS;
  #stopped = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;
  #offsetMs = 0;

  constructor(
    readonly table: string | null,
    private readonly listener: Listener,
    private readonly wire: Wire = browserWire,
  ) {}

  /** The server's clock. */
  now(): number {
    return Date.now() + this.#offsetMs;
  }

  start(): void {
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('online', this.#wake);
    window.addEventListener('offline', this.#doubt);
    this.#tick = setInterval(this.#beat, 1_000);
    this.#open();
  }

  stop(): void {
    this.#stopped = true;
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#doubt);
    clearInterval(this.#tick);
    clearTimeout(this.#retry);
    this.#drop();
  }

  /** Asks the table for something. The promise is kept across cuts and never rejected. */
  ask(command: Command): Promise<Answer> {
    return this.#expect({ type: 'do', id: newId(), command });
  }

  say(text: string): Promise<Answer> {
    return this.#expect({ type: 'chat', id: newId(), text });
  }

  #expect(frame: Pending['frame']): Promise<Answer> {
    return new Promise((settle) => {
      const pending = { frame, sentMs: Date.now(), settle };
      this.#pending.set(frame.id, pending);
      if (this.#lasting === null) this.#send(frame);
      else this.#refuseAll(this.#lasting);
    });
  }

  #open(): void {
    this.#drop();
    clearTimeout(this.#retry);
    const socket = this.wire.open();
    this.#socket = socket;
    this.#heardMs = Date.now();
    this.#silenceMs = SILENCE_MS;
    socket.onopen = () => this.#greet();
    socket.onclose = ({ code }) => this.#cut(code);
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
  }

  #greet(): void {
    this.#hello(this.#version);
    this.#send({ type: 'visible', visible: document.visibilityState === 'visible' });
    for (const pending of this.#pending.values()) this.#resend(pending);
  }

  #hello(have: number | null): void {
    this.#asking = true;
    this.#askedMs = Date.now();
    if (this.table === null) this.#send({ type: 'lobby', protocol: PROTOCOL });
    else this.#send({ type: 'hello', protocol: PROTOCOL, table: this.table, have });
  }

  #resend(pending: Pending): void {
    pending.sentMs = Date.now();
    this.#send(pending.frame);
  }

  #send(frame: FromPage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(frame));
  }

  /** Forgets the socket without hearing from it again. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#asking = false;
    if (socket === null) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  #cut(code?: number): void {
    this.#drop();
    if (this.#state === 'refused') return;
    this.#become(this.#state === 'connecting' ? 'connecting' : 'stale');
    const longest = Math.min(BACKOFF_MS.most, BACKOFF_MS.first * 2 ** this.#attempt++);
    const again = code === NO_PERSON ? () => void this.#introduce() : () => this.#open();
    this.#retry = setTimeout(again, longest * (0.5 + this.wire.random() / 2));
  }

  async #introduce(): Promise<void> {
    await this.wire.introduce().catch(() => undefined);
    if (!this.#stopped) this.#open();
  }

  readonly #wake = (): void => {
    if (this.#state === 'refused') return;
    const visible = document.visibilityState === 'visible';
    if (this.#socket?.readyState === OPEN) {
      this.#send({ type: 'visible', visible });
      if (visible) this.#doubt();
    } else if (visible) {
      this.#attempt = 0;
      this.#open();
    }
  };

  readonly #doubt = (): void => {
    if (this.#socket !== null) this.#ping(DOUBT_MS);
  };

  /** Asks for a sign of life within so many milliseconds. */
  #ping(silenceMs: number): void {
    const now = Date.now();
    this.#pingedMs = now;
    if (silenceMs < this.#silenceMs) {
      this.#silenceMs = silenceMs;
      this.#heardMs = now;
    }
    this.#send({ type: 'ping' });
  }

  readonly #beat = (): void => {
    if (this.#socket === null) return;
    const now = Date.now();
    if (now - this.#heardMs > this.#silenceMs) return this.#cut();
    if (now - this.#pingedMs >= PING_MS) this.#ping(SILENCE_MS);
    for (const pending of this.#pending.values())
      if (now - pending.sentMs > RESEND_MS) this.#resend(pending);
    if (this.#asking && now - this.#askedMs > RESEND_MS) this.#hello(this.#version);
    this.#hearOf(0);
  };

  #become(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.listener.state?.(state);
  }

  #hear(frame: FromServer): void {
    this.#heardMs = Date.now();
    this.#silenceMs = SILENCE_MS;
    if ('now_ms' in frame && frame.now_ms > 0) this.#offsetMs = frame.now_ms - Date.now();
    switch (frame.type) {
      case 'snapshot':
        return this.#show(frame.view, frame.version, [], true);
      case 'update':
        return this.#follow(frame);
      case 'ok':
        this.#settle(frame);
        // The update came first; if it is missing, it was lost on the way.
        return this.#hearOf(frame.version ?? 0);
      case 'refused':
        return this.#settle(frame);
      case 'tables':
        this.#caughtUp();
        return this.listener.tables?.(frame.tables);
      case 'chat':
        return this.listener.chat?.(frame.lines);
      case 'presence':
        return this.listener.presence?.(frame);
      case 'problem':
        return this.#trouble(frame);
      case 'pong':
        return;
    }
  }

  #show(view: View, version: number, steps: StepView[], whole: boolean): void {
    this.#view = view;
    this.#version = version;
    if (whole) this.#heardOf = version;
    this.#caughtUp();
    this.listener.view?.(view, version, steps, whole);
  }

  #follow(update: Update): void {
    if (this.#view === null || this.#version === null || update.version > this.#version + 1)
      return this.#hearOf(update.version);
    if (update.version === this.#version + 1) {
      const view = { ...this.#view, ...(update.changed as Partial<View>) };
      this.#show(view, update.version, update.steps, false);
    } else if (update.hash !== undefined && update.version === this.#version) {
      this.#caughtUp();
    }
    if (update.hash !== undefined && update.version === this.#version && update.hash !== viewHash(this.#view)) {
      console.error(`the view of version ${update.version} is not the server's: asking for it anew`);
      this.#hello(null);
    }
  }

  #caughtUp(): void {
    this.#asking = false;
    this.#attempt = 0;
    this.#become('live');
  }

  /** There is such a version: if it isn't here, what is missing is asked for. */
  #hearOf(version: number): void {
    this.#heardOf = Math.max(this.#heardOf, version);
    if (this.#heardOf > (this.#version ?? 0) && !this.#asking) this.#hello(this.#version);
  }

  #settle(answer: Answer): void {
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    pending?.settle(answer);
  }

  #trouble(problem: Problem): void {
    this.listener.problem?.(problem);
    if (LASTING.includes(problem.code)) {
      this.#lasting = problem;
      this.#drop();
      this.#become('refused');
      this.#refuseAll(problem);
    } else if (UNHEARD.includes(problem.code)) this.#refuseAll(problem);
    else if (problem.code === 'broken-table') this.#cut(); // the server reads it anew from its log
  }

  #refuseAll({ code, text }: Problem): void {
    for (const id of [...this.#pending.keys()]) this.#settle({ type: 'refused', id, code, text, rule: '' });
  }
}
