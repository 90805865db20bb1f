import type { GamePage, Said } from '../games/contract';
import type { History, RoundView, StepView } from '../protocol/types';

/** A line of the log: what a step says, and who said it for whom. */
export interface Line {
  key: string;
  round: number;
  /** Id of the round's record. */
  record: string;
  /** Index in its round of the step it tells, or that it stands behind. */
  step: number;
  isMine: boolean;
  standIn: boolean;
  said: Said;
}

/** The round that a step belongs to: who played it, and the viewer's seat in it. */
export type Whose = Pick<RoundView, 'number' | 'record' | 'names' | 'seat'>;

/** A step, and the round as it was when the step was heard of: later rounds may have others at the table. */
interface Known {
  step: StepView;
  of: Whose;
}

/** What the log is told from. */
export interface Told {
  steps: readonly Known[];
  /** Index in its round of the first step of the newest round; null while that isn't known. */
  first: number | null;
}

/** The steps that this page knows of the round being played, and of those before that it saw. */
export class Steps {
  #known: Known[] = [];
  #first: number | null = 0;

  /** Steps that have just happened; history may have told of them already. */
  add(steps: StepView[], of: Whose): void {
    const last = this.#known.at(-1);
    const end = last?.of.record === of.record ? last.step.index : -1;
    const added = steps.filter(({ index }) => index > end).map((step) => ({ step, of }));
    this.#known = [...this.#known, ...added];
  }

  /** A page of history, which ends where the steps of this round begin, or overlaps them. */
  addHistory(page: History, of: Whose): void {
    if (page.steps.some((step) => step.round !== of.number)) return; // asked before this round began
    const begin = this.#known.findIndex((known) => known.of.record === of.record);
    const earlier = begin < 0 ? this.#known : this.#known.slice(0, begin);
    const here = begin < 0 ? [] : this.#known.slice(begin);
    const end = here[0]?.step.index ?? Infinity;
    const added = page.steps.filter(({ index }) => index < end).map((step) => ({ step, of }));
    this.#known = [...earlier, ...added, ...here];
    this.#first = page.first;
  }

  /** A round begins before this page's eyes: nothing of it is missing, and earlier ones can't be asked for. */
  beginRound(): void {
    this.#first = 0;
  }

  /** Something was missed: only history can tell. */
  forget(): void {
    this.#known = [];
    this.#first = null;
  }

  get told(): Told {
    return { steps: this.#known, first: this.#first };
  }
}

/** The log in words: of the newest steps, so many. */
export function linesOf({ steps }: Told, most: number, page: GamePage): Line[] {
  return steps.slice(-most).flatMap(({ step, of }) => {
    const standIn = step.by === 'stand-in';
    const isOwnSeat = step.seat !== null && step.seat === of.seat;
    // What a bot did in the viewer's place the viewer didn't do: it is told as to someone who watches.
    const viewer = standIn && isOwnSeat ? null : of.seat;
    return page.say(step, of.names, viewer).map((said, part) => ({
      key: `${of.record}.${step.index}.${part}`,
      round: step.round,
      record: of.record,
      step: step.index,
      isMine: said.mine ?? (viewer !== null && isOwnSeat),
      standIn,
      said,
    }));
  });
}

/** Index of the first line of what was played at this table, in a round that was played on; null in any other. */
export function playedHere(lines: readonly Line[], round: RoundView | null): number | null {
  if (!round?.played_on) return null;
  const { record, played_on } = round;
  const first = lines.findIndex((line) => line.record === record && line.step >= played_on.step);
  return first < 0 ? lines.length : first;
}
