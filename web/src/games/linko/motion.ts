import type { StepView } from '../../protocol/types';
import type { Flight } from '../pieces/sky.svelte';
import { cardOf, times } from './cards';
import type { LinkoEffect } from './types';

/** More than this would be a dance, not a hint of where something went. */
const MOST = 8;

/** What moved in these steps, in order. The deal itself isn't shown card by card. */
export function flightsOf(steps: StepView[]): Flight[] {
  const flights = steps.flatMap((step) => {
    const facts = step.effects as LinkoEffect[];
    const laid = layOf(step);
    return [...(laid ? [laid] : []), ...facts.flatMap(flightOf)];
  });
  return flights.length > MOST ? [] : flights;
}

function layOf(step: StepView): Flight | null {
  const action = /^\d+:([\dX,]+)$/.exec(step.step)?.[1];
  if (action === undefined || step.seat === null) return null;
  return { cards: action.split(','), from: hand(step.seat), to: sets(step.seat) };
}

function flightOf(fact: LinkoEffect): Flight[] {
  const set = times(cardOf(fact.value ?? 0), fact.count ?? 0);
  const one = fact.card == null ? [] : [fact.card];
  switch (fact.kind) {
    case 'takes':
      return [{ cards: set, from: sets(fact.other), to: hand(fact.seat) }];
    case 'phantom':
      return [{ cards: set, from: 'phantom', to: hand(fact.seat) }];
    case 'back':
      return [{ cards: set, from: sets(fact.seat), to: hand(fact.seat) }];
    case 'discards':
      return [{ cards: set, from: sets(fact.seat), to: 'discard' }];
    case 'draws':
      return [{ cards: one, from: `place-${fact.place}`, to: hand(fact.seat) }];
    case 'dealt':
      return [{ cards: one, from: 'deck', to: hand(fact.seat) }];
    case 'display':
    case 'pile':
      return [{ cards: one, from: 'deck', to: `place-${fact.place}` }];
    case 'phantom-gets':
      return [{ cards: one, from: 'deck', to: 'phantom' }];
    case 'out':
      return [{ cards: one, from: 'deck', to: 'discard' }];
    default:
      return [];
  }
}

function hand(seat: number | null | undefined): string {
  return `hand-${seat}`;
}

function sets(seat: number | null | undefined): string {
  return `sets-${seat}`;
}
