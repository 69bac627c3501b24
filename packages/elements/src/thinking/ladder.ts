import {startWorker} from './start-worker.js';

/** What `cartavola.js` leaves on the page that it has claimed. */
export interface Claim {
  /** Where it came from. */
  readonly url: string;
}

/**
 * The workers that a page may have, the best first; the next one is tried when it is asked for. First the address that the page
 * gives (`<meta name="cartavola-bots" content="/bots-worker.js">`, or `none`), then the file beside `cartavola.js`, where that
 * is of the page's origin, then the one that the kit carries with it.
 */
export async function* ladder(): AsyncGenerator<Worker, undefined> {
  const given = document.querySelector<HTMLMetaElement>('meta[name="cartavola-bots"]')?.content.trim();
  if (given === 'none' || typeof Worker === 'undefined') return undefined;
  for (const address of new Set([given && absolute(given, document.baseURI), besideKit()])) {
    const worker = address && (await startWorker(address));
    if (worker) yield worker;
  }
  const worker = await startCarried();
  if (worker) yield worker;
  return undefined;
}

/** Only `cartavola.js` has the file beside it: what a page bundles itself has not. */
function besideKit(): string | undefined {
  const kit = (globalThis as {[claim: symbol]: Claim | undefined})[Symbol.for('cartavola')]?.url;
  const address = kit && absolute('bots-worker.js', kit);
  return address && new URL(address).origin === location.origin ? address : undefined;
}

function absolute(address: string, base: string): string | undefined {
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

/** The worker that the kit carries as text: the only one where the kit is of another origin. */
async function startCarried(): Promise<Worker | undefined> {
  try {
    const {source} = await import('./bots-worker.generated.js');
    const address = URL.createObjectURL(new Blob([source], {type: 'text/javascript'}));
    try {
      return await startWorker(address);
    } finally {
      URL.revokeObjectURL(address);
    }
  } catch {
    // It could not be loaded: the page's own thread thinks.
    return undefined;
  }
}
