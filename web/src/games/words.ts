import { language, phrase } from '../i18n';

/** A game's own words for things that the frame shows; the bare name where it has none. Reactive. */
export const gameName = (game: string) => phrase({ id: `${game}-name` }) ?? game;
export const gameAbout = (game: string) => phrase({ id: `${game}-about` });
export const optionName = (game: string, option: string) => phrase({ id: `${game}-option-${option}` }) ?? option;
export const optionAbout = (game: string, option: string) => phrase({ id: `${game}-option-${option}-about` });
/** Why something isn't allowed, in the game's words. */
export const whyIllegal = (game: string, code: string) => phrase({ id: `${game}-illegal-${code}` });
export const botName = (bot: string) => phrase({ id: `bot-${bot}` }) ?? bot;
/** How a bot plays, in a line. */
export const botLine = (bot: string) => phrase({ id: `bot-${bot}-line` }) ?? '';

/** Who someone is to the viewer: texts speak to "you" and of others by name. */
export function isYou(seat: number | null | undefined, viewer: number | null): 'yes' | 'no' {
  return seat != null && seat === viewer ? 'yes' : 'no';
}

/** Words for several things as one: "a, b and c". */
export function allOf(words: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(words);
}
