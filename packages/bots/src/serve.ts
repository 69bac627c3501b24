import type {View} from '@cartavola/engine';
import type {Choice, ChooseOptions} from './choice.js';
import {drive, type Place} from './drive.js';

/** Version of the messages between a page and its worker: a script of another version is not asked. */
export const PROTOCOL = 1;

/** Request for a bot's choice in one view. */
export interface Question {
  /** Comes back with the answer. */
  readonly id: number;
  readonly view: View;
  readonly options: ChooseOptions;
  /** For how many milliseconds it may think, from when it is asked. */
  readonly budget: number;
}

/** Message to the worker: a question, or the id of one whose answer is no longer wanted. */
export type Request = Question | {readonly cancel: number};

/** Message from the worker. First of all comes `ready`, with its `PROTOCOL`; a question that was cancelled has no answer. */
export type Answer =
  | {readonly ready: number}
  | {readonly id: number; readonly choice: Choice}
  | {readonly id: number; readonly error: string};

/** A worker's own scope, or one end of a channel. */
export interface Port {
  /** Sends an answer to the page. */
  postMessage(message: Answer): void;
  /** Receives what the page sends; set by `serve`. */
  onmessage: ((event: {readonly data: Request}) => void) | null;
}

/** Bots for `serve` to run, and the clock and scheduler of their thread. */
export interface Serving extends Place {
  /** Chooses a move of any game that may be asked for. */
  readonly choose: (view: View, options: ChooseOptions) => Generator<Choice, Choice>;
}

/** Answers the questions that come in by a port; several at once share the time slice by slice, and each keeps its deadline. */
export function serve(port: Port, {choose, now, pause}: Serving): void {
  const asked = new Set<number>();
  const answer = async ({id, view, options, budget}: Question): Promise<void> => {
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
  port.onmessage = ({data}) => {
    if ('cancel' in data) asked.delete(data.cancel);
    else void answer(data);
  };
  port.postMessage({ready: PROTOCOL});
}
