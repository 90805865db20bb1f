import { untrack } from 'svelte';
import type { StepView } from '../../protocol/types';

/** Cards on their way from one spot of the board to another. Spots are the values of `data-spot`. */
export interface Flight {
  cards: string[];
  from: string;
  to: string;
}

/** A flight as it is seen: where it begins and ends on the screen. */
export interface Ghost {
  key: number;
  cards: string[];
  from: DOMRect;
  to: DOMRect;
  /** After how many milliseconds it begins. */
  delay: number;
}

const STAGGER = 90;

/** The layer over a board in which cards fly. It holds no state of the game. */
export class Sky {
  ghosts = $state.raw<Ghost[]>([]);
  #keys = 0;

  /** Watches a board for new steps; made in its script, for what lies where is measured as the page changes. */
  constructor(board: () => HTMLElement | undefined, steps: () => StepView[], flightsOf: (steps: StepView[]) => Flight[]) {
    // Steps come together with the view after them: where things lay is measured before the page changes,
    // where they lie now after it. Untracked, for only new steps may set something off.
    let before = new Map<string, DOMRect>();
    $effect.pre(() => {
      if (steps().length > 0) before = untrack(() => spots(board()));
    });
    $effect(() => {
      const flights = flightsOf(steps());
      untrack(() => this.#launch(flights, before, board()));
    });
  }

  land(ghost: Ghost): void {
    this.ghosts = this.ghosts.filter((other) => other !== ghost);
  }

  #launch(flights: Flight[], before: Map<string, DOMRect>, board: HTMLElement | undefined): void {
    if (flights.length === 0) return;
    const now = spots(board);
    const known = flights.flatMap(({ cards, from, to }, i): Ghost[] => {
      const [start, end] = [before.get(from), now.get(to)];
      return start && end ? [{ key: this.#keys++, cards, from: start, to: end, delay: i * STAGGER }] : [];
    });
    this.ghosts = [...this.ghosts, ...known];
  }
}

function spots(board: HTMLElement | undefined): Map<string, DOMRect> {
  const found = board?.querySelectorAll<HTMLElement>('[data-spot]') ?? [];
  return new Map([...found].map((spot) => [spot.dataset['spot'] ?? '', spot.getBoundingClientRect()]));
}
