import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, token } from '../../styles/contrast';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
const hues = read('hues.css');
const PAPER = token(read('../../styles/tokens.css'), '--paper');

const hue = (name: string) => new RegExp(`--line-it-${name}: (#\\w{6});`).exec(hues)?.[1] ?? '';

describe.each(['red', 'blue', 'green', 'yellow', 'bet'])('The hue of %s', (color) => {
  test.each(PAPER)('is read on paper %s', (paper) => {
    expect(contrast(hue(color), paper)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(['red', 'blue', 'green'])('the band of %s is its ink, and the symbol on it is paper', (color) => {
  expect(hues).toContain(`--line-it-${color}-band: var(--line-it-${color});`);
  expect(hues).toContain(`--line-it-${color}-symbol: var(--paper);`);
});

test.each(token(hues, '--line-it-yellow-band'))('the symbol of yellow is read on its band %s', (band) => {
  expect(contrast(hue('yellow-symbol'), band)).toBeGreaterThanOrEqual(4.5);
});
