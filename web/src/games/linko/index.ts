import type { GamePage } from '../contract';
import Board from './Board.svelte';
import HandCount from './HandCount.svelte';
import Rules from './Rules.svelte';
import { say } from './say';
import Scores from './Scores.svelte';
import { why } from './words';

const linko: GamePage = { board: Board, say, why, scores: Scores, seatBadge: HandCount, rules: Rules };

export default linko;
