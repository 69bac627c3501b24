import {WrongUse, type Surroundings} from './surroundings.js';

/** Maximum size in bytes of a file or a line that is held in memory. */
export const LARGEST = 64 * 2 ** 20;

/** Error for a file that can't be read or written. */
export class FileError extends WrongUse {
  readonly code: string;
  /** Reason, worded as the end of a sentence. */
  readonly reason: string;

  constructor(file: string, what: string, code: string, reason: string) {
    super(`${file === '-' ? 'standard input' : file} cannot be ${what}: ${reason} (${code})`);
    this.code = code;
    this.reason = reason;
  }
}

/** Returns the error for a file that can't be read. */
export const unreadable = (file: string, code: string, reason: string): FileError =>
  new FileError(file, 'read', code, reason);

/** Codes and reasons, keyed by system error code. */
const REASONS: Readonly<Record<string, readonly [code: string, reason: string]>> = {
  ENOENT: ['file.missing', 'there is no such file or folder'],
  ENOTDIR: ['file.missing', 'there is no such file or folder'],
  EISDIR: ['file.folder', 'it is a folder'],
  EACCES: ['file.denied', 'permission denied'],
  EPERM: ['file.denied', 'permission denied'],
  EROFS: ['file.denied', 'permission denied'],
  ENOSPC: ['file.full', 'the disk is full'],
  ENXIO: ['file.kind', 'it is not a regular file'],
};

/** Converts a system error to a `FileError`. */
export function fileError(file: string, what: string, error: unknown): FileError {
  if (error instanceof FileError) return error;
  const {code = '', message} = error as NodeJS.ErrnoException;
  const [name, reason] = REASONS[code] ?? ['file.failed', message];
  return new FileError(file, what, name, reason);
}

/** Yields a file's bytes. `folder` is the folder that must contain it. Throws `FileError`. */
async function* chunksIn(
  file: string,
  {open}: Pick<Surroundings, 'open'>,
  folder?: string,
): AsyncGenerator<Uint8Array> {
  try {
    yield* open(file, folder);
  } catch (error) {
    throw fileError(file, 'read', error);
  }
}

/**
 * Yields a file's bytes, or those of standard input for `-`. `folder` is the folder that must contain the file. Throws
 * `FileError`.
 */
export const inputIn = (
  name: string,
  {input, open}: Pick<Surroundings, 'input' | 'open'>,
  folder?: string,
): AsyncGenerator<Uint8Array> => chunksIn(name, name === '-' ? {open: () => input} : {open}, folder);

/** Reads a file. `folder` is the folder that must contain it. Throws `FileError`. */
export const bytesIn = (file: string, surroundings: Pick<Surroundings, 'open'>, folder?: string): Promise<Uint8Array> =>
  wholeOf(file, chunksIn(file, surroundings, folder));

/** Joins the chunks of a file. Throws `FileError` if it is too large. */
export async function wholeOf(name: string, chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > LARGEST) throw tooLarge(name);
    all.push(chunk);
  }
  return Buffer.concat(all);
}

/** Returns the error for a file that is too large, or that has a line that is too long. */
export const tooLarge = (name: string, what = 'it'): FileError =>
  unreadable(name, 'file.large', `${what} has more than ${LARGEST / 2 ** 20} MB`);

/** Reads a non-empty text file, or standard input for `-`. Throws `FileError`. */
export async function textIn(
  name: string,
  surroundings: Pick<Surroundings, 'input' | 'open'>,
  folder?: string,
): Promise<string> {
  const text = textOf(name, await wholeOf(name, inputIn(name, surroundings, folder)));
  if (text.trim() === '') throw unreadable(name, 'file.empty', 'it is empty');
  return text;
}

function textOf(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    throw unreadable(name, 'file.text', 'it is not UTF-8 text');
  }
}
