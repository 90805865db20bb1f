import type { GameInfo } from '../protocol/types';
import { recall, remember } from './memory';

let chosen = $state(recall('level'));

/** The level that bots are asked for: what was chosen last on this device, or the game's usual one where the game
 *  lacks it. Reactive. */
export function levelIn({ bots, usual_bot }: Pick<GameInfo, 'bots' | 'usual_bot'>): string {
  return chosen !== null && bots.includes(chosen) ? chosen : usual_bot;
}

export function chooseLevel(level: string): void {
  chosen = level;
  remember('level', level);
}
