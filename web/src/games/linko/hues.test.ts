import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, token } from '../../styles/contrast';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const hues = read('hues.css');
const tokens = read('../../styles/tokens.css');

const hue = (value: number) => new RegExp(`--linko-${value}: (#\\w{6});`).exec(hues)?.[1] ?? '';
const VALUES = Array.from({ length: 13 }, (_, i) => i + 1);

describe.each(VALUES)('The hue of %i', (value) => {
  test.each(token(tokens, '--paper'))('is read on paper %s', (paper) => {
    expect(contrast(hue(value), paper)).toBeGreaterThanOrEqual(4.5);
  });
});

test('neighbours differ in lightness', () => {
  for (const value of VALUES.slice(1)) expect(contrast(hue(value), hue(value - 1))).toBeGreaterThan(1.2);
});

test.each(token(tokens, '--amber'))('the joker is read on amber %s', (amber) => {
  const ink = /--amber-ink: (#\w{6})/.exec(tokens)?.[1] ?? '';
  expect(contrast(ink, amber)).toBeGreaterThanOrEqual(4.5);
});
