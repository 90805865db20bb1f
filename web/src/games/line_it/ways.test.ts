import { expect, test } from 'vitest';
import { isSame, reasons, waysWith, type Thing } from './ways';

const choices = ['take 57 hand', 'play 60', 'close'].map((action) => ({ action, effects: [] }));
const barred = [
  { action: 'take 57 line', code: 'not-above', text: '', rule: 'T5' },
  { action: 'take +3 line', code: 'second-bet', text: '', rule: 'T6' },
  { action: 'take +3 hand', code: 'hand-full', text: '', rule: 'T8' },
  { action: 'end', code: 'take-first', text: '', rule: 'T7' },
];
const market = (place: number, card: string): Thing => ({ kind: 'market', place, card });
const ways = (thing: Thing) => waysWith(thing, choices, barred);

test('a market card goes to the line or into the hand, offered or barred', () => {
  expect(ways(market(0, '57'))).toEqual([
    { action: 'take 57 line', to: 'line', barred: barred[0] },
    { action: 'take 57 hand', to: 'hand', choice: choices[0] },
  ]);
});

test('a hand card goes to the line alone', () => {
  expect(ways({ kind: 'hand', place: 0, card: '60' })).toEqual([{ action: 'play 60', to: 'line', choice: choices[1] }]);
});

test('closing puts no card anywhere', () => {
  expect(ways({ kind: 'close' })).toEqual([{ action: 'close', choice: choices[2] }]);
});

test('what the table neither offers nor bars is no way', () => {
  expect(ways(market(1, '99'))).toEqual([]);
  expect(ways({ kind: 'pass' })).toEqual([]);
});

test('each reason is told once', () => {
  expect(reasons(ways(market(2, '+3')))).toEqual(['second-bet', 'hand-full']);
  expect(reasons([...ways(market(2, '+3')), ...ways(market(2, '+3'))])).toEqual(['second-bet', 'hand-full']);
});

test('two bets alike are two things', () => {
  expect(isSame(market(2, '+3'), market(3, '+3'))).toBe(false);
  expect(isSame(market(2, '+3'), { kind: 'hand', place: 2, card: '+3' })).toBe(false);
  expect(isSame({ kind: 'close' }, { kind: 'close' })).toBe(true);
});
