// Measures the strength of the bots: `node tools/lab/strength.mjs [-- --deals N --iterations N --levels LIST --only GAME]` plays every level against
// the one before it, in every game, and prints the table of docs/strength.md. With `--matches N` they play whole matches, and the share
// won is printed; with `--yardsticks`, each level against players of Scopa that are none of ours (test/bots/yardsticks); with `--tempers`, players
// of each temper against the same level without.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {bundle} from '../build/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const VARIANTS = [
  ...[2, 3, 4, 5, 6].map((players) => ['capodama', {players}]),
  ['scopa', {players: 2, rules: 'italian'}],
  ['scopa', {players: 2, rules: 'source'}],
  ['scopa', {players: 4, rules: 'italian'}],
  ['capra', {}],
  ['calypso', {}],
];

const {values} = parseArgs({
  options: {
    deals: {type: 'string', default: '1000'},
    matches: {type: 'string'},
    iterations: {type: 'string', default: '2000'},
    levels: {type: 'string', default: 'beginner,casual,strong,expert'},
    only: {type: 'string'},
    yardsticks: {type: 'boolean', default: false},
    tempers: {type: 'boolean', default: false},
    against: {type: 'string'},
    seed: {type: 'string', default: 'strength'},
  },
});

const out = path.join(root, `node_modules/.cache/strength/${process.pid}`);
await bundle(
  {
    verb: path.join(root, 'packages/cli/src/league-verb.ts'),
    tempers: path.join(root, 'test/bench/temper-league.ts'),
    statistics: path.join(root, 'packages/cli/src/strength.ts'),
    wins: path.join(root, 'test/bench/matches.ts'),
    yardsticks: path.join(root, 'test/bots/yardsticks/yardstick-league.ts'),
  },
  out,
);
const {leagueVerb} = await import(`${out}/verb.mjs`);
const {strengthOf} = await import(`${out}/statistics.mjs`);
const {temperResults} = await import(`${out}/tempers.mjs`);
const {winsOf} = await import(`${out}/wins.mjs`);
const {OPTIONS, resultsOf, yardsticksOf} = await import(`${out}/yardsticks.mjs`);
rmSync(out, {recursive: true});

const nameOf = (game, options) => `${game} ${Object.values(options).join(' ')}`.trim();

/** Prints the rows of deals of a variant. */
function printDeals(game, options) {
  const {deals, iterations, levels, seed} = values;
  const given = {options: JSON.stringify(options), deals, iterations, levels, seed, json: true};
  for (const {text} of leagueVerb.answers({options: given, names: [game]})) {
    const {levels: pair, ...strength} = JSON.parse(text);
    printStrength(nameOf(game, options), pair, strength);
  }
}

/** Prints the row of two players. */
function printStrength(name, pair, {margin, error, won, points}) {
  const cells = [
    name,
    ...pair,
    values.deals,
    `${margin.toFixed(2)} ± ${error.toFixed(2)}`,
    `${(100 * won).toFixed(1)} %`,
    points.map((own) => own.toFixed(2)).join(' to '),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}

/** Prints the rows of all levels against all yardsticks, or the one named by `--against`. */
function printYardsticks() {
  const {seed, against} = values;
  const [iterations, packs] = [values.iterations, values.deals].map(Number);
  for (const [name, yardstick] of yardsticksOf(iterations)) {
    if (against !== undefined && !name.startsWith(against)) continue;
    for (const level of values.levels.split(',')) {
      const strength = strengthOf(resultsOf({level, iterations, yardstick, packs, seed}));
      printStrength(nameOf('scopa', OPTIONS), [level, name], strength);
    }
  }
}

/** Prints the rows of all tempers in a variant. */
function printTempers(game, options) {
  const {seed, levels} = values;
  const [iterations, packs] = [values.iterations, values.deals].map(Number);
  for (const level of levels.split(','))
    for (const [temper, results] of temperResults({game, options, level, iterations, packs, seed}))
      printStrength(nameOf(game, options), [`${level}, ${temper}`, level], strengthOf(results));
}

/** Prints the rows of matches of a variant. */
function printMatches(game, options) {
  const matches = Number(values.matches);
  const levels = values.levels.split(',');
  const parts = game === 'capodama' ? options.players : 2;
  for (const [place, level] of levels.slice(1).entries()) {
    const pair = [level, levels[place]];
    const iterations = Number(values.iterations);
    const won = winsOf({game, options, levels: pair, parts, matches, seed: values.seed, iterations});
    const shares = [won / matches, 1 / parts].map((share) => `${(100 * share).toFixed(1)} %`);
    console.log(`| ${[nameOf(game, options), ...pair, matches, ...shares].join(' | ')} |`);
  }
}

const print = values.tempers ? printTempers : values.matches === undefined ? printDeals : printMatches;
const columns = values.matches === undefined ? ['packs', 'margin', 'wins', 'points'] : ['matches', 'wins', 'of equals'];
console.log(`| ${['game', 'level', 'against', ...columns].join(' | ')} |`);
console.log(`|${'---|'.repeat(3 + columns.length)}`);
if (values.yardsticks) printYardsticks();
else
  for (const [game, options] of VARIANTS) if (values.only === undefined || values.only === game) print(game, options);
