import { expect, test } from 'vitest';
import type { StepView } from '../protocol/types';
import generic from '../games/generic';
import { Steps, linesOf, overlap } from './log';

const step = (text: string, round = 1): StepView => ({ round, step: text, seat: 0, by: null, effects: [] });
const steps = (text: string) => [...text].map((letter) => step(letter));
const shown = (log: Steps) => log.told.steps.map(({ step }) => step).join('');

test('history and what happened while it was fetched are joined without gap or doubling', () => {
  const log = new Steps();
  log.forget();
  log.add(steps('ef'));
  log.addHistory({ first: 2, steps: steps('cde') });
  expect(shown(log)).toBe('cdef');
  log.add(steps('g'));
  log.addHistory({ first: 0, steps: steps('ab') });
  expect(shown(log)).toBe('abcdefg');
  expect(log.told.first).toBe(0);
});

test('earlier steps are asked for from where the known ones begin', () => {
  const log = new Steps();
  log.forget();
  expect(log.told.first).toBeNull();
  log.addHistory({ first: 40, steps: steps('x') });
  expect(log.told.first).toBe(40);
  log.forget();
  expect(log.told.steps).toEqual([]);
});

test('equal steps of different rounds are not the same', () => {
  expect(overlap([step('a', 1)], [step('a', 2)])).toBe(0);
  expect(overlap(steps('aab'), steps('abc'))).toBe(2);
});

test('a line keeps its key when earlier ones come', () => {
  const log = new Steps();
  log.forget();
  log.addHistory({ first: 3, steps: steps('de') });
  const keys = () => linesOf(log.told, 100, generic, ['Ann'], 0).map((line) => line.key);
  const [d, e] = keys();
  log.addHistory({ first: 0, steps: steps('abc') });
  expect(keys().slice(3)).toEqual([d, e]);
  expect(new Set(keys()).size).toBe(5);
});

test('only the newest lines are told', () => {
  const log = new Steps();
  log.add(steps('abcde'));
  expect(linesOf(log.told, 2, generic, ['Ann'], 0)).toHaveLength(2);
});
