import type { ReviewedDecision } from '../protocol/types';

export type Mark = ReviewedDecision['mark'];

/** Every mark, from the best to none. */
export const MARKS: readonly Mark[] = ['best', 'fine', 'doubtful', 'blunder', 'only'];

/** Those of decisions that lost something that chance doesn't explain. */
export const MISTAKES: readonly Mark[] = ['doubtful', 'blunder'];

export const isMistake = ({ mark }: { mark: Mark }): boolean => MISTAKES.includes(mark);
