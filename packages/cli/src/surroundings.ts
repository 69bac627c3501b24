/** Streams and files that the command reads and writes, passed in so that tests can replace them. */
export interface Surroundings {
  /** Of the package. */
  readonly version: string;
  /** The bytes of standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** The bytes of a file; reading throws where it cannot be read. */
  open(path: string): AsyncIterable<Uint8Array>;
  /** A line of standard output; ready for more when it is done. */
  print(line: string): Promise<void> | void;
  /** A line of standard error. */
  complain(line: string): void;
}

/** Thrown where the command is used wrongly: a sentence for standard error, and exit status 2. */
export class WrongUse extends Error {}
