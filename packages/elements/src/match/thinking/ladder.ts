import {startWorker} from './start-worker.js';
import {registeredFor, type RegisteredThinkers} from './thinkers.js';

/**
 * Yields the workers that a page may use for a game, best first. Starts each worker only when it is needed. The first
 * one is at the URL that the page sets with `<meta name="cartavola-bots" content="/bots-*.js">`, where the asterisk
 * stands for the game. With `content="none"`, there is no worker. For a third-party game, the next one is the game's own worker. For the kit's
 * games, the next ones are the file beside `cartavola.js`, if it has the page's origin, and the script embedded in the
 * kit.
 */
export async function* ladder(game: string): AsyncGenerator<Worker, undefined> {
  const given = document.querySelector<HTMLMetaElement>('meta[name="cartavola-bots"]')?.content.trim();
  if (given === 'none' || typeof Worker === 'undefined') return undefined;
  const named = given && absolute(given.replaceAll('*', game), document.baseURI);
  const brought = registeredFor(game);
  const own = brought ? workerOf(brought) : besideKit(game);
  for (const source of new Set([named, own])) {
    const worker = source && (await startWorker(source));
    if (worker) yield worker;
  }
  const worker = brought ? undefined : await startCarried(game);
  if (worker) yield worker;
  return undefined;
}

/** Returns the URL of a third-party game's worker, or the function that starts the worker. */
const workerOf = ({worker}: RegisteredThinkers): string | (() => Worker) | undefined =>
  typeof worker === 'function' ? worker : worker && absolute(String(worker), document.baseURI);

/**
 * Returns the URL of the worker beside `cartavola.js`, or undefined in a page's own bundle, which has no such file. The
 * folder is stored under the symbol `cartavola.folder`.
 */
function besideKit(game: string): string | undefined {
  const kit = (globalThis as {[folder: symbol]: string | undefined})[Symbol.for('cartavola.folder')];
  const address = kit && absolute(`bots-${game}.js`, kit);
  return address && new URL(address).origin === location.origin ? address : undefined;
}

function absolute(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

/**
 * Starts the worker whose source is embedded in the kit. This is the only option if the kit comes from another origin.
 */
async function startCarried(game: string): Promise<Worker | undefined> {
  try {
    const {THINKERS} = await import('./thinkers.generated.js');
    const {source} = await THINKERS[game]!.script();
    const address = URL.createObjectURL(new Blob([source], {type: 'text/javascript'}));
    try {
      return await startWorker(address);
    } finally {
      URL.revokeObjectURL(address);
    }
  } catch {
    // The code could not be loaded, so the main thread chooses the moves.
    return undefined;
  }
}
