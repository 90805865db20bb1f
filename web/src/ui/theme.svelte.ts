import { recall, remember } from './memory';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

let chosen = $state<Theme>(THEMES.find((theme) => theme === recall('theme')) ?? 'auto');

/** Light, dark, or as the device likes it. Reactive. */
export function theme(): Theme {
  return chosen;
}

export function chooseTheme(theme: Theme): void {
  chosen = theme;
  remember('theme', theme);
  showTheme();
}

export function showTheme(): void {
  if (chosen === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}
