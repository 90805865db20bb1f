import type { ReviewedDecision, ReviewedRound, StepView } from '../protocol/types';

const decision = (step: number, seat: number, parts: Partial<ReviewedDecision> = {}): ReviewedDecision => ({
  step,
  seat,
  by: seat === 0 ? 'person' : 'bot',
  action: `a${step}`,
  best: `a${step}`,
  mark: 'best',
  points_lost: 0,
  win_lost: 0,
  cost: 0,
  at_stake: 0.1,
  choices: [{ action: `a${step}`, points_lost: 0, win_lost: 0, whys: [] }],
  ...parts,
});

const step = ({ seat, step: index, action }: ReviewedDecision): StepView => ({
  round: 1,
  index,
  step: `${seat}:${action}`,
  seat,
  by: null,
  effects: [],
});

/** For tests: Ann, the viewer, has lost to Bo; five decisions, of which three cost something. */
export function reviewedRound(parts: Partial<ReviewedRound> = {}): ReviewedRound {
  const decisions = [
    decision(1, 0),
    decision(2, 1, { mark: 'blunder', best: 'b2', win_lost: 0.4, points_lost: 3, cost: 0.475 }),
    decision(3, 0, { mark: 'doubtful', best: 'b3', win_lost: 0.06, points_lost: 1, cost: 0.085 }),
    decision(4, 0, {
      mark: 'blunder',
      best: 'b4',
      win_lost: 0.2,
      points_lost: 2.25,
      cost: 0.256,
      choices: [
        { action: 'b4', points_lost: 0, win_lost: 0, whys: [{ kind: 'safe', speaks: 'for' }] },
        { action: 'a4', points_lost: 2.25, win_lost: 0.2, whys: [{ kind: 'hit', speaks: 'against' }] },
      ],
    }),
    decision(6, 1, { mark: 'only', choices: [] }),
  ];
  const player = (seat: number, accuracy: number, blunder: number) => ({
    seat,
    decisions: 2,
    marks: { best: 1, fine: 0, doubtful: 0, blunder },
    sound: 0.5,
    accuracy,
    points_lost: 1.5,
    win_lost: 0.1,
    luck: 0.1,
  });
  return {
    record: 'fern-1-2',
    table: 'fern',
    game: 'no-such-game',
    number: 2,
    names: ['Ann', 'Bo'],
    bots: [null, 'club'],
    outcome: { scores: [3, 8], winners: [1], reason: 'hand-empty' },
    seat: 0,
    repeated: 0,
    done: 5,
    decisions: 5,
    reviewed: {
      review: {
        record: 'fern-1-2',
        version: 'v1',
        decisions,
        curve: [0.5, 0.5, 0.6, 0.4, 0.5, 0.3, 0.2, 0].map((ann) => [ann, 1 - ann]),
        players: [player(0, 81.4, 1), player(1, 62, 1)],
      },
      steps: decisions.map(step),
    },
    ...parts,
  };
}
