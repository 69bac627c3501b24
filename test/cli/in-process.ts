import {runCommand, type Surroundings} from '@cartavola/cli';
import {loadPainter} from '@cartavola/cli/load-painter.js';
import {shippedPuzzles} from '@cartavola/cli/shipped-puzzles.js';

/** Result of running the command. */
interface Ran {
  readonly status: number;
  readonly lines: readonly string[];
  readonly complaints: readonly string[];
}

interface World {
  /** Standard input. */
  readonly input?: string;
  /** Contents of files, keyed by name. Other files can't be read. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** Files of the built kit, or undefined if it is missing. */
  readonly kit?: Readonly<Record<string, string>> | undefined;
  /** Receives the written files, keyed by name. */
  readonly written?: Map<string, Uint8Array>;
  /** Changed files in order, with their new content. */
  readonly saved?: readonly (readonly [file: string, text: string])[];
  /** Whether writing files fails. */
  readonly isFull?: boolean;
  /** Receives the printed bytes. */
  readonly printed?: Uint8Array[];
  /** Receives the lines that a terminal shows. Undefined if standard error isn't a terminal. */
  readonly showed?: (line: string) => unknown;
  /** Signal that stops the command. */
  readonly interrupted?: AbortSignal;
  /** Loads the PNG renderer. */
  readonly painter?: Surroundings['painter'];
}

/** Yields bytes in chunks of a fixed size. */
export async function* chunksOf(content: string | Uint8Array, size = 65536): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  for (let start = 0; start < bytes.length; start += size)
    yield await Promise.resolve(bytes.subarray(start, start + size));
}

/** Runs the command in this process. */
export async function command(
  args: readonly string[],
  {
    input = '',
    files = {},
    kit,
    written,
    saved = [],
    isFull = false,
    printed,
    interrupted,
    showed,
    painter = loadPainter,
  }: World = {},
): Promise<Ran> {
  const now = {...files};
  const lines: string[] = [];
  const complaints: string[] = [];
  let seconds = 0;
  const status = await runCommand(args, {
    version: '1.2.3',
    input: chunksOf(input),
    open(path) {
      const text = now[path];
      if (text === undefined) throw Object.assign(new Error('no such file'), {code: 'ENOENT'});
      return chunksOf(text);
    },
    list(name, extensions) {
      const inside = Object.keys(now).filter(
        (file) => file.startsWith(`${name}/`) && extensions.some((one) => file.endsWith(`.${one}`)),
      );
      return Promise.resolve(inside.length > 0 ? {folder: name, files: inside.sort()} : undefined);
    },
    async *changes() {
      for (const [file, text] of saved) {
        await Promise.resolve();
        now[file] = text;
        yield file;
      }
    },
    write(path, bytes, isForced) {
      if (isFull) return Promise.reject(new Error('no room'));
      if (path in files && !isForced) return Promise.reject(Object.assign(new Error('there'), {code: 'EEXIST'}));
      return Promise.resolve(void written?.set(path, bytes));
    },
    kit: () =>
      kit
        ? Promise.resolve(new Map(Object.entries(kit).map(([name, text]) => [name, new TextEncoder().encode(text)])))
        : Promise.reject(new Error('no such folder')),
    painter,
    shipped: shippedPuzzles,
    interrupted: () => interrupted ?? new AbortController().signal,
    // The clock advances by a second each time it is read.
    now: () => (seconds += 1000),
    show: showed && ((line) => void showed(line)),
    printBytes: (some) => void printed?.push(some),
    print: (line) => void lines.push(line),
    complain: (line) => void complaints.push(line),
  });
  return {status, lines, complaints};
}
