import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const hues = read('hues.css');
const tokens = read('../../styles/tokens.css');

/** A colour's light, as WCAG counts it. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function token(name: string): [string, string] {
  const [, day, night] = new RegExp(`${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(tokens) ?? [];
  return [day ?? '', night ?? ''];
}

const hue = (value: number) => new RegExp(`--linko-${value}: (#\\w{6});`).exec(hues)?.[1] ?? '';
const VALUES = Array.from({ length: 13 }, (_, i) => i + 1);

describe.each(VALUES)('The hue of %i', (value) => {
  test.each(token('--paper'))('is read on paper %s', (paper) => {
    expect(contrast(hue(value), paper)).toBeGreaterThanOrEqual(4.5);
  });
});

test('neighbours differ in lightness', () => {
  for (const value of VALUES.slice(1)) expect(contrast(hue(value), hue(value - 1))).toBeGreaterThan(1.2);
});

test.each(token('--amber'))('the joker is read on amber %s', (amber) => {
  const ink = /--amber-ink: (#\w{6})/.exec(tokens)?.[1] ?? '';
  expect(contrast(ink, amber)).toBeGreaterThanOrEqual(4.5);
});
