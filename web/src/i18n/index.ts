export { LANGUAGES, chooseLanguage, language, phrase, preferredLanguage, speak, t } from './language.svelte';
export type { Arguments, Language } from './language.svelte';
export type { MessageId } from './ids';
