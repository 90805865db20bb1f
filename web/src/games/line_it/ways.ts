import type { Barred, Choice } from '../../protocol/types';

/** What can be tapped to decide about it: a card by its place in market or hand, the own line to close it, or
 *  the pass of the last cards. */
export type Thing = { kind: 'market' | 'hand'; place: number; card: string } | { kind: 'close' | 'pass' };

/** One thing to do, offered or barred. */
export interface Way {
  action: string;
  choice?: Choice;
  barred?: Barred;
}

export function isSame(a: Thing, b: Thing): boolean {
  return a.kind === b.kind && (!('place' in a) || ('place' in b && a.place === b.place));
}

/** What to do with this, the line first, as far as the table offers or bars it. */
export function waysWith(thing: Thing, choices: readonly Choice[], barred: readonly Barred[]): Way[] {
  return actionsWith(thing).flatMap((action): Way[] => {
    const choice = choices.find((other) => other.action === action);
    const bar = barred.find((other) => other.action === action);
    return choice ? [{ action, choice }] : bar ? [{ action, barred: bar }] : [];
  });
}

function actionsWith(thing: Thing): string[] {
  switch (thing.kind) {
    case 'market':
      return [`take ${thing.card} line`, `take ${thing.card} hand`];
    case 'hand':
      return [`play ${thing.card}`];
    default:
      return [thing.kind];
  }
}

/** Why none of these is allowed: each reason once. */
export function reasons(ways: readonly Way[]): string[] {
  return [...new Set(ways.flatMap(({ barred }) => (barred ? [barred.code] : [])))];
}
