import type { View } from '../protocol/types';

/** A view for tests: Ann (host, the viewer) and Bo at a table, a round begun. */
export function viewOf(parts: Partial<View>): View {
  const seat = (name: string, host: boolean) => ({ name, host, bot: null, stand_in: false, total: 0 });
  return {
    table: 'fern',
    game: 'no-such-game',
    phase: 'gathering',
    seat: 0,
    leads: true,
    seats: [seat('Ann', true), seat('Bo', false)],
    players: [2, 5],
    options: [],
    settings: { public: true, pace: 'normal', grace_s: 30, open_hands: null, hints: true },
    match: { kind: 'open', goal: null, first: null, rounds: [], players: [], winners: [] },
    round: {
      number: 1,
      names: ['Ann', 'Bo'],
      seat: 0,
      first_player: 0,
      turn: 0,
      acting: 0,
      decision: 0,
      since_ms: 0,
      outcome: null,
      hints: [0, 0],
      record: 'fern-1-1',
      played_on: null,
      fairness: { commitment: 'c0', contributed: [false, false], secret: null },
    },
    position: null,
    choices: [],
    barred: [],
    hint: null,
    ...parts,
  };
}
