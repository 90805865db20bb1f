import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { speak } from '../i18n';
import { costOf, pointsOf, pointWeighs } from './numbers';

afterAll(() => speak('en'));

test('a single point is one, as each language counts what is written', async () => {
  const said = () => [1, -1, 0.97, 1.5, 2].map((value) => pointsOf(value));
  expect(said()).toEqual(['1 point', '−1 point', '1 point', '1.5 points', '2 points']);
  expect(costOf({ points_lost: 1.04, win_lost: 0 })).toBe('This cost 1 point.');
  await speak('fr');
  expect(said()).toEqual(['1 point', '−1 point', '1 point', '1,5 point', '2 points']);
  await speak('de');
  expect(said()).toEqual(['1 Punkt', '−1 Punkt', '1 Punkt', '1,5 Punkte', '2 Punkte']);
  await speak('nl');
  expect(said()).toEqual(['1 punt', '−1 punt', '1 punt', '1,5 punten', '2 punten']);
});

test('a point is said to weigh what it weighs where decisions are judged', async () => {
  const judged = readFileSync(join(import.meta.dirname, '../../../src/greenpaw/bots/marks.py'), 'utf8');
  expect(judged).toContain('\n_POINT = 1 / 40\n');
  await speak('de');
  expect(pointWeighs()).toBe('2,5\u00a0%');
  await speak('en');
  expect(pointWeighs()).toBe('2.5%');
});
