import type { StepView } from '../../protocol/types';
import type { Flight } from '../pieces/sky.svelte';
import { UNSEEN } from './cards';
import type { LineItEffect } from './types';

/** More than this would be a dance, not a hint of where something went. */
const MOST = 8;
/** Cards that go together fly as a few of them. */
const FEW = 3;

/** What moved in these steps, in order. A new market isn't shown card by card. */
export function flightsOf(steps: StepView[]): Flight[] {
  const flights = steps.flatMap((step) => (step.effects as LineItEffect[]).flatMap(flightOf));
  return flights.length > MOST ? [] : flights;
}

function flightOf(fact: LineItEffect): Flight[] {
  const { kind, seat, card, color, count } = fact;
  const one = card == null ? [] : [card];
  const some = Array<string>(Math.min(count ?? 0, FEW)).fill(UNSEEN);
  switch (kind) {
    case 'lays':
      return [{ cards: one, from: fact.source === 'hand' ? `hand-${seat}` : `market-${card}`, to: `line-${seat}` }];
    case 'keeps':
      return [{ cards: one, from: `market-${card}`, to: `hand-${seat}` }];
    case 'to-jackpot':
      return [{ cards: one, from: `market-${card}`, to: `jackpot-${color}` }];
    case 'jackpot':
      return some.length > 0 ? [{ cards: some, from: `jackpot-${color}`, to: `pile-${seat}` }] : [];
    case 'closes':
      return some.length > 0 ? [{ cards: some, from: `line-${seat}`, to: `pile-${seat}` }] : [];
    default:
      return [];
  }
}
