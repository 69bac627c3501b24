/** A game's table. */
export interface GameTable {
  /** Name of its element. */
  readonly name: string;
  /** Defines the element. */
  define(): Promise<unknown>;
}

const all: Record<string, GameTable> = {
  calypso: {name: 'calypso-table', define: () => import('./calypso-table.js')},
  capodama: {name: 'capodama-table', define: () => import('./capodama-table.js')},
  capra: {name: 'capra-table', define: () => import('./capra-table.js')},
  scopa: {name: 'scopa-table', define: () => import('./scopa-table.js')},
};

/** Table of every game there is, by the game's id. */
export const tables: Readonly<Record<string, GameTable>> = all;

/** Adds the table of a game, by its id. */
export function registerTable(game: string, table: GameTable): void {
  all[game] = table;
}
