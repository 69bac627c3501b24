import type {View} from '@cartavola/engine';
import type {Choice, ChooseOptions} from './choice.js';
import {drive, type Scheduler} from './drive.js';

/** Version of the messages between a page and its worker. Pages don't use a worker script with a different version. */
export const PROTOCOL = 1;

/** Request for a bot's choice in one view. */
export interface ChoiceRequest {
  /** Id that is repeated in the reply. */
  readonly id: number;
  readonly view: View;
  readonly options: ChooseOptions;
  /** Time limit in milliseconds from when the request is sent. */
  readonly budget: number;
}

/** Message to the worker: a request, or the id of a request to cancel. */
export type WorkerRequest = ChoiceRequest | {readonly cancel: number};

/** Message from the worker: first `ready`, with its `PROTOCOL`. A cancelled request gets no reply. */
export type WorkerReply =
  | {readonly ready: number}
  | {readonly id: number; readonly choice: Choice}
  | {readonly id: number; readonly error: string};

/** A worker's scope, or one end of a message channel. */
export interface Port {
  /** Sends a reply to the page. */
  postMessage(message: WorkerReply): void;
  /** Receives messages from the page. Set by `serve`. */
  onmessage: unknown;
}

/** Bots that `serve` runs, and the clock and scheduler of their thread. */
export interface Serving extends Scheduler {
  /** Chooses a move of any supported game. */
  readonly choose: (view: View, options: ChooseOptions) => Generator<Choice, Choice>;
}

/**
 * Answers requests that arrive at a port. Works on several requests concurrently, slice by slice, and meets each one's
 * deadline.
 */
export function serve(port: Port, {choose, now, pause}: Serving): void {
  const asked = new Set<number>();
  const answer = async ({id, view, options, budget}: ChoiceRequest): Promise<void> => {
    asked.add(id);
    try {
      const isCancelled = (): boolean => !asked.has(id);
      const choice = await drive(choose(view, options), {now, pause, budget, isCancelled});
      if (choice) port.postMessage({id, choice});
    } catch (error) {
      port.postMessage({id, error: String(error)});
    } finally {
      asked.delete(id);
    }
  };
  port.onmessage = ({data}: {readonly data: WorkerRequest}) => {
    if ('cancel' in data) asked.delete(data.cancel);
    else void answer(data);
  };
  port.postMessage({ready: PROTOCOL});
}
