import {PROTOCOL} from '@cartavola/bots';
import {scriptAddress} from './script-address.js';

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
