// `node tools/lab/soak.mjs [-- --games N | --each N] [--seed S] [--variant NAME] [--json]`: plays random matches of every variant, N deals in all or of each,
// and checks invariants; `--json` prints the counts, in two halves, and the heap before, between and after them.
// `node tools/lab/soak.mjs --bots N [--seed S] [--variant NAME]`: lets bots make N moves, all of which must be legal.
// `node tools/lab/soak.mjs --reasons N [--seed S]`: checks what bots say about any move in N positions of each game.
// `node tools/lab/soak.mjs --manners N [--seed S] [--variant GAME]`: counts what people would call absurd in N deals a level and game; from casual on it may
// happen at one occasion in fifty.
// `node tools/lab/soak.mjs --fuzz N [--seed S]`: has N mutated records read or refused.
import {rmSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {parseArgs} from 'node:util';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {bundle} from '../build/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const {values} = parseArgs({
  options: {
    games: {type: 'string', default: '10000'},
    each: {type: 'string'},
    json: {type: 'boolean', default: false},
    bots: {type: 'string'},
    reasons: {type: 'string'},
    manners: {type: 'string'},
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
  const {soak, variants} = await importFromSource('test/soak/soak.ts');
  const all = values.each === undefined ? games : count('each') * (variant === undefined ? variants.length : 1);
  if (!values.json) return report(soak({games: all, seed, variant}, clock));
  // In two halves: compiled code and what is made once come with the first, and what is never let go would come with the second, too.
  const half = (place) => [...soak({games: Math.ceil(all / 2), seed: seed + place * OTHER_MATCHES, variant}, clock)];
  const before = heap();
  const runs = half(0);
  const middle = heap();
  runs.push(...half(1));
  console.log(JSON.stringify({seed, runs, heap: {before, middle, after: heap()}}));
}

/** Distance of seeds at which no match of the first half comes again. */
const OTHER_MATCHES = 2 ** 32;

/** Returns the bytes in use on the heap once what nobody needs is gone. */
function heap() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
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

async function runReasons(positions, seed) {
  const {truthOf, VARIANTS} = await importFromSource('test/bots/truth/false-sentences.ts');
  for (const [id, options] of VARIANTS) {
    const share = Math.ceil(positions / VARIANTS.filter(([game]) => game === id).length);
    const {sentences, wrong} = truthOf(id, options, share, `reasons ${seed}`);
    console.log(`${id} ${JSON.stringify(options)}: ${share} positions, ${sentences} sentences, ${wrong.length} false`);
    if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('\n'));
  }
}

async function runManners(deals, seed) {
  const {countManners, isForgiven, TABLES} = await importFromSource('test/bots/manners/count-manners.ts');
  const wrong = [];
  for (const [id, options] of TABLES) {
    if (values.variant !== undefined && values.variant !== id) continue;
    for (const level of ['beginner', 'casual', 'strong', 'expert']) {
      for (const count of countManners(id, options, level, {deals, iterations: 200, seed: `manners ${seed}`})) {
        const told = `${id} ${JSON.stringify(options)} ${level}: ${count.what}: ${count.done} of ${count.occasions}`;
        console.log(told);
        if (!isForgiven(level, count)) wrong.push(told);
      }
    }
  }
  if (wrong.length > 0) throw new Error(`More often than one time in fifty:\n${wrong.join('\n')}`);
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
if (!values.json) console.log(`seed ${seed}`);
try {
  if (values.bots !== undefined) await runBots(count('bots'), seed, values.variant);
  else if (values.reasons !== undefined) await runReasons(count('reasons'), seed);
  else if (values.manners !== undefined) await runManners(count('manners'), seed);
  else if (values.fuzz === undefined) await runSoak(count('games'), seed, values.variant);
  else await runFuzz(count('fuzz'), seed);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
