import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical, sha256, viewHash } from './canonical';

test('SHA-256 agrees with a known one at every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
  }
});

test('canonical JSON has sorted keys, no spaces and letters as they are', () => {
  expect(canonical({ b: [1, null, { d: 'é"', c: true }], a: 'ß\n' })).toBe(
    '{"a":"ß\\n","b":[1,null,{"c":true,"d":"é\\""}]}',
  );
});

test('the hash of a view does not depend on the order of its fields', () => {
  expect(viewHash({ a: 1, b: 2 })).toBe(viewHash({ b: 2, a: 1 }));
  expect(viewHash({ a: 1 })).toMatch(/^[0-9a-f]{16}$/);
});
