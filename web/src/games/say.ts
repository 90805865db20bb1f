import { phrase } from '../i18n';
import type { StepView } from '../protocol/types';
import type { GamePage } from './contract';

/** A decision, or one that could be made, as a sentence in the game's words; its notation where there are none. */
export function decided(step: StepView, page: GamePage, names: string[], viewer: number | null): string {
  const [said] = page.decides(step, names, viewer);
  return (said && phrase(said)) ?? step.step.slice(step.step.indexOf(':') + 1);
}
