import type { View } from '../../protocol/types';

/** Which decision is due, of all rounds of a table: what was tapped for one isn't meant for another. */
export function decisionOf({ round }: Pick<View, 'round'>): string {
  return round ? `${round.record} ${round.decision}` : '';
}
