import type { GamePage } from '../contract';
import Board from './Board.svelte';
import HandCount from './HandCount.svelte';
import Rules from './Rules.svelte';
import { decides, say } from './say';
import Scores from './Scores.svelte';
import { why } from './words';

const lineIt: GamePage = { board: Board, say, decides, why, scores: Scores, seatBadge: HandCount, rules: Rules };

export default lineIt;
