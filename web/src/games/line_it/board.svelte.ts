import type { Barred, Choice } from '../../protocol/types';
import type { BoardProps } from '../contract';
import { decisionOf } from '../pieces/decision';
import { keepPlaces, wouldGo, type Market } from './market';
import type { LineItObservation } from './types';
import { isSame, waysWith, type Thing, type Way } from './ways';

/** What the board shows and what was tapped. It knows no rule: it offers the view's choices. */
export class Board {
  readonly #props: () => BoardProps;
  /** What was tapped, and the decision it was tapped for: the next decision starts with nothing. */
  #tapped = $state.raw<{ decision: string; thing: Thing | null } | null>(null);
  /** The action sent, and its decision, to show it while it is on its way. */
  #sent = $state.raw<{ decision: string; action: string; thing: Thing | null } | null>(null);
  /** The end of the turn was tapped in vain: its reason is shown. */
  #vain = $state.raw<{ decision: string; way: Way } | null>(null);
  /** The market as it was shown last. */
  #market: Market | null = null;

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  readonly position = $derived.by(() => this.#props().view.position as LineItObservation);
  readonly names = $derived.by(() => this.#props().names);
  readonly viewer = $derived.by(() => this.#props().view.round?.seat ?? null);
  readonly waiting = $derived.by(() => this.#props().waiting);
  readonly handsAreOpen = $derived.by(() => this.#props().view.settings.open_hands === true);
  /** The decision that is due, among those of all rounds. */
  readonly #decision = $derived.by(() => decisionOf(this.#props().view));
  readonly choices: Choice[] = $derived.by(() => this.#props().view.choices);
  readonly barred: Barred[] = $derived.by(() => this.#props().view.barred);
  readonly isAsked = $derived(this.choices.length > 0);
  readonly isOver = $derived(this.position.phase === 'over');
  readonly mine = $derived(this.viewer === null ? undefined : this.position.seats[this.viewer]);
  /** The one choice there is, when that is to close the line. */
  readonly forced = $derived(this.choices.length === 1 ? this.choices.find(({ action }) => action === 'close') : undefined);
  /** The place in the market from which the viewer took a card last. */
  readonly #taken = $derived(this.#sent?.thing?.kind === 'market' ? this.#sent.thing.place : null);
  /** Cards in their places, as many as are dealt to a market. */
  readonly market = $derived.by(() => {
    const { round, market, market_places, phase } = this.position;
    this.#market = keepPlaces(this.#market, round, market, market_places, this.#taken);
    return phase === 'turn' ? this.#market.places : [];
  });
  /** What is chosen; of a forced close there is nothing to choose. */
  readonly thing: Thing | null = $derived.by(() => {
    const tapped = this.#tapped?.decision === this.#decision ? this.#tapped.thing : null;
    return tapped ?? (this.forced ? { kind: 'close' } : null);
  });
  /** What can be done with it, and what can't. */
  readonly ways: Way[] = $derived(this.thing ? waysWith(this.thing, this.choices, this.barred) : []);
  readonly isAllowed = $derived(this.ways.some(({ choice }) => choice));
  /** What was wanted in vain: the thing chosen, or the end of the turn. */
  readonly refused: Way[] = $derived.by(() => {
    if (this.#vain?.decision === this.#decision) return [this.#vain.way];
    return this.isAllowed ? [] : this.ways;
  });
  /** The action on its way. */
  readonly sent = $derived(this.waiting && this.#sent?.decision === this.#decision ? this.#sent.action : null);
  /** The choice of a hint that was tapped: its way is marked, or the end of the turn, of which nothing is chosen. */
  readonly pointed = $derived.by(() => this.#props().pointed?.action ?? null);
  /** Where the card chosen goes by that choice; null where it is none of the card's. */
  readonly #pointedTo = $derived(this.ways.find(({ action }) => action === this.pointed)?.to ?? null);
  /** The card chosen that may go onto the own line. */
  readonly coming = $derived(this.#comingTo('line'));
  /** The card chosen that may go into the own hand. */
  readonly comingToHand = $derived(this.#comingTo('hand'));
  /** It is what the hint says: it is shown there. */
  readonly isShownInHand = $derived(this.#pointedTo === 'hand');
  /** Seats in the order in which they come after the viewer. */
  readonly opponents = $derived.by(() => {
    const first = this.viewer ?? -1;
    const others = this.viewer === null ? this.position.players : this.position.players - 1;
    return Array.from({ length: others }, (_, i) => (first + 1 + i) % this.position.players);
  });
  /** Whose line the jackpots are compared with: the own one, or that of whose turn it is. */
  readonly compared = $derived.by(() => this.viewer ?? this.position.turn);

  #comingTo(where: 'line' | 'hand'): string | null {
    const may = this.ways.some(({ choice, to }) => choice && to === where);
    const elsewhere = this.#pointedTo !== null && this.#pointedTo !== where;
    return may && !elsewhere && this.thing && 'card' in this.thing ? this.thing.card : null;
  }

  /** Whether a card that is taken leaves from this place: with two bets alike it is one of them. */
  isTakenFrom(place: number): boolean {
    return wouldGo(this.market, place, this.#taken);
  }

  isChosen(thing: Thing): boolean {
    return this.thing !== null && isSame(this.thing, thing);
  }

  waysWith(thing: Thing): Way[] {
    return waysWith(thing, this.choices, this.barred);
  }

  /** Chooses this; tapped again, nothing. */
  tap(thing: Thing): void {
    if (this.waiting || this.waysWith(thing).length === 0) return;
    this.#choose(this.isChosen(thing) ? null : thing);
  }

  /** Chooses the first thing that this can be done with. */
  point(action: string): void {
    const market = this.market.flatMap((card, place): Thing[] => (card === null ? [] : [{ kind: 'market', place, card }]));
    const hand = (this.mine?.hand ?? []).map((card, place): Thing => ({ kind: 'hand', place, card }));
    const things: Thing[] = [...market, ...hand, { kind: 'close' }, { kind: 'pass' }];
    const thing = things.find((thing) => this.waysWith(thing).some((way) => way.action === action && way.choice));
    if (thing && !this.waiting) this.#choose(thing);
  }

  clear(): void {
    this.#choose(null);
  }

  #choose(thing: Thing | null): void {
    this.#vain = null;
    this.#tapped = { decision: this.#decision, thing };
  }

  /** Does with what is chosen what a hint says, or else the first that is allowed: the line comes before the hand. */
  confirm(): void {
    const way = this.ways.find(({ action }) => action === this.pointed) ?? this.ways.find(({ choice }) => choice);
    if (way) this.act(way.action);
  }

  /** Does with what is chosen what is asked for, where that is a way. */
  go(to: 'line' | 'hand'): void {
    const way = this.ways.find((way) => way.to === to);
    if (way) this.act(way.action);
  }

  /** Chooses the n-th card, from 1, of the market and after it of the hand. */
  tapCard(n: number): void {
    const place = n - 1 - this.market.length;
    const [card, held] = [this.market[n - 1], this.mine?.hand[place]];
    if (card != null) this.tap({ kind: 'market', place: n - 1, card });
    else if (held !== undefined) this.tap({ kind: 'hand', place, card: held });
  }

  /** Ends what the viewer does: the turn, or, once confirmed, the last cards. */
  end(): void {
    if (this.position.phase === 'last-cards') this.tap({ kind: 'pass' });
    else this.act('end');
  }

  /** Takes one way, once: no second one while it is on its way. One that is barred shows why, if it doesn't yet. */
  act(action: string): void {
    if (this.waiting || this.ways.some((way) => way.action === action && way.barred)) return;
    const bar = this.barred.find((other) => other.action === action);
    if (bar) {
      this.#choose(null);
      this.#vain = { decision: this.#decision, way: { action, barred: bar } };
    } else if (this.choices.some((choice) => choice.action === action)) {
      this.#sent = { decision: this.#decision, action, thing: this.thing };
      this.#props().act(action);
    }
  }
}
