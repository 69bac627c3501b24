import {PROTOCOL} from '@cartavola/bots';

/** The part of Trusted Types that is needed: TypeScript does not know them. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {createScriptURL(address: string): string},
  ): {createScriptURL(address: string): string};
}

let trust: ((address: string) => string) | undefined;

/** The address of a worker's script, in the form that a page with Trusted Types asks for. */
function scriptAddress(address: string): string {
  return (trust ??= makeTrust())(address);
}

function makeTrust(): (address: string) => string {
  const {trustedTypes} = globalThis as {trustedTypes?: PolicyFactory};
  try {
    const policy = trustedTypes?.createPolicy('cartavola', {createScriptURL: (address) => address});
    if (policy) return (address) => policy.createScriptURL(address);
  } catch {
    // The page's policy does not list this name; whether it asks for one, the worker's constructor tells.
  }
  return (address) => address;
}

/** After so many milliseconds without a word a worker counts as refused. */
const PATIENCE = 4000;

/** A worker that is ready; undefined where there is none to be had from this address. Never rejects. */
export function startWorker(address: string): Promise<Worker | undefined> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(scriptAddress(address));
    } catch {
      // A policy, another origin, or no address at all.
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
      // The page need not hear of it: somebody else will think.
      event.preventDefault();
      decide(false);
    };
  });
}
