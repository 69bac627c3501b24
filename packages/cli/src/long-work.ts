import {setImmediate as pause} from 'node:timers/promises';
import {counted} from './counted.js';
import {Stopped, type Surroundings} from './surroundings.js';

/** Interval in milliseconds at which other events, such as Ctrl+C, are handled. */
const PACE = 100;

/** The environment that long-running work needs. */
type WorkSurroundings = Pick<Surroundings, 'interrupted' | 'now' | 'show'>;

/**
 * Work that may take a long time. Shows its progress in a terminal, and Ctrl+C can stop it. Libraries such as
 * cli-progress don't remove the progress bar before a line is printed, and their timers don't run while a bot thinks.
 */
export class LongWork {
  readonly #surroundings: WorkSurroundings;
  readonly #signal: AbortSignal;
  readonly #unit: string;
  readonly #total: number | undefined;
  readonly #start: number;
  #looked: number;
  /** Number of units done. */
  done = 0;

  /** `unit` is the noun for what is counted, in the singular. `total` is the number of units, if known. */
  constructor(surroundings: WorkSurroundings, unit: string, total?: number) {
    this.#surroundings = surroundings;
    this.#signal = surroundings.interrupted();
    this.#unit = unit;
    this.#total = total;
    this.#start = surroundings.now();
    this.#looked = this.#start;
  }

  /** Whether the user has asked to stop. */
  get isStopped(): boolean {
    return this.#signal.aborted;
  }

  /** If the interval has passed, updates the progress line and handles other events. */
  async look(): Promise<void> {
    const now = this.#surroundings.now();
    if (now - this.#looked < PACE) return;
    this.#surroundings.show?.(this.#lineAt(now));
    await pause();
    this.#looked = this.#surroundings.now();
  }

  /** Runs part of the work. Rejects with `Stopped` if the user asks to stop. */
  async doPart<T>(part: () => Promise<T>): Promise<T> {
    await this.look();
    const signal = this.#signal;
    return new Promise((resolve, reject) => {
      const stop = (): void => reject(new Stopped());
      if (signal.aborted) return stop();
      signal.addEventListener('abort', stop);
      void part()
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', stop));
    });
  }

  #lineAt(now: number): string {
    const {done} = this;
    const total = this.#total;
    const parts = [total === undefined ? counted(done, this.#unit) : `${done} of ${counted(total, this.#unit)}`];
    const hours = (now - this.#start) / 3_600_000;
    if (done > 0) {
      parts.push(rateText(done / hours));
      if (total !== undefined) parts.push(`${timeText(((total - done) * hours * 3600) / done)} left`);
    }
    return parts.join(', ');
  }
}

/** Formats a rate per second, minute or hour, using the shortest of these units that gives at least 1. */
function rateText(anHour: number): string {
  const [rate, time] =
    anHour >= 3600 ? [anHour / 3600, 'a second'] : anHour >= 60 ? [anHour / 60, 'a minute'] : [anHour, 'an hour'];
  return `${rate < 10 ? rate.toFixed(1) : rate.toFixed(0)} ${time}`;
}

/** Formats a time as `m:ss` or `h:mm:ss`. */
function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
