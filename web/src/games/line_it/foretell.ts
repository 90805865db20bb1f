import { phrase, t } from '../../i18n';
import type { Choice } from '../../protocol/types';
import type { Said } from '../contract';
import { allOf, isYou, whyIllegal } from '../words';
import type { Icon } from './icons';
import type { LineItEffect, LineItObservation } from './types';
import type { Way } from './ways';
import { facts } from './words';

/** What the button of a choice says itself. */
const OBVIOUS = ['line-it-fact-lays', 'line-it-fact-keeps', 'line-it-fact-passes', 'line-it-fact-closes'];

/** What a choice does, in words, beyond what its button says. */
function foretold(choice: Choice, names: string[], viewer: number | null): string {
  const effects = choice.effects as LineItEffect[];
  const said = facts(effects, names, viewer).filter((fact) => !OBVIOUS.includes(fact.id) && !isOthers(fact));
  const words = said.map((fact) => phrase(fact) ?? fact.id);
  return allOf(choice.action === 'close' ? [closingNote(effects), ...words] : words);
}

/** The last step closes every line: what the others' bring is told with the scores. */
function isOthers({ id, args }: Said): boolean {
  return id === 'line-it-fact-closed' && args?.you === 'no';
}

/** A way as its button shows it: an icon, a word, and what it does, or why it is barred. */
export function inWords(way: Way, names: string[], viewer: number | null): { icon: Icon; word: string; note: string } {
  const { action, to, choice, barred } = way;
  const icon = to ?? (action === 'pass' ? 'pass' : 'close');
  const note = choice ? foretold(choice, names, viewer) : barred ? (whyIllegal('line-it', barred.code) ?? barred.code) : '';
  return { icon, word: t(`line-it-way-${icon}`), note };
}

/** What closing the line comes to, in short: "2 points, −4". */
export function closingNote(effects: LineItEffect[]): string {
  const points = effects.find(({ kind }) => kind === 'closes')?.count ?? 0;
  const lost = effects.find(({ kind }) => kind === 'loses-bet')?.count ?? 0;
  return t('line-it-close-note', { count: points, lost });
}

/** Whom the table waits for, and for what: to whoever decides by what is offered, to others by what lies open. */
export function waitingFor(position: LineItObservation, choices: readonly Choice[], names: string[], viewer: number | null): Said {
  const { phase, current_player: seat, taken } = position;
  if (seat === null) return { id: 'line-it-wait-deal' };
  const args = { you: isYou(seat, viewer), name: names[seat] ?? '' };
  if (phase === 'last-cards') return { id: 'line-it-wait-last', args };
  const open = choices.length > 0 ? openOf(choices) : openTo(position, seat);
  return { id: taken ? 'line-it-wait-end' : 'line-it-wait-take', args: { ...args, open } };
}

/** What a turn has open: a card of the market, or else a hand card, closing, or both of these. */
type Open = 'take' | 'play' | 'close' | 'both';

function openOf(choices: readonly Choice[]): Open {
  const is = (verb: string) => choices.some(({ action }) => action.split(' ')[0] === verb);
  if (is('take')) return 'take';
  return is('play') ? (is('close') ? 'both' : 'play') : 'close';
}

/** Whether a hand card fits isn't told of others: their hands may be shown as backs. */
function openTo({ seats, taken, added }: LineItObservation, seat: number): Open {
  if (!taken) return 'take';
  const { hand, line } = seats[seat]!;
  return hand.length > 0 && !added ? (line.cards.length > 0 ? 'both' : 'play') : 'close';
}
