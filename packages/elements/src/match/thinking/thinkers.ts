import type {Players} from '@cartavola/bots/players.js';

/** Loads the players of a game. */
export type LoadPlayers = () => Promise<{readonly players: Players<never>}>;

/** Bots of a third-party game. */
export interface RegisteredThinkers {
  readonly players: LoadPlayers;
  /**
   * Worker that serves the players: the URL of a self-contained classic script that calls `serve`, or a function that
   * starts a worker, such as `() => new Worker(new URL('./worker.js', import.meta.url), {type: 'module'})`. Without a
   * worker, the bots run on the main thread, in slices.
   */
  readonly worker?: string | URL | (() => Worker) | undefined;
}

const registered = new Map<string, RegisteredThinkers>();

/** Registers a game's bots. `id` is the game's id. */
export function registerThinkers(id: string, thinkers: RegisteredThinkers): void {
  registered.set(id, thinkers);
}

/** Returns the registered bots of a third-party game. */
export const registeredFor = (id: string): RegisteredThinkers | undefined => registered.get(id);

/** Loads a game's players on the main thread. Rejects with a `RangeError` if the game has none. */
export async function loadPlayers(id: string): Promise<Players> {
  const load = registered.get(id)?.players ?? (await import('./thinkers.generated.js')).THINKERS[id]?.players;
  if (!load) throw new RangeError(`There are no bots for the game “${id}”.`);
  return (await load()).players as unknown as Players;
}
