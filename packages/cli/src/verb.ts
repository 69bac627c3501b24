import type {ParseArgsOptionsConfig} from 'node:util';
import type {OutputLine} from './output-line.js';
import type {Surroundings} from './surroundings.js';

/** Arguments of a verb. */
export interface Given {
  /** Option texts by name. */
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly names: readonly string[];
}

/** A subcommand. */
export interface Verb {
  readonly name: string;
  /** Synopsis of its arguments, such as `[FILE…]`. */
  readonly usage: string;
  /** Summary of one line. */
  readonly summary: string;
  /** Remaining help text. */
  readonly help: string;
  readonly options: ParseArgsOptionsConfig;
  /** True if it may take long: Ctrl+C lets it print what it has so far. */
  readonly isLong?: boolean;
  /** Yields its output lines. Throws `WrongUse`. */
  answers(given: Given, surroundings: Surroundings): AsyncIterable<OutputLine> | Iterable<OutputLine>;
}
