import type {Choice, WorkerRequest} from '@cartavola/bots';
import type {View} from '@cartavola/engine';
import type {ThinkRequest} from '../thinker.js';
import {afterAwake} from './patience.js';

/**
 * Returns whether a worker's answer is a choice that the view allows. The page may specify any script as the worker, so
 * the answer may be anything.
 */
function isChoice(answer: unknown, {moves, turn, viewer}: View): answer is Choice {
  try {
    const {move, reasons, costs = []} = answer as Choice;
    const areReasons = reasons.every(({id, cards}) => typeof id === 'string' && cards.every(Number.isInteger));
    if (!costs.every((one) => Number.isFinite(one.loss))) return false;
    // A seat that is asked out of turn may pass.
    if (move.type === 'pass') return areReasons && !turn.includes(viewer as number);
    const chosen = JSON.stringify(move);
    return areReasons && moves.some((legal) => JSON.stringify(legal) === chosen);
  } catch {
    // A property of a choice is missing.
    return false;
  }
}

/** Grace period in milliseconds after a deadline. When it is over, a silent worker counts as dead. */
export const GRACE = 500;

interface PendingAnswer {
  readonly view: View;
  answered(choice: Choice): void;
  failed(error: Error): void;
}

/** Sends requests to a worker until it dies, which rejects all pending requests. */
export class WorkerThinker {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingAnswer>();
  #id = 0;
  #ended = false;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.onmessage = ({data}: MessageEvent<unknown>) => this.#hear(data);
    worker.onmessageerror = () => this.end('The worker sent a message that cannot be read.');
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(event.message);
    };
  }

  get ended(): boolean {
    return this.#ended;
  }

  request({view, options, budget}: ThinkRequest, signal: AbortSignal): Promise<Choice> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      if (this.#ended) return reject(new Error('The worker has ended.'));
      const id = this.#id++;
      const settle = (): void => {
        forget();
        signal.removeEventListener('abort', cancel);
        this.#pending.delete(id);
      };
      const cancel = (): void => {
        settle();
        this.#post({cancel: id});
        reject(signal.reason as Error);
      };
      const forget = afterAwake(budget + GRACE, () => this.end('The worker does not answer.'));
      signal.addEventListener('abort', cancel);
      this.#pending.set(id, {
        view,
        answered: (choice) => (settle(), resolve(choice)),
        failed: (error) => (settle(), reject(error)),
      });
      this.#post({id, view, options, budget});
    });
  }

  /** Terminates the worker and rejects all pending requests. */
  end(why: string): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#worker.onmessage = this.#worker.onmessageerror = this.#worker.onerror = null;
    this.#worker.terminate();
    for (const {failed} of [...this.#pending.values()]) failed(new Error(why));
  }

  /** Handles an answer. An unexpected or invalid one ends the worker. */
  #hear(data: unknown): void {
    const {id, choice, error} = Object(data) as {
      readonly id?: number;
      readonly choice?: unknown;
      readonly error?: unknown;
    };
    const asked = this.#pending.get(id!);
    if (!asked && Number.isInteger(id) && id! < this.#id) return;
    if (asked && typeof error === 'string') asked.failed(new Error(error));
    else if (asked && isChoice(choice, asked.view)) asked.answered(choice);
    else this.end('The worker sent an invalid answer.');
  }

  #post(request: WorkerRequest): void {
    this.#worker.postMessage(request);
  }
}
