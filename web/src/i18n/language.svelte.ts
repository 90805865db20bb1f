import { FluentBundle, FluentResource } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import type { Said } from '../games/contract';
import { recall, remember } from '../ui/memory';
import type { MessageId } from './ids';

/** The languages of the page, by their own names. */
export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch', nl: 'Nederlands' } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, string | number>;

const texts = import.meta.glob<string>(['./*.ftl', '../games/*/*.ftl'], { query: '?raw', import: 'default' });

let current = $state.raw<{ language: Language; bundle: FluentBundle }>({
  language: 'en',
  bundle: new FluentBundle('en'),
});

/** The language shown now. Reactive. */
export function language(): Language {
  return current.language;
}

/** The language chosen before on this device, or the best of those that the browser asks for. */
export function preferredLanguage(): Language {
  const remembered = recall('language');
  if (remembered !== null && remembered in LANGUAGES) return remembered as Language;
  const [best] = negotiateLanguages([...navigator.languages], Object.keys(LANGUAGES), {
    strategy: 'lookup',
    defaultLocale: 'en',
  });
  return best as Language;
}

/** Shows the page in this language from now on. */
export async function speak(language: Language): Promise<void> {
  const wanted = Object.entries(texts).filter(([path]) => path.endsWith(`/${language}.ftl`));
  const sources = await Promise.all(wanted.map(([, load]) => load()));
  // Without isolation marks: names are shown in elements of their own direction where it matters.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  current = { language, bundle };
  document.documentElement.lang = language;
}

/** Shows the page in this language, and on this device the next time too. */
export async function chooseLanguage(language: Language): Promise<void> {
  remember('language', language);
  await speak(language);
}

/** The text of a message in the language shown now. Reactive. */
export function t(id: MessageId, args?: Arguments): string {
  return phrase({ id, ...(args && { args }) }) ?? id;
}

/** The text of a message whose id came at run time; null where there is no such message. Reactive. */
export function phrase({ id, args }: Said): string | null {
  const pattern = current.bundle.getMessage(id)?.value;
  return pattern == null ? null : current.bundle.formatPattern(pattern, args ?? null, []);
}
