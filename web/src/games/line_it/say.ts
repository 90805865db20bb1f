import { phrase } from '../../i18n';
import type { StepView } from '../../protocol/types';
import type { Said } from '../contract';
import { allOf, isYou } from '../words';
import { isBet } from './cards';
import type { LineItEffect } from './types';
import { cardNames, facts } from './words';

/** What whoever decides does, as against what follows of itself. */
const DONE = ['lays', 'keeps', 'jackpot', 'wins-bet', 'closes', 'passes'].map((kind) => `line-it-fact-${kind}`);

/** The log in words: what was decided, in one sentence, and then what came of itself. */
export function say(step: StepView, names: string[], viewer: number | null): Said[] {
  const effects = step.effects as LineItEffect[];
  const told = facts(effects, names, viewer);
  const of = (id: string) => told.filter((fact) => fact.id === `line-it-fact-${id}`);
  const minor = (id: string, args: Said['args'] = {}): Said => ({ id: `line-it-say-${id}`, args, minor: true, mine: false });
  const cards = (id: string, kind: LineItEffect['kind']): Said[] => {
    const these = effects.filter((effect) => effect.kind === kind).map(({ card }) => card ?? '');
    return these.length > 0 ? [minor(id, { cards: cardNames(these.sort(ascending)) })] : [];
  };
  return [
    ...sentence(step.seat, names, viewer, told.filter(isDone)),
    ...cards('to-jackpots', 'to-jackpot'),
    ...cards('out', 'out'),
    ...effects
      .filter(({ kind }) => kind === 'starts')
      .map(({ seat }) => minor('starts', { you: isYou(seat, viewer), name: names[seat ?? -1] ?? '' })),
    ...cards('market', 'market'),
    ...of('last-cards').map((): Said => ({ id: 'line-it-say-last-cards', mine: false })),
    // Minor, for the scores say so too: the last play is what one wants to see beside them.
    ...of('closed').map(({ args }) => minor('closed', args)),
    ...of('ends').map(() => minor('ends')),
  ];
}

/** As a market is shown: bets last. */
function ascending(a: string, b: string): number {
  return Number(isBet(a)) - Number(isBet(b)) || Number(a) - Number(b);
}

/** What was decided, or could be, in one sentence: to end one's turn too, which the log passes over. */
export function decides(step: StepView, names: string[], viewer: number | null): Said[] {
  const told = facts(step.effects as LineItEffect[], names, viewer);
  const done = told.filter(isDone);
  const ends = told.filter(({ id }) => id === 'line-it-fact-ends-turn');
  return sentence(step.seat, names, viewer, done.length > 0 ? done : ends);
}

function isDone({ id }: Said): boolean {
  return DONE.includes(id);
}

function sentence(seat: number | null, names: string[], viewer: number | null, done: Said[]): Said[] {
  if (done.length === 0) return [];
  const you = isYou(seat, viewer);
  const does = allOf(done.map((fact) => phrase({ ...fact, args: { ...fact.args, you } }) ?? ''));
  return [{ id: 'line-it-say', args: { you, name: names[seat ?? -1] ?? '', does } }];
}
