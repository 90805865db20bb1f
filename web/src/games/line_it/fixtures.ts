// Views of every phase, written by hand: for tests, and for the fixtures page. What fits is counted out here as
// the server would, for the page only shows what it is sent.

import type { Fixture } from '../../fixtures/fixture';
import type { Barred, Choice, Outcome, StepView, View } from '../../protocol/types';
import { viewOf } from '../../table/fixture';
import { betSize, isBet, UNSEEN } from './cards';
import type { Line, LineItEffect, LineItObservation, SeatSeen } from './types';
import { colorOf } from './words';

/** For the page: some of each colour, the bets and the back. */
export const CARDS = ['1', '2', '7', '12', '38', '57', '64', '99', '100', '+3', '+4', '+5', UNSEEN];

const COLORS = ['red', 'blue', 'green', 'yellow'] as const;

/** Cards as text: "4 57 +3". */
const cards = (text: string): string[] => text.split(' ').filter(Boolean);

/** A line as text, the cards in the order in which they were laid; `won` is a bet that has left it. */
function line(text: string, won = false): Line {
  const all = cards(text);
  const numbers = all.filter((card) => !isBet(card));
  const [first, second] = numbers.map(Number);
  const last = Number(numbers.at(-1) ?? 0);
  const direction = first === undefined || second === undefined ? 'open' : second > first ? 'up' : 'down';
  const bet = all.find(isBet);
  const followed = bet === undefined ? 0 : all.length - 1 - all.indexOf(bet);
  return {
    cards: all,
    direction,
    above: direction === 'up' ? last : null,
    below: direction === 'down' ? last : null,
    takes_bet: bet === undefined && !won,
    bet: bet === undefined ? null : { card: bet, followed, needed: betSize(bet) - followed },
    colors: COLORS.map((color) => {
      const count = numbers.filter((card) => colorOf(card) === color).length;
      return { color, count, needed: Math.max(0, 3 - count) };
    }),
    closing: {
      discarded: numbers.slice(0, 3),
      scored: numbers.slice(3),
      lost: bet === undefined ? null : bet.replace('+', '-'),
    },
  };
}

function seat(laid: Line, hand = '', pile = 0, tokens = ''): SeatSeen {
  const has = cards(tokens);
  const score = has.reduce((sum, token) => sum + Number(token), pile);
  return { hand: cards(hand), line: laid, pile, tokens: has, score, passed: false };
}

function position(changes: Partial<LineItObservation>, jackpots = ['9', '2 18', '', '4 8 88']): LineItObservation {
  const seats = changes.seats ?? [];
  return {
    players: seats.length,
    phase: 'turn',
    turn: 0,
    current_player: 0,
    first: 0,
    round: 4,
    rounds: { 2: 26, 3: 21, 4: 17 }[seats.length] ?? 15,
    market: [],
    market_places: seats.length + 2,
    hand_places: 2,
    taken: false,
    added: false,
    lap: null,
    jackpots: COLORS.map((color, i) => ({ color, cards: cards(jackpots[i] ?? '') })),
    deck: 86,
    undealt: [],
    seats,
    ...changes,
  };
}

/** Why a card doesn't fit the line; null when it does. */
function misfit(card: string, { above, below, takes_bet }: Line): Omit<Barred, 'action'> | null {
  if (isBet(card)) return takes_bet ? null : { code: 'second-bet', text: '', rule: 'T6' };
  if (above !== null && Number(card) <= above) return { code: 'not-above', text: '', rule: 'T5' };
  return below !== null && Number(card) >= below ? { code: 'not-below', text: '', rule: 'T5' } : null;
}

/** What the first seat may do, and what is barred; what some of it does is given. */
function offers(table: LineItObservation, doing: Record<string, LineItEffect[]> = {}): Pick<View, 'choices' | 'barred'> {
  const mine = table.seats[0];
  if (!mine || table.current_player !== 0) return { choices: [], barred: [] };
  const choices: Choice[] = [];
  const barred: Barred[] = [];
  const add = (action: string, why: Omit<Barred, 'action'> | null, effects: LineItEffect[]): void => {
    if (why) barred.push({ action, ...why });
    else choices.push({ action, effects: doing[action] ?? effects });
  };
  const taken = table.taken ? { code: 'already-taken', text: '', rule: 'T7' } : null;
  const isFull = mine.hand.length > 1 ? { code: 'hand-full', text: '', rule: 'T8' } : null;
  for (const card of table.market)
    add(`take ${card} line`, taken ?? misfit(card, mine.line), [{ kind: 'lays', seat: 0, card, source: 'market' }]);
  for (const card of table.market) add(`take ${card} hand`, taken ?? isFull, [{ kind: 'keeps', seat: 0, card }]);
  const added = table.added ? { code: 'already-added', text: '', rule: 'T9' } : null;
  for (const card of mine.hand)
    add(`play ${card}`, added ?? misfit(card, mine.line), [{ kind: 'lays', seat: 0, card, source: 'hand' }]);
  if (table.phase === 'last-cards') add('pass', null, [{ kind: 'passes', seat: 0 }]);
  else {
    const { scored, discarded, lost } = mine.line.closing;
    const bet = mine.line.bet?.card ?? '';
    add('close', mine.line.cards.length > 0 ? null : { code: 'line-empty', text: '', rule: 'T9' }, [
      { kind: 'closes', seat: 0, count: scored.length, discarded: discarded.length },
      ...(lost === null ? [] : [{ kind: 'loses-bet' as const, seat: 0, card: bet, count: betSize(bet) }]),
    ]);
    add('end', table.taken ? null : { code: 'take-first', text: '', rule: 'T7' }, [{ kind: 'ends-turn', seat: 0 }]);
  }
  return { choices, barred };
}

