import {tagOf} from '../element/tag.js';

/** A game's table. */
export interface GameTable {
  /** Tag of its element. */
  readonly name: string;
  /** Defines the element. */
  define(): Promise<unknown>;
}

const own = (name: string, define: GameTable['define']): GameTable => ({
  get name() {
    return tagOf(name);
  },
  define,
});

const all: Record<string, GameTable> = {
  calypso: own('calypso-table', () => import('./calypso-table.js')),
  capodama: own('capodama-table', () => import('./capodama-table.js')),
  capra: own('capra-table', () => import('./capra-table.js')),
  scopa: own('scopa-table', () => import('./scopa-table.js')),
};

/** Table of every game there is, by the game's id. */
export const tables: Readonly<Record<string, GameTable>> = all;

/** Adds the table of a game, by its id. */
export function registerTable(game: string, table: GameTable): void {
  all[game] = table;
}
