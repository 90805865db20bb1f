import { afterAll, expect, test } from 'vitest';
import { speak } from '../i18n';
import { costOf, pointsOf } from './numbers';

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
