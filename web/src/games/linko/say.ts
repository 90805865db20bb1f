import { phrase, t } from '../../i18n';
import type { StepView } from '../../protocol/types';
import type { Said } from '../contract';
import { isYou } from '../words';
import { rank, setName, JOKER, UNSEEN } from './cards';
import type { LinkoEffect } from './types';
import { oneByOne, setOf, who } from './words';

/** The log in words: what a step made true, as the viewer may know it. */
export function say(step: StepView, names: string[], viewer: number | null): Said[] {
  const facts = step.effects as LinkoEffect[];
  // The own card from the deck is told with the card itself.
  const isTold = step.seat !== viewer || !step.step.endsWith(':draw deck');
  const said = step.seat === null ? chance(facts, viewer) : isTold ? decides(step, names, viewer) : [];
  const end = facts.find((fact) => fact.kind === 'ends');
  // Minor, for the scores say so too: the last play is what one wants to see beside them.
  return end ? [...said, { id: 'linko-say-ends', args: { reason: end.reason ?? '' }, minor: true }] : said;
}

/** What was decided, or could be, in one sentence. */
export function decides(step: StepView, names: string[], viewer: number | null): Said[] {
  const { seat } = step;
  const facts = step.effects as LinkoEffect[];
  const action = step.step.slice(step.step.indexOf(':') + 1);
  const name = names[seat ?? -1] ?? '';
  const you = isYou(seat, viewer);
  const [fact] = facts;
  if (action === 'take' || action === 'leave') {
    const settled = facts.find((f) => f.kind === 'takes' || f.kind === 'leaves');
    const victim = (action === 'take' ? settled?.other : settled?.seat) ?? null;
    const args = { who: who(seat, victim, viewer), name, other: names[victim ?? -1] ?? '' };
    if (action === 'leave') return [{ id: 'linko-say-leaves', args }];
    return [{ id: 'linko-say-takes', args: { ...args, set: setOf(settled ?? { kind: 'takes' }) } }];
  }
  if (action === 'back') return [{ id: 'linko-say-back', args: { you, name, set: fact ? setOf(fact) : '' } }];
  if (action === 'discard') return [{ id: 'linko-say-discards', args: { you, name, set: fact ? setOf(fact) : '' } }];
  if (action === 'pass') return [{ id: 'linko-say-passes', args: { you, name } }];
  if (action.startsWith('snatch')) {
    const snatched = facts.find((f) => f.kind === 'phantom');
    return [{ id: 'linko-say-snatches', args: { you, name, set: snatched ? setOf(snatched) : '' } }];
  }
  if (action === 'draw deck') return [{ id: 'linko-say-draws-deck', args: { you, name }, minor: true }];
  if (action.startsWith('draw')) {
    return [{ id: 'linko-say-draws', args: { you, name, cards: oneByOne(cardsOf(facts, 'draws')) }, minor: true }];
  }
  return [lays(action.split(','), facts, { you, name }, names, viewer)];
}

function lays(cards: string[], facts: LinkoEffect[], by: { you: string; name: string }, names: string[], viewer: number | null): Said {
  const set = setName(cards.length, rank(cards[0] ?? JOKER));
  const hits = facts.filter((fact) => fact.kind === 'hits');
  const targets = hits.map((hit) => target(hit, names, viewer)).join(', ');
  const snatched = facts.find((fact) => fact.kind === 'phantom');
  const phantom = snatched ? setOf(snatched) : '';
  const what = hits.length > 0 ? (snatched ? 'both' : 'hits') : snatched ? 'phantom' : 'nothing';
  return { id: 'linko-say-lays', args: { ...by, set, what, targets, phantom } };
}

function target(hit: LinkoEffect, names: string[], viewer: number | null): string {
  const args = { you: isYou(hit.seat, viewer), name: names[hit.seat ?? -1] ?? '', set: setOf(hit) };
  return phrase({ id: 'linko-say-target', args }) ?? '';
}

/** Cards that came: the deal as a whole, a card drawn by the viewer, a refill. Beside the play, but for the deal. */
function chance(facts: LinkoEffect[], viewer: number | null): Said[] {
  const dealt = facts.filter((fact) => fact.kind === 'dealt');
  if (new Set(dealt.map((fact) => fact.seat)).size > 1) return [{ id: 'linko-say-deal' }];
  const drawn = dealt.filter((fact) => fact.seat === viewer && fact.card !== UNSEEN);
  const came = (id: string, cards: string[], said: (cards: string[]) => string): Said[] =>
    cards.length === 0 ? [] : [{ id, args: { cards: said(cards) }, minor: true }];
  return [
    ...came('linko-say-drawn', drawn.map(cardIn), oneByOne).map((own) => ({ ...own, mine: true as const })),
    ...came('linko-say-phantom-gets', cardsOf(facts, 'phantom-gets'), oneByOne),
    ...came('linko-say-display', cardsOf(facts, 'display'), bare),
    ...came('linko-say-pile', cardsOf(facts, 'pile'), oneByOne),
    ...came('linko-say-out', cardsOf(facts, 'out'), oneByOne),
  ];
}

function cardsOf(facts: LinkoEffect[], kind: LinkoEffect['kind']): string[] {
  return facts.filter((fact) => fact.kind === kind).map(cardIn);
}

function cardIn(fact: LinkoEffect): string {
  return fact.card ?? UNSEEN;
}

function bare(cards: string[]): string {
  return cards.map((card) => t('linko-card', { card })).join(', ');
}
