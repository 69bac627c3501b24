/** Streams and files that the command reads and writes, passed in so that tests can replace them. */
export interface Surroundings {
  /** Version of the package. */
  readonly version: string;
  /** Bytes of standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Opens a file as bytes; iteration throws if it cannot be read. */
  open(path: string): AsyncIterable<Uint8Array>;
  /** Prints a line to standard output; resolves when it can take more. */
  print(line: string): Promise<void> | void;
  /** Prints a line to standard error. */
  complain(line: string): void;
}

/** Error of wrong usage: its sentence goes to standard error, and the exit status is 2. */
export class WrongUse extends Error {}
