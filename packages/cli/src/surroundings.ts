import type {Painter} from './painter.js';

/** Files found in a folder. */
export interface ListedFiles {
  readonly folder: string;
  /** Names, sorted. */
  readonly files: readonly string[];
}

/** Streams and files of the command. Tests replace them. */
export interface Surroundings {
  /** Version of the package. */
  readonly version: string;
  /** Bytes of standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /**
   * Opens a file as a stream of bytes. Iteration throws if the file can't be read, or if it is outside `folder` (if
   * given).
   */
  open(path: string, folder?: string): AsyncIterable<Uint8Array>;
  /**
   * Lists the files with these extensions in a folder, or those that match a pattern, and the folder that contains
   * them. Returns undefined if `name` is a file.
   */
  list(name: string, extensions: readonly string[]): Promise<ListedFiles | undefined>;
  /** Yields a file's name whenever the file changes, until the command is stopped. */
  changes(paths: readonly string[]): AsyncIterable<string>;
  /** Writes a file. Rejects if it can't be written, with the code `EEXIST` if it exists and `isForced` is false. */
  write(path: string, bytes: Uint8Array, isForced: boolean): Promise<void>;
  /**
   * Reads the files of the built kit, keyed by the names under which pages load them. Rejects if the kit is missing.
   */
  kit(): Promise<ReadonlyMap<string, Uint8Array>>;
  /** Loads the PNG painter. Rejects if the painter isn't installed. */
  painter(): Promise<Painter>;
  /** Reads the puzzle set that is shipped for a game, given the game's id. Rejects if there is none. */
  shipped(game: string): Promise<Uint8Array>;
  /**
   * Returns a signal that is aborted when the user asks the command to stop. A second request ends the command
   * immediately.
   */
  interrupted(): AbortSignal;
  /** Returns the time in milliseconds from a monotonic clock. */
  now(): number;
  /**
   * Replaces the progress line in the terminal. An empty line removes it. Undefined if standard error isn't a terminal.
   */
  readonly show?: ((line: string) => void) | undefined;
  /** Prints a line to standard output. Resolves when the stream accepts more data. */
  print(line: string): Promise<void> | void;
  /** Prints bytes to standard output. Resolves when the stream accepts more data. */
  printBytes(bytes: Uint8Array): Promise<void> | void;
  /** Prints a line to standard error. */
  complain(line: string): void;
}

/** Error for a verb that the user stopped before it could print more. */
export class Stopped extends Error {}

/** Error for wrong usage. Its message goes to standard error, and the exit status is 2. */
export class WrongUse extends Error {}