interface Asked {
  viewer?: number | null;
  doing?: Record<string, LineItEffect[]>;
  openHands?: boolean;
}

function view(table: LineItObservation, names: string[], { viewer = 0, doing = {}, openHands = false }: Asked = {}): View {
  const outcome: Outcome | null =
    table.phase === 'over' ? { scores: table.seats.map(({ score }) => score), winners: [0], reason: 'deck-out' } : null;
  const plain = viewOf({});
  return viewOf({
    game: 'line-it',
    phase: outcome ? 'between' : 'playing',
    seat: viewer,
    seats: names.map((name, i) => ({ name, bot: null, host: i === 0, stand_in: false, total: 0 })),
    settings: { ...plain.settings, open_hands: openHands },
    round: plain.round && {
      ...plain.round,
      names,
      seat: viewer,
      first_player: table.first,
      turn: table.turn,
      acting: table.current_player,
      decision: 17,
      outcome,
      hints: names.map(() => 0),
    },
    position: table,
    ...(viewer === 0 ? offers(table, doing) : {}),
  });
}

const shown = (table: LineItObservation, names: string[], asked?: Asked): Fixture => ({
  view: view(table, names, asked),
  names,
});

const step = (text: string, by: number | null, ...effects: LineItEffect[]): StepView => ({
  round: 1,
  index: 0,
  step: text,
  seat: by,
  by: null,
  effects,
});

const TWO = ['Galuppy', 'Nessi'];
const THREE = ['Galuppy', 'Nessi', 'Bo'];
const FIVE = ['Galuppy', 'Nessi', 'Bartholomäus der Dritte', 'Bo', 'Zoë'];

const others = () => [seat(line('50 32 +3 12'), '88', 4), seat(line('23 27 30'), '5 99', 7, '+3')];

const LONG = [
  line('2 5 9 14 20 21 22 23 24 40 55 70'),
  line('98 96 95 90 71 70 69 68 66 41 40 39 20 7 3'),
  line('11 12 13 15 16 17 18 19 25 26 +5 28 29 30 31', false),
  line('100 82 64 +4 62 33'),
  line('45'),
];
const long = () => [
  seat(LONG[0] as Line, '78 80', 12, '+3 +4'),
  seat(LONG[1] as Line, '54', 9, '+5 -3'),
  seat(LONG[2] as Line, '6 8', 0),
  seat(LONG[3] as Line, '', 21, '+3 +4 -5'),
  seat(LONG[4] as Line, '60', 3),
];

const choosing = () =>
  position({
    seats: [seat(line('23 27 34'), '58', 4, '+3'), ...others()],
    market: ['11', '39', '57', '92', '+4'],
  });

