import { language, t } from '../i18n';

type Sign = 'signed' | 'plain';

/** What a point weighs, as a chance to win, where decisions are judged. */
const POINT = 1 / 40;

/** A share as people write it, in whole per cent: "54 %"; and a sign where one is wanted. Reactive. */
export const percent = (share: number, sign: Sign = 'plain'): string => written(share, sign, { style: 'percent' });

/** Points with one decimal, and a sign where one is wanted. Reactive. */
export const points = (value: number, sign: Sign = 'plain'): string =>
  written(value, sign, { maximumFractionDigits: 1 });

/** The same with their noun: "1 point", "2.5 points". Reactive. */
export const pointsOf = (value: number, sign: Sign = 'plain'): string =>
  t('review-points-of', { points: points(value, sign), count: Math.round(10 * value) / 10 });

/** What a point weighs, as people write it: "2.5%". Reactive. */
export const pointWeighs = (): string => written(POINT, 'plain', { style: 'percent', maximumFractionDigits: 1 });

/** What is nothing once rounded has no sign. */
function written(value: number, sign: Sign, options: Intl.NumberFormatOptions): string {
  const signDisplay = sign === 'signed' ? 'exceptZero' : 'negative';
  return new Intl.NumberFormat(language(), { ...options, signDisplay }).format(value).replace('-', '−');
}

/** Whether something is left of a share, or of points, as they are written. */
const showsShare = (share: number): boolean => Math.round(100 * share) !== 0;
const showsPoints = (value: number): boolean => Math.round(10 * value) !== 0;

/** What a decision cost, in a sentence; empty where nothing is left of it as it is written. Reactive. */
export function costOf({ win_lost, points_lost }: { win_lost: number; points_lost: number }): string {
  const win = percent(win_lost);
  if (!showsPoints(points_lost)) return showsShare(win_lost) ? t('review-cost-win', { win }) : '';
  const lost = pointsOf(points_lost);
  return showsShare(win_lost) ? t('review-lost', { points: lost, win }) : t('review-cost-points', { points: lost });
}
