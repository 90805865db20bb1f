import type { Barred, Choice } from '../../protocol/types';

/** What can be tapped to decide about it: a card by its place in market or hand, the own line to close it, or
 *  the pass of the last cards. */
export type Thing = { kind: 'market' | 'hand'; place: number; card: string } | { kind: 'close' | 'pass' };

/** One thing to do, offered or barred. */
export interface Way {
  action: string;
  /** Where it puts a card; nowhere, where it closes the line or passes. */
  to?: 'line' | 'hand';
  choice?: Choice;
  barred?: Barred;
}

export function isSame(a: Thing, b: Thing): boolean {
  return a.kind === b.kind && (!('place' in a) || ('place' in b && a.place === b.place));
}

/** What to do with this, the line first, as far as the table offers or bars it. */
export function waysWith(thing: Thing, choices: readonly Choice[], barred: readonly Barred[]): Way[] {
  return wanted(thing).flatMap((way): Way[] => {
    const choice = choices.find(({ action }) => action === way.action);
    const bar = barred.find(({ action }) => action === way.action);
    return choice ? [{ ...way, choice }] : bar ? [{ ...way, barred: bar }] : [];
  });
}

function wanted(thing: Thing): Way[] {
  switch (thing.kind) {
    case 'market':
      return [
        { action: `take ${thing.card} line`, to: 'line' },
        { action: `take ${thing.card} hand`, to: 'hand' },
      ];
    case 'hand':
      return [{ action: `play ${thing.card}`, to: 'line' }];
    default:
      return [{ action: thing.kind }];
  }
}

/** Why none of these is allowed: each reason once. */
export function reasons(ways: readonly Way[]): string[] {
  return [...new Set(ways.flatMap(({ barred }) => (barred ? [barred.code] : [])))];
}
