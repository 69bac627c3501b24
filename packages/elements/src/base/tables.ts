import {loadElement} from './define.js';
import {tagOf} from './tag.js';

/** Table element of a game. */
export interface GameTable {
  /** Tag of the element. */
  readonly name: string;
  /** Defines the element. */
  define(): Promise<unknown>;
}

const registered = new Map<string, GameTable>();

/** Registers the table of a third-party game under the game's id. */
export function registerTable(game: string, table: GameTable): void {
  registered.set(game, table);
}

/** Lists the registered tables. */
export const registeredTables = (): readonly GameTable[] => [...registered.values()];

/** Defines a game's table, and returns its tag. Rejects if it cannot be loaded. */
export async function loadTableOf(game: string): Promise<string> {
  const table = registered.get(game);
  await (table ? table.define() : loadElement(`${game}-table`));
  return table?.name ?? tagOf(`${game}-table`);
}
