// `npm run test:steady`: runs the tests five times while three processes keep the processors busy, and lists the failed
// tests. `npm run test:steady -- 2` runs them twice.
import {spawn, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {prepareChecks} from '../check/checks.mjs';

const BUSY = 3;
const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = Number(process.argv[2] ?? 5);

// Build what the tests import, as `npm test` does.
await prepareChecks();
for (const command of [['node_modules/typescript/bin/tsc', '--build'], ['tools/build/kit.mjs']]) {
  const {status} = spawnSync(process.execPath, command, {cwd: root, stdio: 'inherit'});
  if (status !== 0) process.exit(1);
}

const busy = Array.from({length: BUSY}, () => spawn(process.execPath, ['-e', 'for (;;);'], {stdio: 'ignore'}));
const stop = () => busy.forEach((child) => child.kill('SIGKILL'));
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

let [passed, failed] = [0, 0];
for (let round = 1; round <= rounds; round++)
  for (const [runner, report] of [
    ['tools/test/node.mjs', 'node-tests.json'],
    ['node_modules/@web/test-runner/dist/bin.js', 'browser-tests.json'],
  ]) {
    const {status, stdout} = spawnSync(process.execPath, [runner], {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28});
    const [, good, bad] = [...stdout.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)?.map(Number) ?? [0, 0, 1];
    passed += good;
    failed += status !== 0 && bad === 0 ? 1 : bad;
    console.log(`round ${round}: ${report.replace('.json', '')}: ${good} passed, ${bad} failed`);
    if (bad === 0) continue;
    const {failures} = JSON.parse(readFileSync(`${root}node_modules/.cache/${report}`, 'utf8'));
    for (const {file, test} of failures) console.log(`✘ ${file} › ${test}`);
  }
stop();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
