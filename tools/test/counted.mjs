// Runs and counts checks, and prints `N passed, N failed` at the end.
import {spawnSync} from 'node:child_process';
import process from 'node:process';

const counted = {passed: 0, failed: 0};

/** Whether any check has failed so far. */
export const anyFailed = () => counted.failed > 0;

/** Runs a check, and prints and counts its result. Returns its value, or undefined if it failed. */
export async function check(name, holds) {
  try {
    const value = await holds();
    counted.passed += 1;
    console.log(`✔ ${name}`);
    return value;
  } catch (error) {
    counted.failed += 1;
    console.log(`✘ ${name}: ${error.message}`);
    return undefined;
  }
}

export function demand(condition, why) {
  if (!condition) throw new Error(why);
}

/** Prints the counts, and sets the exit code. */
export function tellCount() {
  console.log(`\n${counted.passed} passed, ${counted.failed} failed`);
  process.exitCode = counted.failed === 0 ? 0 : 1;
}

/**
 * Runs a program with `input`, and waits until it ends. Returns its output. If it fails, the error includes all output.
 */
export function run(program, args, cwd, env = process.env, input = '') {
  const options = {cwd, env, input, encoding: 'utf8', maxBuffer: 2 ** 28};
  const {status, stdout, stderr, error} = spawnSync(program, args, options);
  if (status !== 0) throw new Error(error?.message ?? `${program} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
