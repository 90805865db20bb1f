import type { ReviewedDecision } from '../protocol/types';

type Mark = ReviewedDecision['mark'];

/** Every mark, from the best to none. */
export const MARKS: readonly Mark[] = ['best', 'fine', 'doubtful', 'blunder', 'only'];

/** Whether a decision lost something that chance doesn't explain. */
export const isMistake = ({ mark }: { mark: Mark }): boolean => mark === 'doubtful' || mark === 'blunder';
