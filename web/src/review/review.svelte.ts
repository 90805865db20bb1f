import type { GamePage } from '../games/contract';
import { pageOf } from '../games';
import { phrase } from '../i18n';
import * as http from '../protocol/http';
import type { GameInfo, PastDecision, ReviewedDecision, ReviewedRound } from '../protocol/types';

const AGAIN_MS = 1000;
/** Failures after which asking again is of no use. */
const FINAL = new Set(['no-such-record', 'no-such-table', 'unknown-game', 'no-review', 'review-failed', 'bad-request']);

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
  onlyCostly = $state(true);
  /** Whose decisions are listed; null is everyone's. */
  whose = $state<number | null>(null);

  review = $derived(this.round?.reviewed?.review ?? null);
  decisions = $derived(this.review?.decisions ?? []);
  decision = $derived(this.decisions[this.at] ?? null);
  /** Indices of the decisions listed. */
  listed = $derived(
    this.decisions.flatMap((decision, i) => {
      const isTheirs = this.whose === null || decision.seat === this.whose;
      return isTheirs && (!this.onlyCostly || isCostly(decision)) ? [i] : [];
    }),
  );
  /** Indices of what cost something: of everyone, or of those whose decisions are listed. */
  mistakes = $derived(
    this.decisions.flatMap((decision, i) =>
      isCostly(decision) && (this.whose === null || decision.seat === this.whose) ? [i] : [],
    ),
  );
  nextMistake = $derived(this.mistakes.find((i) => i > this.at) ?? null);
  previousMistake = $derived(this.mistakes.findLast((i) => i < this.at) ?? null);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #isStopped = false;
  readonly #pasts = new Map<number, PastDecision>();

  constructor(readonly record: string) {}

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
    const isFinal = this.failure !== null && FINAL.has(this.failure.code);
    if (this.round?.reviewed || isFinal || this.#isStopped) return;
    this.#timer = setTimeout(() => void this.#ask(), AGAIN_MS);
  }

  /** Begins with what cost the viewer most, or anyone where the viewer made no mistake or didn't play. */
  #open(): void {
    const seat = this.round?.seat ?? null;
    const costly = this.decisions.filter(isCostly);
    const mine = costly.filter((decision) => decision.seat === seat);
    const [worst] = (mine.length > 0 ? mine : costly).toSorted((a, b) => b.win_lost - a.win_lost);
    this.onlyCostly = costly.length > 0;
    this.look(worst ? this.decisions.indexOf(worst) : 0);
  }

  /** Looks at a decision, by its index. */
  look(at: number): void {
    this.at = at;
    void this.#fetch(at);
  }

  async #fetch(at: number): Promise<void> {
    const step = this.decisions[at]?.step;
    if (step === undefined) return;
    this.past = this.#pasts.get(step) ?? null;
    if (this.past !== null) return;
    try {
      const past = await http.pastDecision(this.record, step);
      this.#pasts.set(step, past);
      if (this.at === at) this.past = past;
      this.failure = null;
    } catch (error) {
      if (!(error instanceof http.Failure)) throw error;
      if (this.at === at) this.failure = error;
    }
  }

  /** What a decision was, in the game's words. */
  told(at: number): string {
    const step = this.round?.reviewed?.steps[at];
    return step ? this.#words(step) : '';
  }

  /** What the decision looked at could have been instead, in the game's words. */
  tells(action: string): string {
    const step = this.round?.reviewed?.steps[this.at];
    const choice = this.past?.choices.find((choice) => choice.action === action);
    if (!step || !choice) return action;
    return this.#words({ ...step, step: `${step.seat}:${action}`, effects: choice.effects });
  }

  #words(step: Parameters<GamePage['say']>[0]): string {
    const said = this.page?.say(step, this.round?.names ?? [], null) ?? [];
    const [first] = said;
    return (first && phrase(first)) ?? step.step.slice(step.step.indexOf(':') + 1);
  }
}

/** Whether a decision lost something that chance doesn't explain. */
export const isCostly = ({ mark }: ReviewedDecision): boolean => mark === 'doubtful' || mark === 'blunder';
