import { Connection, type LinkState } from '../protocol/connection';
import * as http from '../protocol/http';
import type { Command, GameInfo, LobbyTable, MyTable, Refused } from '../protocol/types';
import { person } from '../person.svelte';
import { go } from '../routes.svelte';
import { levelIn } from '../ui/level.svelte';
import { recall, remember } from '../ui/memory';

/** One's own tables are asked for so often: in a lobby that is open long it comes to be one's turn. */
const MINE_MS = 10_000;

/** The lobby: which games and tables there are, and ways to a table of one's own. */
export class HomeScreen {
  games = $state.raw<GameInfo[]>([]);
  tables = $state.raw<LobbyTable[]>([]);
  /** Where this person has a seat. */
  mine = $state.raw<MyTable[]>([]);
  link = $state<LinkState>('connecting');
  busy = $state(false);
  failure = $state.raw<{ code: string; rule?: string } | null>(null);

  /** Chosen here, or played last; kept though the games haven't come yet, or it is gone. */
  #chosen = $state(recall('game'));
  /** The game that tables are opened of. */
  info = $derived(this.games.find((info) => info.name === this.#chosen) ?? this.games[0] ?? null);

  readonly #connection = new Connection(null, {
    state: (state) => (this.link = state),
    tables: (tables) => (this.tables = tables),
  });
  #retry: ReturnType<typeof setTimeout> | undefined;
  #looking: ReturnType<typeof setInterval> | undefined;

  start(): void {
    this.#connection.start();
    void this.#fetchGames();
    void this.#fetchMine();
    this.#looking = setInterval(() => document.hidden || void this.#fetchMine(), MINE_MS);
  }

  stop(): void {
    this.#connection.stop();
    clearTimeout(this.#retry);
    clearInterval(this.#looking);
  }

  choose(game: string): void {
    this.#chosen = game;
    remember('game', game);
  }

  /** Opens a table and goes there. */
  open(name: string, options: Record<string, boolean>, isPublic: boolean): Promise<void> {
    return this.#try(async () => {
      const table = await this.#make(name, options, isPublic);
      go(`t/${table}`);
    });
  }

  /** Opens a table with so many bots of the level chosen, starts it and goes there. */
  playBots(name: string, bots: number): Promise<void> {
    return this.#try(async () => {
      const table = await this.#make(name, {}, false);
      const connection = new Connection(table, {});
      connection.start();
      const bot: Command = { do: 'add_bot', bot: levelIn(this.info!) };
      const commands: Command[] = [...Array.from({ length: bots }, () => bot), { do: 'start' }];
      let refused: Refused | undefined;
      for (const command of commands) {
        const answer = await connection.ask(command);
        if (answer.type === 'refused') refused ??= answer;
      }
      connection.stop();
      // The table is there all the same, with its buttons.
      if (refused) console.warn(refused.code, refused.text);
      go(`t/${table}`);
    });
  }

  async #make(name: string, options: Record<string, boolean>, isPublic: boolean): Promise<string> {
    const made = await http.openTable({ game: this.info!.name, name, options, public: isPublic });
    person.called(name);
    return made.table;
  }

  async #try(action: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failure = null;
    try {
      await action();
    } catch (error) {
      this.failure = error instanceof http.Failure ? error : { code: 'other' };
    }
    this.busy = false;
  }

  async #fetchMine(): Promise<void> {
    this.mine = await http.myTables().catch(() => this.mine);
  }

  /** Asks again while rules are still being compiled, or the server can't be reached. */
  async #fetchGames(): Promise<void> {
    this.games = await http.games().catch(() => this.games);
    if (this.games.length === 0 || this.games.some((info) => !info.ready))
      this.#retry = setTimeout(() => void this.#fetchGames(), 2_000);
  }
}
