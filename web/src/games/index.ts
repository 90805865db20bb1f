import type { GamePage } from './contract';
import generic from './generic';

const pages = import.meta.glob<GamePage>(['./*/index.ts', '!./generic/index.ts'], { import: 'default' });

/** What the page brings for a game: its folder's, or the plain generic table. */
export async function pageOf(game: string): Promise<GamePage> {
  const load = pages[`./${game.replaceAll('-', '_')}/index.ts`];
  return load ? load() : generic;
}
