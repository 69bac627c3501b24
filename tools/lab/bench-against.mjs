// `node tools/lab/bench-against.mjs FOLDER [ROUNDS] [--json]`: compares the engine with that of another checkout, which has its own node_modules. Both run
// in turns in one process; prints their speeds relative to the yardstick, and the ratio. Processes differ by up to a quarter, so run it
// several times.
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {bundle} from '../build/bundle.mjs';
import {movesPerSecond} from '../../test/bench/yardstick.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const asJson = process.argv.includes('--json');
const [folder, rounds = '5'] = process.argv.slice(2).filter((argument) => argument !== '--json');
if (!folder) {
  console.error('node tools/lab/bench-against.mjs FOLDER [ROUNDS]');
  process.exit(2);
}

async function engineIn(checkout, name) {
  const out = `${root}node_modules/.cache/bench/${name}`;
  mkdirSync(out, {recursive: true});
  const [file] = await bundle({[name]: path.join(checkout, 'test/bench/engine-bench.ts')}, out);
  return (await import(pathToFileURL(file).href)).benchEngine;
}

const cpu = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
};
const measuring = {cpu, yardstick: () => movesPerSecond(0.05, 1), seconds: 0.12};
const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const engines = [await engineIn(path.resolve(folder), 'other'), await engineIn(root, 'here')];
/** Speeds relative to the yardstick, of the other checkout and of this one, by name of the benchmark. */
const shares = {};
for (let round = 0; round < Number(rounds); round++) {
  const order = round % 2 === 0 ? [0, 1] : [1, 0];
  for (const place of order)
    for (const [name, {share}] of Object.entries(engines[place](measuring)))
      (shares[name] ??= [[], []])[place].push(share);
}
const rows = Object.entries(shares).map(([name, both]) => {
  const [there, here] = both.map(median);
  return {name, there, here, ratio: here / there};
});
if (asJson) console.log(JSON.stringify(rows));
else
  for (const {name, there, here, ratio} of rows)
    console.log(`${name.padEnd(20)} there ${there.toFixed(4)}, here ${here.toFixed(4)}, ratio ${ratio.toFixed(3)}`);
