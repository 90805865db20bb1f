import type { GamePage, Said } from '../contract';
import type { StepView } from '../../protocol/types';
import Board from './Board.svelte';
import Rules from './Rules.svelte';
import Scores from './Scores.svelte';

/** Steps as they are written in a record. */
function say(step: StepView, names: string[]): Said[] {
  if (step.seat === null) return [{ id: 'generic-cards', args: { cards: step.step.replace(/^\*/, '') } }];
  const action = step.step.slice(step.step.indexOf(':') + 1);
  return [{ id: 'generic-decision', args: { name: names[step.seat] ?? '', action } }];
}

/** The plain table of a game that has no folder on the page: text and buttons. */
const page: GamePage = { board: Board, say, scores: Scores, rules: Rules };
export default page;
