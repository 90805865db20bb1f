import { render, screen } from '@testing-library/svelte';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import Refusal from './Refusal.svelte';

const said = () => screen.getByRole('alert').textContent?.replace(/\s+/g, ' ').trim();

test('a refusal says why, and by which rule', () => {
  render(Refusal, { refusal: { code: 'table-full', rule: 'T1' } });
  expect(said()).toBe('All seats are taken. (T1)');
});

test('a reason of the game’s is told in the game’s words', () => {
  const has = vi.spyOn(FluentBundle.prototype, 'getMessage');
  const words = new FluentBundle('en');
  words.addResource(new FluentResource('moss-illegal-too-dry = It is too dry for that.'));
  const own = words.getMessage('moss-illegal-too-dry')!;
  has.mockImplementation((id) => (id === 'moss-illegal-too-dry' ? own : undefined));
  render(Refusal, { refusal: { code: 'too-dry' }, game: 'moss' });
  expect(said()).toBe('It is too dry for that.');
  has.mockRestore();
});

test('a reason without words is a no all the same', () => {
  render(Refusal, { refusal: { code: 'too-dry' }, game: 'no-such-game' });
  expect(said()).toBe('That isn’t possible right now.');
});
