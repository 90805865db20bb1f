import type { BoardProps } from '../contract';
import { recall, remember } from '../../ui/memory';
import type { Choice } from '../../protocol/types';
import { decisionOf } from '../pieces/decision';
import { grouped } from './cards';
import { arrange, type Order } from './order';
import { fewer, more, notation, NOTHING, type Selection, selectionOf, tapped } from './selection';
import type { LinkoEffect, LinkoObservation } from './types';

/** How a top set stands to what is going on: settled now, hit by the selection, safe from it. */
export type Standing = 'asked' | 'hit' | 'safe' | 'plain';

const REMEMBERED = 'linko-order';

/** What the board shows and what was tapped. It knows no rule: it offers the view's choices. */
export class Board {
  readonly #props: () => BoardProps;
  /** The selection, and the decision it was made for: the next decision starts with nothing. */
  #picked = $state.raw<{ decision: string; selection: Selection } | null>(null);
  /** The action sent, and its decision, to show it while it is on its way. */
  #sent = $state.raw<{ decision: string; action: string } | null>(null);
  order = $state<Order>(recall(REMEMBERED) === 'size' ? 'size' : 'value');

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly position = $derived.by(() => this.#props().view.position as LinkoObservation);
  readonly names = $derived.by(() => this.#props().names);
  readonly viewer = $derived.by(() => this.#props().view.round?.seat ?? null);
  readonly waiting = $derived.by(() => this.#props().waiting);
  readonly #decision = $derived.by(() => decisionOf(this.#props().view));
  /** The choices by notation; none while another decides. */
  readonly offered = $derived.by(() => new Map(this.#props().view.choices.map((choice) => [choice.action, choice])));
  readonly canLay = $derived(this.position.phase === 'play' && this.offered.size > 0);
  readonly canDraw = $derived(
    (this.position.phase === 'draw' || this.position.phase === 'consolation') && this.offered.size > 0,
  );
  /** Whether buttons ask for the decision: cards can be tapped for any other. */
  readonly isAsked = $derived(['take', 'back', 'snatch'].includes(this.position.phase) && this.offered.size > 0);
  readonly hand = $derived(arrange(this.position.hand ?? [], this.order));
  readonly selection = $derived(this.#picked?.decision === this.#decision ? this.#picked.selection : NOTHING);
  readonly choice: Choice | undefined = $derived(this.canLay ? this.offered.get(notation(this.selection)) : undefined);
  /** What the selected set would do. */
  readonly effects = $derived((this.choice?.effects ?? []) as LinkoEffect[]);
  /** The action on its way. */
  readonly sent = $derived(this.waiting && this.#sent?.decision === this.#decision ? this.#sent.action : null);
  /** The choice of a hint that was tapped: the answer or the spot that makes it is marked. */
  readonly pointed = $derived.by(() => this.#props().pointed?.action ?? null);
  /** Seats in the order in which they come after the viewer. */
  readonly opponents = $derived.by(() => {
    const first = this.viewer ?? -1;
    const others = this.viewer === null ? this.position.players : this.position.players - 1;
    return Array.from({ length: others }, (_, i) => (first + 1 + i) % this.position.players);
  });

  standing(seat: number): Standing {
    const { phase, victim } = this.position;
    if ((phase === 'take' || phase === 'back') && victim === seat) return 'asked';
    if (this.choice === undefined || seat === this.viewer) return 'plain';
    return this.effects.some((effect) => effect.kind === 'hits' && effect.seat === seat) ? 'hit' : 'safe';
  }

  /** How a combination of the phantom stands to the selected set. */
  phantomStanding(value: number): Standing {
    if (this.offered.has(`snatch ${value}`)) return 'asked';
    if (this.choice === undefined) return 'plain';
    return this.effects.some((effect) => effect.kind === 'phantom' && effect.value === value) ? 'hit' : 'plain';
  }

  /** The choice of drawing from this place, or of the deck. */
  draw(from: number | 'deck'): Choice | undefined {
    return this.canDraw ? this.offered.get(`draw ${from}`) : undefined;
  }

  /** A card of the hand was tapped, one of those that are chosen or not. */
  tap(card: string, isChosen: boolean): void {
    const held = this.#held(card);
    if (held > 0) this.#pick(tapped(this.selection, card, isChosen, held, this.offered));
  }

  more(card: string): void {
    if (this.#held(card) > 0) this.#pick(more(this.selection, card, this.offered));
  }

  fewer(card: string): void {
    this.#pick(fewer(this.selection, card, this.offered));
  }

  clear(): void {
    this.#pick(NOTHING);
  }

  /** Selects the cards of a set that may be laid. */
  point(action: string): void {
    if (this.offered.has(action)) this.#pick(selectionOf(action));
  }

  lay(): void {
    if (this.choice) this.act(this.choice.action);
  }

  /** Sends a decision, once: no second one while it is on its way. */
  act(action: string): void {
    if (this.waiting || !this.offered.has(action)) return;
    this.#sent = { decision: this.#decision, action };
    this.#props().act(action);
  }

  sort(order: Order): void {
    this.order = order;
    remember(REMEMBERED, order);
  }

  #held(card: string): number {
    return grouped(this.position.hand ?? []).find((group) => group.card === card)?.count ?? 0;
  }

  #pick(selection: Selection): void {
    if (this.canLay && !this.waiting) this.#picked = { decision: this.#decision, selection };
  }
}
