import type {ParseArgsOptionsConfig} from 'node:util';
import type {Answer} from './answer.js';
import type {Surroundings} from './surroundings.js';

/** What stands on the command line after a verb. */
export interface Given {
  /** By name, as written. */
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly names: readonly string[];
}

/** One of the things that the command does. */
export interface Verb {
  readonly name: string;
  /** What stands after the name, such as `[FILE…]`. */
  readonly usage: string;
  /** One line. */
  readonly summary: string;
  /** The rest of its help. */
  readonly help: string;
  readonly options: ParseArgsOptionsConfig;
  /** The lines that it prints. Throws `WrongUse`. */
  answers(given: Given, surroundings: Surroundings): AsyncIterable<Answer> | Iterable<Answer>;
}
