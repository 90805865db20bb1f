import { flushSync } from 'svelte';
import type { GamePage, Said } from '../games/contract';
import { pageOf } from '../games';
import { decisionOf } from '../games/pieces/decision';
import { Connection, browserWire, type Answer, type LinkState, type Listener } from '../protocol/connection';
import * as http from '../protocol/http';
import type { ChatLine, Command, GameInfo, Hint, Ok, Presence, Problem, Refused, StepView, View } from '../protocol/types';
import { remember } from '../ui/memory';
import { Steps, type Told, linesOf } from './log';
import { type News, newsOf, roundNewsOf, withNews } from './news';

/** The part of the screen where a command was given, so that its refusal is shown there. */
export type Corner = 'seats' | 'options' | 'start' | 'board' | 'result' | 'chat' | 'join';

const TALK_KEPT = 500;
const LINES_AT_ONCE = 200;

/** The table that is shown: its view as the server last sent it, and what is asked of it. */
export class TableScreen {
  view = $state.raw<View | null>(null);
  /** Of the newest update, for motion. */
  steps = $state.raw<StepView[]>([]);
  link = $state<LinkState>('connecting');
  problem = $state<Problem['code'] | null>(null);
  /** The server can't open the table just now; it is asked again and again. */
  isBroken = $derived(this.problem === 'broken-table');
  page = $state.raw<GamePage | null>(null);
  info = $state.raw<GameInfo | null>(null);
  presence = $state.raw<Presence>({ type: 'presence', seats: [], spectators: 0 });
  /** By seat, by the server's clock: when this page heard that nobody is there; null where someone is. */
  goneSince = $state.raw<(number | null)[]>([]);
  /** Chat, and the answers to slash commands, which only this page sees, as they came. */
  talk = $state.raw<(ChatLine | Ok)[]>([]);
  chat = $derived(this.talk.filter((each) => 'number' in each));
  refusals = $state.raw<Partial<Record<Corner, Refused>>>({});
  waiting = $state(false);
  /** Which decision is due. */
  due = $derived(this.view ? decisionOf(this.view) : '');
  /** The decision that a hint is being looked for. */
  #sought = $state<string | null>(null);
  seeksHint = $derived(this.#sought === this.due);
  /** The decision for which the hint is opened: the next one begins with it closed. */
  openHint = $state<string | null>(null);
  /** The choice of a hint that was tapped, and its decision: the next one begins with none. */
  #pointed = $state.raw<{ decision: string; action: string } | null>(null);
  /** What is to be selected on the board, or marked there. */
  pointed = $derived(this.#pointed?.decision === this.due ? this.#pointed : null);
  /** The host has freed this person's seat. */
  wasRemoved = $state(false);
  /** The table as the last round ended before this page's eyes: its scores can be read while the next is played. */
  ended = $state.raw<View | null>(null);
  /** They were being read when someone else began the next round. */
  readsOn = $state(false);

  /** Who is seated now. */
  names = $derived(this.view?.seats.map((seat) => seat.name) ?? []);
  /** Who plays the round shown: what its position and outcome count by. */
  roundNames = $derived(this.view?.round?.names ?? this.names);
  seat = $derived(this.view?.seat ?? null);
  me = $derived(this.seat === null ? null : (this.view?.seats[this.seat] ?? null));
  isInRound = $derived(this.view?.phase === 'opening' || this.view?.phase === 'playing');
  isMyTurn = $derived(this.seat !== null && this.view?.round?.acting === this.seat && this.view.phase === 'playing');

  /** Whether this person may take hints here, when a decision of theirs is due. */
  hasHints = $derived(this.info?.has_hints === true && this.view?.settings.hints === true && this.seat !== null);
  mayHint = $derived(this.hasHints && (this.view?.choices.length ?? 0) > 0);
  /** The one that was taken for the decision that is due. */
  hint = $derived((this.view?.hint ?? null) as Hint | null);

  /** The seat of someone else whose decision is due, and who is offline, with no bot for them yet. */
  missed = $derived.by(() => {
    const seat = this.view?.phase === 'playing' ? (this.view.round?.acting ?? null) : null;
    if (seat === null || seat === this.seat) return null;
    const { bot, stand_in } = this.view!.seats[seat]!;
    return bot === null && !stand_in && this.presence.seats[seat] === false ? seat : null;
  });

  #told = $state.raw<Told>({ steps: [], first: 0 });
  #shown = $state(LINES_AT_ONCE);
  #news = $state.raw<News[]>([]);
  lines = $derived(this.page ? withNews(linesOf(this.#told, this.#shown, this.page), this.#news) : []);
  hasEarlier = $derived(this.#told.first !== 0 || this.#told.steps.length > this.#shown);

  readonly #connection: Connection;
  readonly #log = new Steps();
  /** Commands and lines without an answer yet: what changes meanwhile is this person's doing. */
  #underway = 0;
  /** Id of the round that this page has added to the shuffle of. */
  #contributed: string | null = null;

  constructor(
    readonly id: string,
    wire = browserWire,
  ) {
    const listener: Listener = {
      state: (state) => this.#becomes(state),
      view: (view, _version, steps, whole) => this.#show(view, steps, whole),
      chat: (lines) => this.#hearChat(lines),
      presence: (presence) => this.#meetOrMiss(presence),
      problem: (problem) => (this.problem = problem.code),
    };
    this.#connection = new Connection(id, listener, wire);
  }

  #meetOrMiss(presence: Presence): void {
    this.goneSince = presence.seats.map((here, seat) => (here ? null : (this.goneSince[seat] ?? this.now())));
    this.presence = presence;
  }

  #becomes(link: LinkState): void {
    this.link = link;
    if (link === 'live') this.problem = null;
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
  }

  /** The server's clock. */
  now(): number {
    return this.#connection.now();
  }

  /** Asks the table for something; a refusal is shown in the corner until the next try there, or until anything
   *  succeeds. */
  async ask(command: Command, corner: Corner): Promise<Answer> {
    return this.#answered(this.#connection.ask(command), corner);
  }

  async say(text: string): Promise<Answer> {
    const answer = await this.#answered(this.#connection.say(text), 'chat');
    if (answer.type === 'ok' && text.startsWith('/')) this.#talk({ ...answer, text: answer.text ?? 'chat-done' });
    return answer;
  }

  /** Sends a decision; one at a time. */
  async act(action: string): Promise<void> {
    const decision = this.view?.round?.decision;
    if (this.waiting || decision === undefined) return;
    this.waiting = true;
    await this.ask({ do: 'act', decision, action }, 'board');
    this.waiting = false;
  }

  /** Asks for a hint for the decision that is due; it comes with the view. */
  async takeHint(): Promise<void> {
    const decision = this.view?.round?.decision;
    if (!this.mayHint || this.seeksHint || decision === undefined) return;
    const sought = (this.#sought = this.due);
    const answer = await this.ask({ do: 'take_hint', decision }, 'board');
    if (this.#sought === sought) this.#sought = null;
    // Who has decided without waiting for it knows why it didn't come.
    if (answer.type === 'refused' && this.view?.round?.decision !== decision) this.refusals = {};
  }

  /** Shows on the board what a choice of the hint is about. */
  point(action: string): void {
    this.#pointed = { decision: this.due, action };
  }

  async showEarlier(): Promise<void> {
    this.#shown += LINES_AT_ONCE;
    if (this.#told.first !== 0) await this.#fetchHistory();
  }

  async #fetchHistory(): Promise<void> {
    try {
      const page = await http.history(this.id, this.#log.told.first);
      if (this.view?.round) this.#log.addHistory(page, this.view.round);
      this.#told = this.#log.told;
    } catch {
      // The log begins with what this page has seen; the button to ask for more stays.
    }
  }

  async #answered(answer: Promise<Answer>, corner: Corner): Promise<Answer> {
    const { [corner]: _, ...others } = this.refusals;
    this.refusals = others;
    this.#underway++;
    const given = await answer;
    this.#underway--;
    this.refusals = given.type === 'refused' ? { ...this.refusals, [corner]: given } : {};
    return given;
  }

  #show(view: View, steps: StepView[], whole: boolean): void {
    const before = this.view;
    this.#addToLog(view, steps, whole);
    if (before !== null) this.#tell([...newsOf(before, view), ...roundNewsOf(before, view)]);
    // Those who listen hear what has happened, and then how things stand.
    flushSync();
    this.view = view;
    this.steps = steps;
    if (before === null) void this.#meet(view.game);
    else this.#compare(before, view);
    // the lobby's first choice the next time
    if (view.seat !== null && before?.seat == null) remember('game', view.game);
    if (view.round !== null && whole) void this.#fetchHistory();
    this.#contribute(view);
  }

  #addToLog(view: View, steps: StepView[], whole: boolean): void {
    if (view.round?.record !== this.view?.round?.record) this.#log.beginRound();
    if (view.round !== null && whole) this.#log.forget();
    else if (view.round !== null) this.#log.add(steps, view.round);
    this.#told = this.#log.told;
  }

  #tell(news: Said[]): void {
    for (const said of news) {
      const behind = this.lines.at(-1)?.key ?? null;
      this.#news = [...this.#news, { key: `news.${this.#news.length}`, behind, said }];
    }
  }

  #compare(before: View, after: View): void {
    const isMine = this.#underway > 0;
    if (after.seat !== null) this.wasRemoved = false;
    else if (before.seat !== null) this.wasRemoved = !isMine;
    const wasResult = before.phase === 'between' || before.phase === 'over';
    if (wasResult && this.isInRound) {
      this.ended = before;
      this.readsOn = !isMine;
    }
  }

  async #meet(game: string): Promise<void> {
    this.page = await pageOf(game);
    this.info = (await http.games().catch(() => [])).find((info) => info.name === game) ?? null;
  }

  #hearChat(lines: ChatLine[]): void {
    const newest = this.chat.at(-1)?.number ?? 0;
    this.#talk(...lines.filter((line) => line.number > newest));
  }

  #talk(...more: (ChatLine | Ok)[]): void {
    this.talk = [...this.talk, ...more].slice(-TALK_KEPT);
  }

  /** This browser's part in the shuffle: 32 random bytes, once a round. */
  #contribute(view: View): void {
    const { round, seat } = view;
    if (view.phase !== 'opening' || round === null || seat === null) return;
    if (round.fairness.contributed[seat] || this.#contributed === round.record) return;
    this.#contributed = round.record;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    // Refused where another tab was quicker or the cards are dealt; nothing is lost then.
    void this.#connection.ask({ do: 'contribute', round: round.number, hex });
  }
}
