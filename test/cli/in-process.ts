import {runCommand} from '@cartavola/cli';

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
  readonly files?: Readonly<Record<string, string>>;
}

/** Bytes in chunks of one size. */
export async function* chunksOf(text: string, size = 65536): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let start = 0; start < bytes.length; start += size)
    yield await Promise.resolve(bytes.subarray(start, start + size));
}

/** Runs the command in this process. */
export async function command(args: readonly string[], {input = '', files = {}}: World = {}): Promise<Ran> {
  const lines: string[] = [];
  const complaints: string[] = [];
  const status = await runCommand(args, {
    version: '1.2.3',
    input: chunksOf(input),
    open(path) {
      const text = files[path];
      if (text === undefined) throw new Error('no such file');
      return chunksOf(text);
    },
    print: (line) => void lines.push(line),
    complain: (line) => void complaints.push(line),
  });
  return {status, lines, complaints};
}
