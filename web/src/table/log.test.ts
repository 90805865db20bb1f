import { expect, test, vi } from 'vitest';
import type { Said } from '../games/contract';
import type { StepView } from '../protocol/types';
import generic from '../games/generic';
import { viewOf } from './fixture';
import { Steps, type Whose, linesOf, playedHere } from './log';

const round = (number: number, names = ['Ann', 'Bo'], seat: number | null = 0): Whose => ({
  number,
  record: `fern-1-${number}`,
  names,
  seat,
});
const first = round(1);

/** One step a letter, counted from `index`. */
const steps = (index: number, text: string, of = first): StepView[] =>
  [...text].map((letter, i) => ({
    round: of.number,
    index: index + i,
    step: `0:${letter}`,
    seat: 0,
    by: null,
    effects: [],
  }));
const shown = (log: Steps) => log.told.steps.map(({ step }) => step.step.slice(2)).join('');

test('history and what happened while it was fetched are joined without gap or doubling', () => {
  const log = new Steps();
  log.forget();
  log.add(steps(4, 'ef'), first);
  log.addHistory({ first: 2, steps: steps(2, 'cde') }, first);
  expect(shown(log)).toBe('cdef');
  log.add(steps(6, 'g'), first);
  log.addHistory({ first: 0, steps: steps(0, 'ab') }, first);
  expect(shown(log)).toBe('abcdefg');
  expect(log.told.first).toBe(0);
});

test('the same action twice is two steps, and a step told twice is one', () => {
  const log = new Steps();
  log.forget();
  log.addHistory({ first: 0, steps: steps(0, 'ad') }, first);
  log.add(steps(2, 'd'), first);
  expect(shown(log)).toBe('add');
  log.forget();
  log.addHistory({ first: 0, steps: steps(0, 'add') }, first);
  log.add(steps(2, 'd'), first);
  log.add(steps(3, 'd'), first);
  expect(shown(log)).toBe('addd');
});

test('earlier steps are asked for from where the known ones begin', () => {
  const log = new Steps();
  log.forget();
  expect(log.told.first).toBeNull();
  log.addHistory({ first: 40, steps: steps(40, 'x') }, first);
  expect(log.told.first).toBe(40);
  log.forget();
  expect(log.told.steps).toEqual([]);
});

test('history of a round before, which comes when the next one has begun, is not put into that one', () => {
  const log = new Steps();
  log.forget();
  log.beginRound();
  log.addHistory({ first: 0, steps: steps(0, 'ab') }, round(2));
  log.add(steps(0, 'c', round(2)), round(2));
  expect(shown(log)).toBe('c');
});

test('a line keeps its key when earlier ones come', () => {
  const log = new Steps();
  log.forget();
  log.addHistory({ first: 3, steps: steps(3, 'de') }, first);
  const keys = () => linesOf(log.told, 100, generic).map((line) => line.key);
  const [d, e] = keys();
  log.addHistory({ first: 0, steps: steps(0, 'abc') }, first);
  expect(keys().slice(3)).toEqual([d, e]);
  expect(new Set(keys()).size).toBe(5);
});

test('a line that says so is the viewer’s own, though the step is nobody’s', () => {
  const log = new Steps();
  log.add([{ ...steps(0, 'a')[0], seat: null } as StepView], first);
  const isMine = (said: Said) => linesOf(log.told, 100, { ...generic, say: () => [said] }).map((line) => line.isMine);
  expect(isMine({ id: 'drawn', mine: true })).toEqual([true]);
  expect(isMine({ id: 'refilled' })).toEqual([false]);
});

test('a line that says so isn’t the viewer’s own, though the step is theirs', () => {
  const log = new Steps();
  log.add(steps(0, 'a'), first);
  const isMine = (said: Said) => linesOf(log.told, 100, { ...generic, say: () => [said] }).map((line) => line.isMine);
  expect(isMine({ id: 'laid' })).toEqual([true]);
  expect(isMine({ id: 'refilled', mine: false })).toEqual([false]);
});

test('what a bot did in the viewer’s place is told of the seat and not of the viewer', () => {
  const log = new Steps();
  const [own] = steps(0, 'a');
  log.add([{ ...own!, by: 'stand-in' }], first);
  const say = vi.fn(() => [{ id: 'laid' }]);
  const lines = linesOf(log.told, 100, { ...generic, say });
  expect(say).toHaveBeenCalledWith(expect.anything(), ['Ann', 'Bo'], null);
  expect(lines.map(({ isMine, standIn }) => [isMine, standIn])).toEqual([[false, true]]);
});

test('a step is told by the names of its own round, whoever sits there now', () => {
  const log = new Steps();
  log.add(steps(0, 'a'), first);
  log.beginRound();
  const second = round(2, ['Bo', 'Cy'], null);
  log.add(steps(0, 'b', second), second);
  const lines = linesOf(log.told, 100, generic);
  expect(lines.map(({ said, isMine, record }) => [said.args?.name, isMine, record])).toEqual([
    ['Ann', true, 'fern-1-1'],
    ['Bo', false, 'fern-1-2'],
  ]);
});

test('in a round that was played on, what was played here begins behind the steps that it repeats', () => {
  const log = new Steps();
  const of = round(1);
  log.add(steps(0, 'abc'), of);
  const lines = () => linesOf(log.told, 100, generic);
  const plain = viewOf({}).round!;
  const playedOn = { ...plain, played_on: { record: 'oak-1-1', step: 3, decision: 3 } };
  expect(playedHere(lines(), plain)).toBeNull();
  expect(playedHere(lines(), playedOn)).toBe(3);
  log.add(steps(3, 'de'), of);
  expect(playedHere(lines(), playedOn)).toBe(3);
});
