import {once} from 'node:events';
import {createReadStream} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import process from 'node:process';
import {changesOf} from './changes-of.js';
import {filesIn} from './files-in.js';
import {loadPainter} from './load-painter.js';
import {runCommand} from './run-command.js';
import {shippedPuzzles} from './shipped-puzzles.js';

/** Runs the command with this process's arguments and streams, and sets its exit code. `kit`: folder of the built kit. */
export async function main({kit}: {readonly kit: string}): Promise<void> {
  const {version} = createRequire(import.meta.url)('@cartavola/cli/package.json') as {version: string};
  const {stdin, stdout, stderr} = process;

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
    open: (file) => createReadStream(file),
    changes: changesOf,
    write: (file, bytes, isForced) => writeFile(file, bytes, {flag: isForced ? 'w' : 'wx'}),
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
