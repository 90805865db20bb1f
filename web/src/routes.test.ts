import { expect, test } from 'vitest';
import { at as addressOf, go, here, placeOf, rename } from './routes.svelte';

const at = (path: string) => placeOf(new URL(path, location.href));

test('every address of the page leads somewhere', () => {
  expect(at('/')).toEqual({ screen: 'home' });
  expect(at('/t/fern2')).toEqual({ screen: 'table', table: 'fern2' });
  expect(at('/rules/linko')).toEqual({ screen: 'rules', game: 'linko' });
  expect(at('/review/fern2-1-1')).toEqual({ screen: 'review', record: 'fern2-1-1', decision: null });
  expect(at('/review/fern2-1-1#14')).toEqual({ screen: 'review', record: 'fern2-1-1', decision: 14 });
  expect(at('/device#abc')).toEqual({ screen: 'device', token: 'abc', table: null });
  expect(at('/device#abc/fern2')).toEqual({ screen: 'device', token: 'abc', table: 'fern2' });
});

test('a link to a decision names it', () => {
  expect(addressOf('review/fern2-1-1#14')).toBe('/review/fern2-1-1#14');
});

test('other addresses lead nowhere', () => {
  expect(at('/t/')).toEqual({ screen: 'nowhere' });
  expect(at('/t/fern/records')).toEqual({ screen: 'nowhere' });
  expect(at('/api/me')).toEqual({ screen: 'nowhere' });
});

test('what is no number of a decision is left unread', () => {
  for (const hash of ['#', '#0', '#-1', '#1.5', '#14a', '#123456', '#mistakes'])
    expect(at(`/review/fern2-1-1${hash}`)).toEqual({ screen: 'review', record: 'fern2-1-1', decision: null });
});

test('a place with another address is no new place to come back from', () => {
  go('review/fern2-1-1');
  const places = history.length;
  rename('review/fern2-1-1#3');
  expect(history.length).toBe(places);
  expect(here()).toEqual({ screen: 'review', record: 'fern2-1-1', decision: 3 });
});
