import {loadElement} from './define.js';
import {tagOf} from './tag.js';

/** Table of a game. */
export interface GameTable {
  /** Tag of its element. */
  readonly name: string;
  /** Defines the element. */
  define(): Promise<unknown>;
}

const registered = new Map<string, GameTable>();

/** Adds the table of a third-party game, by its id. */
export function registerTable(game: string, table: GameTable): void {
  registered.set(game, table);
}

/** Lists the tables that were registered. */
export const registeredTables = (): readonly GameTable[] => [...registered.values()];

/** Defines a game's table, and returns its tag. Rejects if it cannot be loaded. */
export async function loadTableOf(game: string): Promise<string> {
  const table = registered.get(game);
  await (table ? table.define() : loadElement(`${game}-table`));
  return table?.name ?? tagOf(`${game}-table`);
}
