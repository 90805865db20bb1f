import { describe, expect, test } from 'vitest';
import { along, cardWidth, leftToRight, middles, spread } from './spread';

const gaps = (places: number[]) => places.slice(1).map((place, i) => place - (places[i] ?? 0));
const LONG = ['2', '5', '9', '14', '20', '21', '22', '23', '24', '40', '55', '70', '81', '90', '100'];

describe('Places along the ruler', () => {
  test('1 and 100 are at its ends', () => {
    expect(along(1, 300)).toBe(6);
    expect(along(100, 300)).toBe(294);
  });

  test('what has room lies where it wants', () => {
    expect(spread([20, 80, 150], 30, 0, 200)).toEqual([20, 80, 150]);
  });

  test('neighbours too close move apart alike', () => {
    expect(spread([100, 104], 30, 0, 200)).toEqual([87, 117]);
  });

  test('a crowd at the end stays on the ruler', () => {
    expect(spread([190, 195, 199], 30, 10, 200)).toEqual([140, 170, 200]);
  });

  test('a block that was moved takes the next with it', () => {
    const places = spread([50, 52, 75], 20, 0, 200);
    expect(Math.min(...gaps(places))).toBeGreaterThanOrEqual(20);
    expect(places.reduce((a, b) => a + b) / 3).toBeCloseTo(59);
  });

  test('no cards have no places', () => {
    expect(spread([], 20, 0, 200)).toEqual([]);
  });
});

describe('The cards of a line', () => {
  test('lie from the left, whether the line rises or falls', () => {
    expect(leftToRight({ cards: ['23', '27', '31'], direction: 'up' }, null)).toEqual(['23', '27', '31']);
    expect(leftToRight({ cards: ['50', '32', '+3'], direction: 'down' }, '8')).toEqual(['8', '+3', '32', '50']);
    expect(leftToRight({ cards: ['+4'], direction: 'open' }, null)).toEqual(['+4']);
  });

  test('a chosen second number stands on its side of the first', () => {
    expect(leftToRight({ cards: ['+4', '50'], direction: 'open' }, '8')).toEqual(['8', '50', '+4']);
    expect(leftToRight({ cards: ['+4', '50'], direction: 'open' }, '80')).toEqual(['+4', '50', '80']);
    expect(leftToRight({ cards: ['50'], direction: 'open' }, '+3')).toEqual(['50', '+3']);
  });

  test('which way a line lies is told, and not worked out', () => {
    expect(leftToRight({ cards: ['8'], direction: 'down' }, null)).toEqual(['8']);
    expect(leftToRight({ cards: ['10', '20'], direction: 'down' }, null)).toEqual(['20', '10']);
  });

  test('a bet lies between its neighbours, or beside the one it has', () => {
    const [, bet, after] = middles(['10', '+3', '90'], 400, 30);
    expect(bet).toBeCloseTo((along(10, 400) + along(90, 400)) / 2);
    expect(after).toBeGreaterThan(bet ?? 0);
    const [first, second] = middles(['+3', '50'], 400, 30);
    expect((second ?? 0) - (first ?? 0)).toBeCloseTo(32);
  });

  test('fifteen of them are all read on a phone', () => {
    const card = cardWidth(LONG.length, 300, 44);
    const places = middles(LONG, 300, card);
    expect(Math.min(...gaps(places))).toBeGreaterThanOrEqual(card * 0.68 - 0.01);
    expect(places[0]).toBeGreaterThanOrEqual(card / 2 - 0.01);
    expect(places.at(-1)).toBeLessThanOrEqual(300 - card / 2 + 0.01);
  });

  test('a few of them are as large as they may be', () => {
    expect(cardWidth(3, 300, 44)).toBe(44);
  });
});
