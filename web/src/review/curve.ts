/** Winning chances: by step of the round, by seat, from 0 to 1. */
export type Curve = readonly (readonly number[])[];

/** What sets seats' lines apart beside their colours. */
const DASHES = ['none', '7 4', '2 4', '12 4 2 4', '5 3 1 3', '16 5'];
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;

/** Where a step is on a chart from 0 to 100, from left to right. */
export function xOf(curve: Curve, step: number): number {
  return curve.length < 2 ? 0 : (100 * step) / (curve.length - 1);
}

/** Where a chance is on a chart from 0 to 100, from the top down. */
export const yOf = (chance: number): number => 100 - 100 * chance;

/** A seat's line on a chart of 100 by 100, as an SVG path. */
export function lineOf(curve: Curve, seat: number): string {
  const at = (chances: readonly number[], step: number) =>
    `${xOf(curve, step).toFixed(2)} ${yOf(chances[seat] ?? 0).toFixed(2)}`;
  return curve.map((chances, step) => `${step === 0 ? 'M' : 'L'}${at(chances, step)}`).join('');
}

/** The decision nearest to a place from left (0) to right (1), by its index. */
export function nearest(curve: Curve, steps: readonly number[], place: number): number {
  const wanted = place * Math.max(1, curve.length - 1);
  let best = 0;
  steps.forEach((step, i) => {
    if (Math.abs(step - wanted) < Math.abs(steps[best]! - wanted)) best = i;
  });
  return best;
}
