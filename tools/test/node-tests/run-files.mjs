// Runs test files one after another in this process. Each argument consists of a file and the module to import:
// `file=module`.
import {test} from 'node:test';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {START} from './start-mark.mjs';

// Exit when the parent process exits.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

/**
 * Marks the start of a file. Resolves when the earlier tests have ended, so that two files never run at the same time.
 */
const mark = (file) => test(`${START}${file}`, () => {});

/** Returns the processor time used so far, in seconds. */
const secondsUsed = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
};

let last;
let used = secondsUsed();
for (const argument of [...process.argv.slice(2), '=']) {
  const [file, module] = argument.split('=');
  await mark(file);
  if (last) process.send({file: last, used: secondsUsed() - used});
  used = secondsUsed();
  last = file;
  if (!module) break;
  try {
    await import(pathToFileURL(module).href);
  } catch (error) {
    test('loads', () => Promise.reject(error));
  }
}
