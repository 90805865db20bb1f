import { render, screen } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { LANGUAGES, speak, type Language } from '../../i18n';
import Rules from './Rules.svelte';

afterEach(() => speak('en'));

test.each(Object.keys(LANGUAGES) as Language[])('the rules are whole in %s', async (language) => {
  await speak(language);
  const { container } = render(Rules);
  expect(container.textContent).not.toMatch(/line-it-|[{}]/);
  expect(screen.getAllByRole('figure')).toHaveLength(10);
});
