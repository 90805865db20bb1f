/** What this device remembers: a convenience, so that a browser that refuses storage loses nothing else. */

const PREFIX = 'greenpaw-';

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows may forbid it; the choice then lasts as long as the page.
  }
}