export const FIXTURES = {
  start: (): Fixture =>
    shown(
      position(
        { seats: [seat(line('')), seat(line(''))], market: ['17', '44', '70', '+5'], round: 1, deck: 102 },
        ['', '', '', ''],
      ),
      TWO,
    ),
  choice: (): Fixture => shown(choosing(), THREE),
  selected: (): Fixture => ({ ...FIXTURES.choice(), taps: ['57'] }),
  held: (): Fixture => ({ ...FIXTURES.choice(), taps: ['58'] }),
  /** A card that doesn't fit the line, but can be kept. */
  kept: (): Fixture => ({ ...FIXTURES.choice(), taps: ['11'] }),
  taken: (): Fixture => {
    const before = choosing();
    const after = {
      ...before,
      seats: [seat(line('23 27 34 57'), '58', 4, '+3'), ...others()],
      market: ['11', '39', '92', '+4'],
      taken: true,
    };
    return {
      ...shown(before, THREE),
      next: {
        view: view(after, THREE),
        steps: [step('0:take 57 line', 0, { kind: 'lays', seat: 0, card: '57', source: 'market' })],
      },
    };
  },
  end: (): Fixture =>
    shown(
      position({
        seats: [seat(line('23 27 34 57'), '58', 4, '+3'), ...others()],
        market: ['11', '39', '92', '+4'],
        taken: true,
      }),
      THREE,
    ),
  wait: (): Fixture => shown({ ...choosing(), turn: 1, current_player: 1, market: ['11', '39', '57', '+4'] }, THREE),
  forced: (): Fixture =>
    shown(
      position({
        seats: [seat(line('90 88 41 +4 20 4'), '50 60', 2), ...others()],
        market: ['10', '20', '30', '77', '+3'],
      }),
      THREE,
    ),
  bet: (): Fixture => ({
    ...shown(
      position({ seats: [seat(line('9 +5 13 22 31 40'), '58', 4), ...others()], market: ['11', '39', '57', '92', '+4'] }),
      THREE,
      {
        doing: {
          'take 57 line': [
            { kind: 'lays', seat: 0, card: '57', source: 'market' },
            { kind: 'wins-bet', seat: 0, card: '+5', count: 5 },
          ],
        },
      },
    ),
    taps: ['57'],
  }),
  jackpot: (): Fixture => ({
    ...shown(
      position(
        { seats: [seat(line('5 9 22 30 +3 43 47'), '', 4), ...others()], market: ['11', '39', '57', '92', '+4'] },
        ['13 21 45 61 77', '2 18', '', '4 8 88 96 100 12 16 20 24'],
      ),
      THREE,
      {
        doing: {
          'take 57 line': [
            { kind: 'lays', seat: 0, card: '57', source: 'market' },
            { kind: 'jackpot', seat: 0, color: 'red', count: 5 },
            { kind: 'wins-bet', seat: 0, card: '+3', count: 3 },
          ],
        },
      },
    ),
    taps: ['57'],
  }),
  five: (): Fixture => ({
    ...shown(
      position(
        {
          seats: long(),
          market: ['35', '43', '71', '72', '73', '93', '+3'],
          first: 3,
          round: 11,
          deck: 29,
        },
        ['13 53 61 77', '', '83 87', '4 8 88 96'],
      ),
      FIVE,
    ),
    taps: ['72'],
  }),
  open: (): Fixture => shown(position({ seats: long(), market: ['35', '43', '71'], turn: 3, current_player: 3 }), FIVE, { openHands: true }),
  /** As much before each name as there ever is: tokens, open hands, the first-player token, open bets. */
  crowded: (): Fixture => {
    const six = '+3 +4 -5 +3 -4 +5';
    const seats = [
      seat(line('2 5 9 +5 14 20'), '78 80', 12, six),
      seat(line('98 96 95 90 71 +4 70 69'), '54 61', 19, six),
      seat(line('11 12 13 +5 15 16 17 18'), '6 8', 10, '+3 -3 +4 -4'),
      seat(line('100 82 64 +4 62 33'), '7', 21, six),
      seat(line('45 +3'), '60', 3, '-5 -5 -4 -4'),
    ];
    const market = ['35', '43', '71', '72', '73', '93', '+3'];
    return { ...shown(position({ seats, market, first: 1, round: 11, deck: 29 }), FIVE, { openHands: true }), taps: ['72'] };
  },
  /** The play that ends the round: every line is closed. */
  ending: (): Fixture => {
    const table = position({
      phase: 'last-cards',
      seats: [seat(line('9 +5 13 22 31 40'), '57', 4, '+3'), ...others()],
      lap: 2,
      round: 21,
      deck: 0,
    });
    const closes = (of: number, count: number): LineItEffect => ({ kind: 'closes', seat: of, count, discarded: 3 });
    const lays: LineItEffect = { kind: 'lays', seat: 0, card: '57', source: 'hand' };
    const wins: LineItEffect = { kind: 'wins-bet', seat: 0, card: '+5', count: 5 };
    const ends: LineItEffect[] = [closes(0, 2), closes(1, 0), closes(2, 0), { kind: 'ends', reason: 'deck-out' }];
    const doing = { 'play 57': [lays, wins, ...ends], pass: [{ kind: 'passes' as const, seat: 0 }, ...ends] };
    return { ...shown(table, THREE, { doing }), taps: ['57'] };
  },
  last: (): Fixture => ({
    ...shown(
      position({
        phase: 'last-cards',
        seats: [
          seat(line('23 27 34 57'), '58 72', 4, '+3'),
          { ...seat(line('50 32 +3 12'), '88', 4), passed: true },
          seat(line('23 27 30'), '99', 7, '+3'),
        ],
        lap: 1,
        round: 21,
        deck: 0,
      }),
      THREE,
    ),
    taps: ['58'],
  }),
  spectator: (): Fixture => shown({ ...choosing(), turn: 1, current_player: 1 }, THREE, { viewer: null }),
  over: (): Fixture =>
    shown(
      position({
        phase: 'over',
        current_player: null,
        seats: [seat(line('23 27 34 57 58 72'), '', 9, '+3'), seat(line('50 32 +3 12'), '88', 4, '-3'), seat(line('23 27 30'), '99', 7, '+3')],
        round: 21,
        deck: 0,
      }),
      THREE,
    ),
};
