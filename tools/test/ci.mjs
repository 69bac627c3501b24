// Runs `npm test`, then the runners of `npm run test:all`, and adds up their counts. Failures don't stop the run.
import {spawn} from 'node:child_process';
import process from 'node:process';

const started = performance.now();
const total = {passed: 0, failed: 0};

/** Runs a command, shows its output, and adds the counts of its last line. Here too, `npm test` skips long tests. */
async function counted(...args) {
  const begun = performance.now();
  const env = {...process.env, ...(args[0] === 'test' && {TESTS: ''})};
  const child = spawn('npm', args, {env, stdio: ['ignore', 'pipe', 'inherit'], shell: process.platform === 'win32'});
  let last = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    last = (last + text).slice(-10_000);
    process.stdout.write(text.replaceAll(/^\d+ passed, \d+ failed\n/gm, ''));
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  const [, passed, failed] = ([...last.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [0, 0, 0]).map(Number);
  total.passed += passed;
  total.failed += status !== 0 && failed === 0 ? 1 : failed;
  console.log(`▶ npm ${args.join(' ')}: ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}

await counted('test');
await counted('run', '--silent', 'test:all');
console.log(`▶ all: ${((performance.now() - started) / 60_000).toFixed(1)} min`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
