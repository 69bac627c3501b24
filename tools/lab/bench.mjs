// `npm run bench [-- --json] [-- --seconds=S]`: measures the engine, the solvers and the search relative to the yardstick, in one run; each repetition
// of the engine takes S seconds (0.25). Machines are shared and noisy, so only the ratio counts.
import {execFileSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {bundle} from '../build/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = `${root}node_modules/.cache/bench`;
mkdirSync(out, {recursive: true});
const load = async (name) => {
  const [file] = await bundle({[name]: `${root}test/bench/${name}.ts`}, out);
  return import(pathToFileURL(file).href);
};
const {benchEngine} = await load('engine-bench');
const {benchEndings} = await load('endings-bench');
const {benchSearch, SEARCHES} = await load('search-bench');
const {movesPerSecond} = await import('../../test/bench/yardstick.mjs');

const cpu = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
};
const seconds = Number(process.argv.find((argument) => argument.startsWith('--seconds='))?.split('=')[1] ?? 0.25);
const measuring = {cpu, yardstick: () => movesPerSecond(0.1, 1), seconds};
const [flag, only] = process.argv.slice(2);
if (flag === '--search') {
  console.log(JSON.stringify(benchSearch(only, measuring)));
  process.exit();
}
const engine = benchEngine(measuring);
const endings = benchEndings(measuring);
const inItsOwnProcess = (name) =>
  JSON.parse(execFileSync(process.execPath, [fileURLToPath(import.meta.url), '--search', name], {encoding: 'utf8'}));
const search = Object.fromEntries(SEARCHES.map((name) => [name, inItsOwnProcess(name)]));
if (process.argv.includes('--json')) console.log(JSON.stringify({engine, endings, search}));
else {
  console.log('moves per CPU second, and their share of the yardstick beside them');
  for (const [name, {movesPerSecond: rate, share}] of Object.entries(engine)) {
    console.log(`${name.padEnd(19)} ${(rate / 1e6).toFixed(2)} million, ${share}`);
  }
  const costs = (title, found) => {
    console.log(title);
    for (const [name, {milliseconds, moves}] of Object.entries(found)) {
      console.log(`${name.padEnd(19)} ${milliseconds.toFixed(3)} ms, ${(moves / 1000).toFixed(1)} thousand moves`);
    }
  };
  costs('milliseconds an ending, and what the yardstick does in that time', endings);
  costs('milliseconds for 1,000 iterations from the first decision, likewise', search);
}
