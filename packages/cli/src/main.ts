import {once} from 'node:events';
import {createRequire} from 'node:module';
import process from 'node:process';
import {changesOf} from './changes-of.js';
import {loadPainter} from './load-painter.js';
import {filesIn, openFile, writeWhole} from './local-files.js';
import {runCommand, unexpectedLine} from './run-command.js';
import {shippedPuzzles} from './shipped-puzzles.js';

/** Runs the command with this process's arguments and streams, and sets its exit code. `kit`: folder of the built kit. */
export async function main({kit}: {readonly kit: string}): Promise<void> {
  const {version} = createRequire(import.meta.url)('@cartavola/cli/package.json') as {version: string};
  const {stdin, stdout, stderr} = process;

  // Errors that nobody waits for, as those of a worker.
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      stderr.write(`${unexpectedLine(error)}\n`);
      process.exit(2);
    });
  // The reading process may close the pipe, as `head` does.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    stderr.write(`cartavola: the output cannot be written: ${error.message}\n`);
    process.exit(2);
  });

  const printed = async (content: string | Uint8Array): Promise<void> => {
    if (!stdout.write(content)) await once(stdout, 'drain');
  };

  process.exitCode = await runCommand(process.argv.slice(2), {
    version,
    input: stdin,
    open: openFile,
    changes: changesOf,
    write: writeWhole,
    kit: () => filesIn(kit),
    painter: loadPainter,
    shipped: shippedPuzzles,
    interrupted() {
      const stopping = new AbortController();
      process.once('SIGINT', () => stopping.abort());
      return stopping.signal;
    },
    print: (line) => printed(`${line}\n`),
    printBytes: printed,
    complain: (line) => void stderr.write(`${line}\n`),
  });
}
