import type {ParseArgsOptionsConfig} from 'node:util';
import type {OutputLine} from './output-line.js';
import type {Surroundings} from './surroundings.js';

/** Arguments of a verb. */
export interface Given {
  /** Option values, keyed by name. */
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly names: readonly string[];
}

/** A subcommand. */
export interface Verb {
  readonly name: string;
  /** Usage line for its arguments, such as `[FILE…]`. */
  readonly usage: string;
  /** One-line summary. */
  readonly summary: string;
  /** Additional help text. */
  readonly help: string;
  readonly options: ParseArgsOptionsConfig;
  /** Whether it may take a long time. On Ctrl+C, it prints its results so far. */
  readonly isLong?: boolean;
  /** Yields its output lines. Throws `WrongUse`. */
  answers(given: Given, surroundings: Surroundings): AsyncIterable<OutputLine> | Iterable<OutputLine>;
}
