import type { GamePage, Said } from '../games/contract';
import type { History, StepView } from '../protocol/types';

/** A line of the log: what a step says, and who said it for whom. */
export interface Line {
  key: string;
  round: number;
  seat: number | null;
  standIn: boolean;
  said: Said;
}

/** How many of the newest steps of `old` are the oldest of `newer`. */
export function overlap(old: StepView[], newer: StepView[]): number {
  const same = (a: StepView, b: StepView) => a.round === b.round && a.step === b.step;
  for (let n = Math.min(old.length, newer.length); n > 0; n--) {
    if (newer.slice(0, n).every((step, i) => same(step, old[old.length - n + i]!))) return n;
  }
  return 0;
}

/** What the log is told from: steps, the number of the first of them, and whether there are earlier ones. */
export interface Told {
  steps: readonly StepView[];
  /** Steps keep their number; earlier ones that come later count down from here. */
  origin: number;
  /** Index in its round of the first step; null while that isn't known. */
  first: number | null;
}

/** The steps that this page knows of the round being played, and of those before that it saw. */
export class Steps {
  #steps: StepView[] = [];
  #origin = 0;
  /** Index in its round of the first step here; null while that isn't known. */
  #first: number | null = 0;

  /** Steps that have just happened. */
  add(steps: StepView[]): void {
    this.#steps = [...this.#steps, ...steps];
  }

  /** A page of history that ends where the steps here begin, or overlaps them. */
  addHistory(page: History): void {
    const known = this.#first === null ? overlap(page.steps, this.#steps) : 0;
    this.#steps = [...page.steps, ...this.#steps.slice(known)];
    this.#origin -= page.steps.length - known;
    this.#first = page.first;
  }

  /** A round begins before this page's eyes: nothing of it is missing, and earlier ones can't be asked for. */
  beginRound(): void {
    this.#first = 0;
  }

  /** Something was missed: only history can tell. */
  forget(): void {
    this.#steps = [];
    this.#first = null;
  }

  get told(): Told {
    return { steps: this.#steps, origin: this.#origin, first: this.#first };
  }
}

/** The log in words: of the newest steps, so many. */
export function linesOf(
  { steps, origin }: Told,
  most: number,
  page: GamePage,
  names: string[],
  viewerSeat: number | null,
): Line[] {
  const skipped = Math.max(0, steps.length - most);
  return steps.slice(skipped).flatMap((step, i) =>
    page.say(step, names, viewerSeat).map((said, part) => ({
      key: `${origin + skipped + i}.${part}`,
      round: step.round,
      seat: step.seat,
      standIn: step.by === 'stand-in',
      said,
    })),
  );
}
