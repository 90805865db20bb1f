import type { Component } from 'svelte';
import type { View, StepView } from '../protocol/types';

/** What a game's board is given. `view.position` and the effects are the game's own types. */
export interface BoardProps {
  view: View;
  /** By seat, ready to show ("You" is not put in here). */
  names: string[];
  /** Steps of the newest update, for motion only. */
  steps: StepView[];
  /** A command is on its way: show the choice as tentative, take no second one. */
  waiting: boolean;
  /** The choice of a hint that was tapped, for the decision that is due: select it as if its cards had been tapped;
   *  where that can't be done, mark what it is made with. */
  pointed?: { action: string } | null;
  /** Sends the decision; the table adds its id and number. */
  act: (action: string) => void;
  /** A moment to be looked at: nothing can be done there, and nobody is waited for. */
  still?: boolean;
}

/** A Fluent message and its arguments. */
export interface Said {
  id: string;
  args?: Record<string, string | number>;
  /** Beside the play, such as a draw: for the log, not for the one line that says what happened last. */
  minor?: true;
  /**
   * Whether it is the viewer's own, where that isn't whether the step is: the card that chance gave to a draw of
   * theirs is, what merely follows from their step isn't.
   */
  mine?: boolean;
}

/** What every game's why type has. */
export interface Fact {
  kind: string;
  speaks: 'for' | 'against';
}

/**
 * What a game's folder brings to the page: its default export in `index.ts`. Of the texts in the folder the
 * frame shows, where they are there: GAME-name, GAME-about (one line), GAME-option-OPTION,
 * GAME-option-OPTION-about, and GAME-illegal-CODE for a reason why something isn't allowed.
 */
export interface GamePage {
  board: Component<BoardProps>;
  /** The log in words, one line or none a step. */
  say: (step: StepView, names: string[], viewerSeat: number | null) => Said[];
  /** What was decided, or could be, in one sentence: to whoever decides as to you. */
  decides: (step: StepView, names: string[], viewerSeat: number | null) => Said[];
  /** What speaks for or against a choice, in a hint: a fact of the game's own why type, in words. */
  why?: (fact: Fact, names: string[]) => Said;
  /** End of round, card by card. */
  scores: Component<{ view: View; names: string[] }>;
  /** Small extra in a player's strip, such as the hand count. */
  seatBadge?: Component<{ view: View; seat: number }>;
  /** The rules, printable; texts by language inside. */
  rules: Component<Record<string, never>>;
}
