import { afterAll, expect, test } from 'vitest';
import { language, phrase, speak, t } from '.';

afterAll(() => speak('en'));

test('the page speaks the language it is told to', async () => {
  await speak('fr');
  expect(language()).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(t('app-name')).toBe('Greenpaw');
});

test('a message that came at run time and has no text is known to have none', () => {
  expect(phrase({ id: 'no-such-message' })).toBeNull();
});

test('an id that no message has is an error of types, and shown as it is', () => {
  // @ts-expect-error - a slip of the pen
  expect(t('no-such-message')).toBe('no-such-message');
});
