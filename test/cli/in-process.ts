import {runCommand, type Surroundings} from '@cartavola/cli';
import {loadPainter} from '@cartavola/cli/load-painter.js';
import {shippedPuzzles} from '@cartavola/cli/shipped-puzzles.js';

/** Result of a run of the command. */
interface Ran {
  readonly status: number;
  readonly lines: readonly string[];
  readonly complaints: readonly string[];
}

interface World {
  /** Standard input. */
  readonly input?: string;
  /** Contents of files by name; others cannot be read. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
  /** The built kit; absent: it is not there. */
  readonly kit?: Readonly<Record<string, string>> | undefined;
  /** Takes the files that are written, by name. */
  readonly written?: Map<string, Uint8Array>;
  /** Files that change in turn, and what they then are. */
  readonly saved?: readonly (readonly [file: string, text: string])[];
  /** True if no file can be written. */
  readonly isFull?: boolean;
  /** Takes the bytes that are printed. */
  readonly printed?: Uint8Array[];
  /** Takes the lines that a terminal shows in turn; absent: standard error is no terminal. */
  readonly showed?: (line: string) => unknown;
  /** Tells the command to stop. */
  readonly interrupted?: AbortSignal;
  /** What loads the painter of PNG pictures. */
  readonly painter?: Surroundings['painter'];
}

/** Bytes in chunks of one size. */
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
      if (text === undefined) throw new Error('no such file');
      return chunksOf(text);
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
    // A second has passed whenever somebody looks at the clock.
    now: () => (seconds += 1000),
    show: showed && ((line) => void showed(line)),
    printBytes: (some) => void printed?.push(some),
    print: (line) => void lines.push(line),
    complain: (line) => void complaints.push(line),
  });
  return {status, lines, complaints};
}
