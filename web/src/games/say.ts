import { phrase } from '../i18n';
import type { StepView } from '../protocol/types';
import type { Fact, GamePage, Said } from './contract';

/** A decision, or one that could be made, as a sentence in the game's words; its notation where there are none. */
export function decided(step: StepView, page: GamePage, names: string[], viewer: number | null): string {
  const [said] = page.decides(step, names, viewer);
  return (said && phrase(said)) ?? step.step.slice(step.step.indexOf(':') + 1);
}

/** What speaks for or against a choice, in words. */
export interface Why {
  text: string;
  speaks: Fact['speaks'];
}

/** The whys of a choice, in the game's words; none where it has no words for them. Reactive. */
export function whysOf(facts: readonly unknown[], page: GamePage, names: string[]): Why[] {
  const { why } = page;
  return why ? (facts as Fact[]).map((fact) => ({ text: told(why(fact, names)), speaks: fact.speaks })) : [];
}

const told = (said: Said) => phrase(said) ?? said.id;
