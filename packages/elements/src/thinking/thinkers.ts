import type {Players} from '@cartavola/bots/players.js';

/** Loads the players of a game. */
export type LoadPlayers = () => Promise<{readonly players: Players<never>}>;

/** What thinks for the bots of a game that somebody else has brought. */
export interface RegisteredThinkers {
  readonly players: LoadPlayers;
  /**
   * A worker's classic script in one piece that serves them (see `serve`), by its address, or a function that starts a worker, such as
   * `() => new Worker(new URL('./worker.js', import.meta.url), {type: 'module'})`; absent: the page's own thread thinks, in slices.
   */
  readonly worker?: string | URL | (() => Worker) | undefined;
}

const registered = new Map<string, RegisteredThinkers>();

/** Has these think for the bots of a game; `id`: as `playersIdOf` names them. */
export function registerThinkers(id: string, thinkers: RegisteredThinkers): void {
  registered.set(id, thinkers);
}

/** What somebody else has brought for the bots of a game. */
export const registeredFor = (id: string): RegisteredThinkers | undefined => registered.get(id);

/** Loads the players of a game into the page's own thread. A `RangeError` where nobody plays it. */
export async function loadPlayers(id: string): Promise<Players> {
  const load = registered.get(id)?.players ?? (await import('./thinkers.generated.js')).THINKERS[id]?.players;
  if (!load) throw new RangeError(`No bot plays ${id}.`);
  return (await load()).players as unknown as Players;
}
