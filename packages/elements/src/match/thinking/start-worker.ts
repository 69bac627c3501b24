import {PROTOCOL} from '@cartavola/bots';

/** Part of the Trusted Types API, which is missing from TypeScript's DOM types. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {createScriptURL(address: string): string},
  ): {createScriptURL(address: string): string};
}

let trust: ((address: string) => string) | undefined;

/** Converts a worker's URL to the type that Trusted Types requires. */
function scriptAddress(address: string): string {
  return (trust ??= makeTrust())(address);
}

function makeTrust(): (address: string) => string {
  const {trustedTypes} = globalThis as {trustedTypes?: PolicyFactory};
  try {
    const policy = trustedTypes?.createPolicy('cartavola', {createScriptURL: (address) => address});
    if (policy) return (address) => policy.createScriptURL(address);
  } catch {
    // The page's policy does not allow this name. If the page requires Trusted Types, the worker's constructor throws.
  }
  return (address) => address;
}

/** Timeout in milliseconds after which a silent worker counts as blocked. It uses real time, because workers do. */
const PATIENCE = 4000;

/**
 * Starts a worker from a URL or with a function. Resolves to the worker when it is ready, or to undefined if that
 * fails. Never rejects.
 */
export function startWorker(source: string | (() => Worker)): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = typeof source === 'string' ? new Worker(scriptAddress(source)) : source();
    } catch {
      // The URL is blocked by a policy, has another origin, or is invalid.
      return resolve(undefined);
    }
    const decide = (holds: boolean): void => {
      clearTimeout(timer);
      worker.onmessage = worker.onmessageerror = worker.onerror = null;
      if (!holds) worker.terminate();
      resolve(holds ? worker : undefined);
    };
    const timer = setTimeout(decide, PATIENCE, false);
    worker.onmessage = ({data}: MessageEvent<unknown>) =>
      decide((Object(data) as {readonly ready?: unknown}).ready === PROTOCOL);
    worker.onmessageerror = () => decide(false);
    worker.onerror = (event) => {
      // This isn't a page error: another thinker takes over.
      event.preventDefault();
      decide(false);
    };
  });
}
