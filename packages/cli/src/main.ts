import {once} from 'node:events';
import {createRequire} from 'node:module';
import process from 'node:process';
import {changesOf} from './changes-of.js';
import {loadPainter} from './load-painter.js';
import {filesIn, listFiles, openFile, writeWhole} from './local-files.js';
import {runCommand, unexpectedLine, type Surroundings} from './run-command.js';
import {shippedPuzzles} from './shipped-puzzles.js';

/** Exit status of a command that the user stopped. */
const STOPPED = 130;

/** Yields input until the user stops the command. */
async function* untilStopped(stream: NodeJS.ReadStream, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const stop = (): void => void stream.destroy();
  signal.addEventListener('abort', stop);
  try {
    yield* stream as AsyncIterable<Uint8Array>;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Returns the command's environment, except its streams. Aborting `signal` stops watching files. `kit` is the folder of
 * the built kit.
 */
function filesFor(
  kit: string,
  signal: AbortSignal,
): Omit<Surroundings, 'input' | 'interrupted' | 'print' | 'printBytes' | 'complain'> {
  const {version} = createRequire(import.meta.url)('@cartavola/cli/package.json') as {version: string};
  return {
    version,
    open: openFile,
    list: listFiles,
    changes: (files) => changesOf(files, signal),
    write: writeWhole,
    kit: () => filesIn(kit),
    painter: loadPainter,
    shipped: shippedPuzzles,
    now: () => performance.now(),
  };
}

/** Runs a command that writes a file, for tools that run many commands. Rejects if the command fails. */
export async function writeFile(args: readonly string[], {kit}: {readonly kit: string}): Promise<void> {
  const complaints: string[] = [];
  const {signal} = new AbortController();
  const print = (): Promise<void> => Promise.resolve();
  const status = await runCommand(args, {
    ...filesFor(kit, signal),
    input: (async function* () {})(),
    interrupted: () => signal,
    print,
    printBytes: print,
    complain: (line) => complaints.push(line),
  });
  if (status !== 0) throw new Error(complaints.join('\n') || `${args.join(' ')}: exit status ${status}`);
}

/**
 * Runs the command with this process's arguments and streams, and sets the process's exit code. `kit` is the folder of
 * the built kit.
 */
export async function main({kit}: {readonly kit: string}): Promise<void> {
  const {stdin, stdout, stderr} = process;

  // Nothing else catches these errors, which include those thrown in a worker.
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      stderr.write(`${unexpectedLine(error)}\n`);
      process.exit(2);
    });
  // The process that reads from the pipe may close it early, as `head` does.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    stderr.write(`cartavola: the output cannot be written: ${error.message}\n`);
    process.exit(2);
  });

  const stopping = new AbortController();
  const {signal} = stopping;
  let isHeard = false;
  let shown = '';
  const show = (line: string): void => {
    if (shown || line) stderr.write(`\r\u001b[K${line.slice(0, (stderr.columns || 80) - 1)}`);
    shown = line;
  };
  const printed = async (content: string | Uint8Array): Promise<void> => {
    show('');
    if (!stdout.write(content)) await once(stdout, 'drain');
  };

  process.exitCode = await runCommand(process.argv.slice(2), {
    ...filesFor(kit, signal),
    input: untilStopped(stdin, signal),
    interrupted() {
      if (!isHeard) {
        isHeard = true;
        // A second Ctrl+C ends the process immediately.
        process.once('SIGINT', () => stopping.abort());
      }
      return signal;
    },
    print: (line) => printed(`${line}\n`),
    printBytes: printed,
    show: stderr.isTTY ? show : undefined,
    complain(line) {
      show('');
      stderr.write(`${line}\n`);
    },
  });
  // Exit explicitly, because a computation may still be running.
  if (process.exitCode === STOPPED) stdout.write('', () => process.exit());
}
