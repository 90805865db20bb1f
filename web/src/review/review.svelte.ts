import type { GamePage } from '../games/contract';
import { pageOf } from '../games';
import { decided, type Why, whysOf } from '../games/say';
import * as http from '../protocol/http';
import type { GameInfo, PastDecision, ReviewedDecision, ReviewedRound, StepView } from '../protocol/types';
import { isMistake } from './marks';

const AGAIN_MS = 1000;
/** Who goes on sooner than so is on the way elsewhere: nothing is asked for until they rest. */
export const REST_MS = 250;
/** Failures after which asking again is of no use. */
const FINAL = new Set(['no-such-record', 'no-such-decision', 'no-such-table', 'unknown-game', 'no-review', 'review-failed', 'bad-request']);

/** The review of a round: asked for until it is made, and the decision in it that is looked at. */
export class ReviewScreen {
  round = $state.raw<ReviewedRound | null>(null);
  failure = $state.raw<http.Failure | null>(null);
  page = $state.raw<GamePage | null>(null);
  info = $state.raw<GameInfo | null>(null);
  /** Index of the decision that is looked at. */
  at = $state(0);
  /** What its seat knew then; null while it is being fetched. */
  past = $state.raw<PastDecision | null>(null);
  onlyMistakes = $state(true);
  /** Whose decisions are listed; null is everyone's. */
  whose = $state<number | null>(null);
  /** The number of the first decision that is reviewed: those of a round that this one was played on from aren't. */
  first = $derived(1 + (this.round?.repeated ?? 0));

  review = $derived(this.round?.reviewed?.review ?? null);
  decisions = $derived(this.review?.decisions ?? []);
  decision = $derived(this.decisions[this.at] ?? null);
  /** Index of what cost the viewer most, and no bot in their place, or anyone where the viewer didn't play; null where
   *  nothing did. */
  worst = $derived.by(() => {
    const seat = this.round?.seat ?? null;
    return this.#costliest((decision) => seat === null || (decision.seat === seat && decision.by !== 'stand-in'));
  });
  /** Indices of the decisions listed. */
  listed = $derived(
    this.decisions.flatMap((decision, i) => {
      const isTheirs = this.whose === null || decision.seat === this.whose;
      return isTheirs && (!this.onlyMistakes || isMistake(decision)) ? [i] : [];
    }),
  );
  /** Indices of what cost something: of everyone, or of those whose decisions are listed. */
  mistakes = $derived(
    this.decisions.flatMap((decision, i) =>
      isMistake(decision) && (this.whose === null || decision.seat === this.whose) ? [i] : [],
    ),
  );
  nextMistake = $derived(this.mistakes.find((i) => i > this.at) ?? null);
  previousMistake = $derived(this.mistakes.findLast((i) => i < this.at) ?? null);

  /** What is asked for next: the review, and once it is there, what a seat knew. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  #lookedAt = -Infinity;
  readonly #pasts = new Map<number, PastDecision>();

  /** It begins with the decision of this number, where there is one. */
  constructor(
    readonly record: string,
    readonly wanted: number | null = null,
  ) {}

  start(): void {
    void this.#ask();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      const round = await http.reviewOf(this.record);
      this.failure = null;
      this.page ??= await pageOf(round.game);
      this.info ??= (await http.games()).find(({ name }) => name === round.game) ?? null;
      this.round = round;
      if (round.reviewed !== null) this.#open();
    } catch (error) {
      if (!(error instanceof http.Failure)) throw error;
      this.failure = error;
    }
    if (!this.round?.reviewed) this.#again(() => this.#ask());
  }

  /** Tries once more in a while, where that may help. */
  #again(ask: () => Promise<void>): void {
    const isFinal = this.failure !== null && FINAL.has(this.failure.code);
    clearTimeout(this.#timer);
    if (!isFinal && !this.#isStopped) this.#timer = setTimeout(() => void ask(), AGAIN_MS);
  }

  /** Begins with what was wanted, else with what cost the viewer most, or anyone where the viewer made no mistake. */
  #open(): void {
    const seat = this.round?.seat ?? null;
    const costliest = this.worst ?? this.#costliest(() => true);
    this.onlyMistakes = costliest !== null;
    this.whose = this.worst === null ? null : seat;
    this.look(this.#indexOf(this.wanted) ?? costliest ?? 0);
  }

  #costliest(isMeant: (decision: ReviewedDecision) => boolean): number | null {
    const mistakes = this.decisions.filter((decision) => isMistake(decision) && isMeant(decision));
    const [worst] = mistakes.toSorted((a, b) => b.cost - a.cost);
    return worst ? this.decisions.indexOf(worst) : null;
  }

  /** The number that a decision goes by, from its index. */
  numberOf = (at: number): number => this.first + at;

  #indexOf(number: number | null): number | null {
    const at = (number ?? 0) - this.first;
    return at in this.decisions ? at : null;
  }

  /** Looks at the decision of this number, where there is one; whether that is another than before. */
  lookAt(number: number): boolean {
    const at = this.#indexOf(number);
    const isOther = at !== null && at !== this.at;
    if (isOther) this.look(at);
    return isOther;
  }

  /** Looks at a decision, by its index. */
  look(at: number): void {
    const now = performance.now();
    const isMoving = now - this.#lookedAt < REST_MS;
    this.#lookedAt = now;
    this.at = at;
    this.failure = null;
    this.past = this.#pasts.get(at) ?? null;
    clearTimeout(this.#timer);
    if (this.past !== null) return;
    if (isMoving) this.#timer = setTimeout(() => void this.#fetch(at), REST_MS);
    else void this.#fetch(at);
  }

  async #fetch(at: number): Promise<void> {
    const step = this.decisions[at]?.step;
    if (step === undefined) return;
    try {
      const past = await http.pastDecision(this.record, step);
      this.#pasts.set(at, past);
      if (this.at !== at) return;
      this.past = past;
      this.failure = null;
    } catch (error) {
      if (!(error instanceof http.Failure)) throw error;
      if (this.at !== at || this.past !== null) return;
      this.failure = error;
      this.#again(() => this.#fetch(at));
    }
  }

  /** What a decision was, in the game's words. */
  told(at: number): string {
    const step = this.round?.reviewed?.steps[at];
    return step ? this.#words(step) : '';
  }

  /** What the decision looked at could have been instead, in the game's words once they are there. */
  tells(action: string): string {
    if (this.past === null) return '…';
    const step = this.round?.reviewed?.steps[this.at];
    const choice = this.past.choices.find((choice) => choice.action === action);
    if (!step || !choice) return action;
    return this.#words({ ...step, step: `${step.seat}:${action}`, effects: choice.effects });
  }

  /** What speaks for or against a choice, in the game's words: to whoever decided, as in a hint. */
  whys(facts: readonly unknown[]): Why[] {
    return this.page && this.round ? whysOf(facts, this.page, this.round.names) : [];
  }

  /** To the viewer as theirs; what a bot did in their place they didn't do. */
  #words(step: StepView): string {
    const { page, round } = this;
    if (page === null || round === null) return '';
    return decided(step, page, round.names, step.by === 'stand-in' ? null : round.seat);
  }
}
