// `node tools/lab/strength.mjs [--deals N] [--iterations N] [--levels LIST] [--only GAME] [--seed TEXT]`: plays each level against the one before it, in every
// game, and prints the table of docs/strength.md. With `--matches N` they play whole matches, and the share of wins is printed. With `--yardsticks`,
// each level plays other players of Scopa (test/bots/yardsticks), or the one whose name begins with `--against`. With `--tempers`, players of each
// temper play the same level without.
import {parseArgs} from 'node:util';
import {importSources} from './import-sources.mjs';

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
    against: {type: 'string', default: ''},
    seed: {type: 'string', default: 'strength'},
  },
});
const {seed} = values;
const [packs, iterations, matches] = [values.deals, values.iterations, values.matches].map(Number);
const levels = values.levels.split(',');

const [{leagueVerb}, {strengthOf}, {temperResults}, {winsOf}, {OPTIONS, resultsOf, yardsticksOf}] = await importSources(
  'packages/cli/src/league-verb.ts',
  'packages/cli/src/strength.ts',
  'test/bench/temper-league.ts',
  'test/bench/matches.ts',
  'test/bots/yardsticks/yardstick-league.ts',
);

const percent = (share) => `${(100 * share).toFixed(1)} %`;

function printRow(...cells) {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Prints how strong one player is against another. */
function printStrength(game, level, other, {margin, error, won, points}) {
  const difference = `${margin.toFixed(2)} ± ${error.toFixed(2)}`;
  const [own, others] = points.map((mean) => mean.toFixed(2));
  printRow(game, level, other, packs, difference, percent(won), `${own} to ${others}`);
}

/** What the league needs of the command: nothing is shown, and Ctrl+C ends the process. */
const SURROUNDINGS = {now: () => performance.now(), interrupted: () => new AbortController().signal};

/** Plays the deals of a variant. */
async function playDeals(name, game, options) {
  const given = {deals: values.deals, iterations: values.iterations, levels: values.levels, seed, json: true};
  const asked = {options: {...given, options: JSON.stringify(options)}, names: [game]};
  for await (const {text} of leagueVerb.answers(asked, SURROUNDINGS)) {
    const strength = JSON.parse(text);
    printStrength(name, ...strength.levels, strength);
  }
}

/** Plays the matches of a variant. */
function playMatches(name, game, options) {
  const parts = game === 'capodama' ? options.players : 2;
  for (const [place, level] of levels.slice(1).entries()) {
    const pair = [level, levels[place]];
    const won = winsOf({game, options, levels: pair, parts, matches, seed, iterations});
    printRow(name, ...pair, matches, percent(won / matches), percent(1 / parts));
  }
}

/** Plays each temper in a variant. */
function playTempers(name, game, options) {
  for (const level of levels)
    for (const [temper, results] of temperResults({game, options, level, iterations, packs, seed}))
      printStrength(name, `${level}, ${temper}`, level, strengthOf(results));
}

/** Plays each level against the yardsticks. */
function playYardsticks(name) {
  for (const [other, yardstick] of yardsticksOf(iterations))
    if (other.startsWith(values.against))
      for (const level of levels)
        printStrength(name, level, other, strengthOf(resultsOf({level, iterations, yardstick, packs, seed})));
}

const columns = values.matches === undefined ? ['packs', 'margin', 'wins', 'points'] : ['matches', 'wins', 'of equals'];
printRow('game', 'level', 'against', ...columns);
printRow(...Array(3 + columns.length).fill('-'));
const nameOf = (game, options) => `${game} ${Object.values(options).join(' ')}`.trim();
const play = values.tempers ? playTempers : values.matches === undefined ? playDeals : playMatches;
if (values.yardsticks) playYardsticks(nameOf('scopa', OPTIONS));
else
  for (const [game, options] of VARIANTS)
    if (values.only === undefined || values.only === game) await play(nameOf(game, options), game, options);
