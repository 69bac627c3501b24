// `npm run soak [-- --games N] [--seed S] [--variant NAME]`: plays random matches of every variant and checks invariants.
// `npm run soak -- --bots N [--seed S] [--variant NAME]`: lets bots make N moves, all of which must be legal.
// `npm run soak -- --fuzz N [--seed S]`: has N mutated records read or refused.
import {rmSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {bundle} from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const {values} = parseArgs({
  options: {
    games: {type: 'string', default: '10000'},
    bots: {type: 'string'},
    fuzz: {type: 'string'},
    seed: {type: 'string', default: String(Date.now() % 2 ** 31)},
    variant: {type: 'string'},
  },
});

function count(name) {
  const number = Number(values[name]);
  if (Number.isSafeInteger(number) && number >= 0) return number;
  console.error(`--${name} must be a whole number.`);
  process.exit(2);
}

async function importFromSource(file) {
  const out = `${root}node_modules/.cache/soak/${process.pid}`;
  const [bundled] = await bundle({soak: root + file}, out);
  try {
    return await import(pathToFileURL(bundled).href);
  } finally {
    rmSync(out, {recursive: true, force: true});
  }
}

const row = ({variant, games, moves, checks, seconds}) =>
  [
    variant.padEnd(34),
    `${String(games).padStart(8)} games`,
    `${String(moves).padStart(10)} moves`,
    `${String(checks).padStart(9)} checks`,
    `${seconds.toFixed(1).padStart(8)} s`,
  ].join(' ');

const clock = () => performance.now() / 1000;

async function runSoak(games, seed, variant) {
  const {soak} = await importFromSource('test/soak/soak.ts');
  report(soak({games, seed, variant}, clock));
}

async function runBots(moves, seed, variant) {
  const {soakBots} = await importFromSource('test/soak/bots.ts');
  report(soakBots(moves, {seed, variant}, clock));
}

function report(runs) {
  const total = {variant: 'all', games: 0, moves: 0, checks: 0, seconds: 0};
  for (const soaked of runs) {
    console.log(row(soaked));
    for (const key of ['games', 'moves', 'checks', 'seconds']) total[key] += soaked[key];
  }
  console.log(row(total));
}

async function runFuzz(runs, seed) {
  const {fuzzData, fuzzText} = await importFromSource('test/fuzz/fuzz.ts');
  for (const [name, fuzz] of [
    ['data', fuzzData],
    ['text', fuzzText],
  ]) {
    const {tried, accepted} = fuzz(runs, seed);
    console.log(`${name}: ${tried} records, ${accepted} of them accepted`);
  }
}

const seed = count('seed');
console.log(`seed ${seed}`);
try {
  if (values.bots !== undefined) await runBots(count('bots'), seed, values.variant);
  else if (values.fuzz === undefined) await runSoak(count('games'), seed, values.variant);
  else await runFuzz(count('fuzz'), seed);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
