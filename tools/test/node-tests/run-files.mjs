// Runs test files one after another in this process. The arguments are the modules to import, each with the name of its file: `file=module`.
import {test} from 'node:test';
import process from 'node:process';
import {pathToFileURL} from 'node:url';
import {START} from './start-mark.mjs';

// Ends with the process that asked for the tests.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();

/** Marks the start of a file. Resolves when the tests before it have ended, so that no two files run at the same time. */
const mark = (file) => test(`${START}${file}`, () => {});

/** Returns the seconds of processor time used so far. */
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
