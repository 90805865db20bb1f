import { t } from '../../i18n';
import type { Fact, Said } from '../contract';
import { allOf, isYou } from '../words';
import { cardOf, JOKER, setName } from './cards';
import type { LinkoEffect, LinkoObservation, LinkoWhy } from './types';

/** A fact's set in short. */
export function setOf(effect: LinkoEffect): string {
  return setName(effect.count ?? 0, effect.value ?? 0);
}

/** The set that is being settled, or that was laid last by the seat. */
export function topOf(position: LinkoObservation, seat: number | null): string {
  const top = seat === null ? undefined : position.seats[seat]?.sets.at(-1);
  return top ? setName(top.cards.length, top.value) : '';
}

/** A card as texts tell it: a number where it is one, as Fluent knows no [8] of the text "8". */
function told(card: string): string | number {
  return /^\d+$/.test(card) ? Number(card) : card;
}

/** Cards with their articles, as what someone draws: "an 8 and a joker". */
export function oneByOne(cards: readonly string[]): string {
  return allOf(cards.map((card) => t('linko-one-card', { card: told(card) })));
}

/** A seat's top set as part of a sentence: what the viewer laid, or the set that it hits. */
function inASentence(id: 'linko-your-set' | 'linko-that-set', position: LinkoObservation, seat: number | null): string {
  const top = position.seats[seat ?? -1]?.sets.at(-1);
  if (!top) return '';
  return t(id, { count: top.cards.length, card: told(cardOf(top.value)), set: setName(top.cards.length, top.value) });
}

/** Whom the table waits for, and for what. */
export function waitingFor(position: LinkoObservation, names: string[], viewer: number | null): Said {
  const { phase, current_player: seat, victim, turn, owed } = position;
  if (seat === null) return { id: 'linko-wait-deal' };
  const you = isYou(seat, viewer);
  const name = names[seat] ?? '';
  const other = names[victim ?? -1] ?? '';
  switch (phase) {
    case 'take':
      return {
        id: 'linko-wait-take',
        args: {
          who: who(seat, victim, viewer),
          name,
          other,
          set: topOf(position, victim),
          laid: inASentence('linko-your-set', position, turn),
          target: inASentence('linko-that-set', position, victim),
          count: position.seats[victim ?? -1]?.sets.at(-1)?.cards.length ?? 0,
        },
      };
    case 'back':
      return { id: 'linko-wait-back', args: { you, name, other: names[turn] ?? '', set: topOf(position, victim) } };
    case 'draw':
      return { id: 'linko-wait-draw', args: { you, name, owed } };
    case 'snatch':
      return { id: 'linko-wait-snatch', args: { you, name, laid: topOf(position, turn) } };
    case 'consolation':
      return { id: 'linko-wait-consolation', args: { you, name } };
    default:
      return { id: 'linko-wait-play', args: { you, name } };
  }
}

/** To whom of two seats a text speaks. */
export function who(actor: number | null, other: number | null, viewer: number | null): 'actor' | 'other' | 'none' {
  if (viewer === null) return 'none';
  if (viewer === actor) return 'actor';
  return viewer === other ? 'other' : 'none';
}

/** What a set would do, in words, before it is laid. */
export function foretell(effects: LinkoEffect[], names: string[]): Said[] {
  const said = effects.flatMap((effect): Said[] => {
    switch (effect.kind) {
      case 'hits':
        return [{ id: 'linko-hint-hits', args: { name: names[effect.seat ?? -1] ?? '', set: setOf(effect) } }];
      case 'phantom':
        return [{ id: 'linko-hint-phantom', args: { set: setOf(effect) } }];
      case 'choice':
        return [{ id: 'linko-hint-choice', args: { count: effect.count ?? 0 } }];
      case 'ends':
        return [{ id: 'linko-hint-ends', args: { reason: effect.reason ?? '' } }];
      default:
        return [];
    }
  });
  return said.length > 0 ? said : [{ id: 'linko-hint-none' }];
}

/** What speaks for or against a choice, in a hint. */
export function why(fact: Fact, names: string[]): Said {
  const { kind, speaks, seat, count, value, players, chance } = fact as LinkoWhy;
  const isOfJokers = cardOf(value ?? 0) === JOKER;
  const set = isOfJokers ? t('linko-jokers', { count: count ?? 0 }) : setName(count ?? 0, value ?? 0);
  const name = names[seat ?? -1] ?? '';
  const args = { speaks, name, set, count: count ?? 0, value: value ?? 0, players: players ?? 0, chance: chance ?? 0 };
  return { id: `linko-why-${kind}`, args };
}
