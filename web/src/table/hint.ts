import type { GamePage } from '../games/contract';
import { decided, type Why, whysOf } from '../games/say';
import { t } from '../i18n';
import type { HintedChoice, View } from '../protocol/types';
import { percent, pointsOf } from '../review/numbers';

/** A choice of a hint, in words. */
export interface Advice {
  action: string;
  /** What it is, in the game's words. */
  text: string;
  /** The chance to win with it. */
  win: string;
  /** What may come of it: that, and points. */
  figures: string;
  /** Whether it is another than the best, and hardly behind it. */
  isEqual: boolean;
  /** What speaks for or against it; nothing, where only looking ahead showed how good it is. */
  whys: Why[];
}

/** Figures that are no further apart are about equal. */
const EQUAL = { win: 0.015, points: 0.5 };

/** The choices of a hint, in the game's own words. Reactive. */
export function adviceOf(choices: readonly HintedChoice[], view: View, page: GamePage, names: string[]): Advice[] {
  return choices.map((choice, i) => {
    const win = percent(choice.win);
    return {
      action: choice.action,
      text: wordsOf(choice.action, view, page, names),
      win,
      figures: t('hint-figures', { win, points: pointsOf(choice.points, 'signed') }),
      isEqual: i > 0 && isAboutEqual(choice, choices[0]!),
      whys: whysOf(choice.whys, page, names),
    };
  });
}

function isAboutEqual(choice: HintedChoice, best: HintedChoice): boolean {
  return Math.abs(choice.win - best.win) <= EQUAL.win && Math.abs(choice.points - best.points) <= EQUAL.points;
}

/** What the action does, told to who would do it. */
function wordsOf(action: string, view: View, page: GamePage, names: string[]): string {
  const seat = view.round?.seat ?? null;
  const effects = view.choices.find((choice) => choice.action === action)?.effects ?? [];
  const step = { round: view.round?.number ?? 1, index: 0, step: `${seat}:${action}`, seat, by: null, effects };
  return decided(step, page, names, seat);
}
