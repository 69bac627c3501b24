// Runs long checks from random seeds until one finds a fault:
// `node tools/run.mjs lab/soak [--games N] [--seed S] [--variant NAME]`: plays N deals in random matches of every variant,
// and checks invariants. `--bots N`: lets bots make N moves, which must all be legal. `--reasons N`: checks the reasons
// that bots give for any move in N positions of each game. `--manners N`: counts moves that people would call absurd in
// N deals of each level and variant; `--variant` names a game. At level casual and above, such moves may occur at most
// once in fifty opportunities. `--fuzz N`: reads N mutated records, which must be accepted or refused without an error.
import process from 'node:process';
import {parseArgs} from 'node:util';
import {importSources} from './import-sources.mjs';

const {values} = parseArgs({
  options: {
    games: {type: 'string', default: '10000'},
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

const seed = count('seed');
const {variant} = values;
const clock = () => performance.now() / 1000;

const row = ({variant: name, games, moves, checks, seconds}) =>
  [
    name.padEnd(34),
    `${String(games).padStart(8)} games`,
    `${String(moves).padStart(10)} moves`,
    `${String(checks).padStart(9)} checks`,
    `${seconds.toFixed(1).padStart(8)} s`,
  ].join(' ');

function report(runs) {
  const total = {variant: 'all', games: 0, moves: 0, checks: 0, seconds: 0};
  for (const soaked of runs) {
    console.log(row(soaked));
    for (const key of ['games', 'moves', 'checks', 'seconds']) total[key] += soaked[key];
  }
  console.log(row(total));
}

/** Actions for the options. The last one is the default. */
const MODES = {
  async bots(moves) {
    const [{soakBots}] = await importSources('test/soak/bots.ts');
    report(soakBots(moves, {seed, variant}, clock));
  },
  async reasons(positions) {
    const [{truthOf, VARIANTS}] = await importSources('test/bots/truth/false-sentences.ts');
    for (const [id, options] of VARIANTS) {
      const share = Math.ceil(positions / VARIANTS.filter(([game]) => game === id).length);
      const {sentences, wrong} = truthOf(id, options, share, `reasons ${seed}`);
      console.log(
        `${id} ${JSON.stringify(options)}: ${share} positions, ${sentences} sentences, ${wrong.length} false`,
      );
      if (wrong.length > 0) throw new Error(wrong.slice(0, 5).join('\n'));
    }
  },
  async manners(deals) {
    const [{countManners, isForgiven, TABLES}] = await importSources('test/bots/manners/count-manners.ts');
    const wrong = [];
    for (const [id, options] of TABLES.filter(([game]) => variant === undefined || variant === game))
      for (const level of ['beginner', 'casual', 'strong', 'expert'])
        for (const counted of countManners(id, options, level, {deals, iterations: 200, seed: `manners ${seed}`})) {
          const {what, done, occasions} = counted;
          const line = `${id} ${JSON.stringify(options)} ${level}: ${what}: ${done} of ${occasions}`;
          console.log(line);
          if (!isForgiven(level, counted)) wrong.push(line);
        }
    if (wrong.length > 0) throw new Error(`More often than once in fifty opportunities:\n${wrong.join('\n')}`);
  },
  async fuzz(runs) {
    const [{fuzzData, fuzzText}] = await importSources('test/fuzz/fuzz.ts');
    for (const [name, fuzz] of Object.entries({data: fuzzData, text: fuzzText})) {
      const {tried, accepted} = fuzz(runs, seed);
      console.log(`${name}: ${tried} records, ${accepted} of them accepted`);
    }
  },
  async games(deals) {
    const [{soak}] = await importSources('test/soak/soak.ts');
    report(soak({games: deals, seed, variant}, clock));
  },
};

console.log(`seed ${seed}`);
const mode = Object.keys(MODES).find((name) => values[name] !== undefined);
try {
  await MODES[mode](count(mode));
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
