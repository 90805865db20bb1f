import { describe, expect, test } from 'vitest';

const TEXTS = import.meta.glob<string>('./*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** A choice whose variants hold no further choice. */
const CHOICE = /\{ \$\w+ ->\n((?: +\*?\[[\w-]+\] .*\n)+) *\}/g;

describe.each(Object.entries(TEXTS))('The texts of %s', (_path, text) => {
  test('choose only between what differs', () => {
    const same = [...text.matchAll(CHOICE)].filter(([, variants = '']) => {
      const words = [...variants.matchAll(/\] (.*)/g)].map(([, word]) => word);
      return new Set(words).size === 1;
    });
    expect(same.map(([choice]) => choice)).toEqual([]);
  });
});

const FRENCH = Object.entries(TEXTS).filter(([path]) => path.endsWith('/fr.ftl'));

test.each(FRENCH)('%s puts no name after de or que, which might have to be d’ or qu’', (_path, text) => {
  expect(text.match(/\b(?:de|que) \{ \$(?:name|names|other|old)\b.*/g) ?? []).toEqual([]);
});
