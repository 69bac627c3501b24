import type {Painter} from './painter.js';

/** Streams and files that the command reads and writes, passed in so that tests can replace them. */
export interface Surroundings {
  /** Version of the package. */
  readonly version: string;
  /** Bytes of standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Opens a file as bytes; iteration throws if it cannot be read, or is outside `folder` where that is given. */
  open(path: string, folder?: string): AsyncIterable<Uint8Array>;
  /** Yields the name of each of these files when it has changed, until the command is stopped. */
  changes(paths: readonly string[]): AsyncIterable<string>;
  /** Writes a file; rejects if it cannot be written, and with the code `EEXIST` if it is there and `isForced` is false. */
  write(path: string, bytes: Uint8Array, isForced: boolean): Promise<void>;
  /** Reads the built kit, as pages load it: its files by name, in its folder; rejects if it is not there. */
  kit(): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Loads what paints PNG pictures; rejects if it is not installed. */
  painter(): Promise<Painter>;
  /** Reads the set of puzzles that is shipped for a game, by its id; rejects if there is none. */
  shipped(game: string): Promise<Uint8Array>;
  /** Returns a signal that is aborted once the user asks the command to stop; a second time it is ended at once. */
  interrupted(): AbortSignal;
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Shows a line on the terminal in place of the one before; an empty one removes it. Undefined where standard error is no terminal. */
  readonly show?: ((line: string) => void) | undefined;
  /** Prints a line to standard output; resolves when it can take more. */
  print(line: string): Promise<void> | void;
  /** Prints bytes to standard output; resolves when it can take more. */
  printBytes(bytes: Uint8Array): Promise<void> | void;
  /** Prints a line to standard error. */
  complain(line: string): void;
}

/** Error of a verb that the user has stopped, and that has no more to print. */
export class Stopped extends Error {}

/** Error of wrong usage: its sentence goes to standard error, and the exit status is 2. */
export class WrongUse extends Error {}
