import { expect, test } from 'vitest';
import { placeOf } from './routes.svelte';

const at = (path: string) => placeOf(new URL(path, location.href));

test('every address of the page leads somewhere', () => {
  expect(at('/')).toEqual({ screen: 'home' });
  expect(at('/t/fern2')).toEqual({ screen: 'table', table: 'fern2' });
  expect(at('/rules/linko')).toEqual({ screen: 'rules', game: 'linko' });
  expect(at('/review/fern2-1-1')).toEqual({ screen: 'review', record: 'fern2-1-1' });
  expect(at('/device#abc')).toEqual({ screen: 'device', token: 'abc', table: null });
  expect(at('/device#abc/fern2')).toEqual({ screen: 'device', token: 'abc', table: 'fern2' });
});

test('other addresses lead nowhere', () => {
  expect(at('/t/')).toEqual({ screen: 'nowhere' });
  expect(at('/t/fern/records')).toEqual({ screen: 'nowhere' });
  expect(at('/api/me')).toEqual({ screen: 'nowhere' });
});
