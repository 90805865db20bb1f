import type { GamePage, Said } from '../contract';
import type { StepView } from '../../protocol/types';
import Board from './Board.svelte';
import Rules from './Rules.svelte';
import Scores from './Scores.svelte';

/** Steps as they are written in a record. */
function say(step: StepView, names: string[]): Said[] {
  if (step.seat === null) return [{ id: 'generic-cards', args: { cards: step.step.replace(/^\*/, '') } }];
  return decides(step, names);
}

function decides({ step, seat }: StepView, names: string[]): Said[] {
  return [{ id: 'generic-decision', args: { name: names[seat ?? -1] ?? '', action: step.slice(step.indexOf(':') + 1) } }];
}

/** The plain table of a game that has no folder on the page: text and buttons. */
const page: GamePage = { board: Board, say, decides, scores: Scores, rules: Rules };
export default page;
