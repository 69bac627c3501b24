// `node tools/run.mjs lab/strength [--deals N] [--iterations N] [--levels LIST] [--only GAME] [--seed TEXT]`: in every
// game, plays each level against the one below it, and prints the tables in docs/strength.md. `--matches N` plays whole
// matches. `--yardsticks` plays each level against other Scopa players (test/bots/yardsticks), or, with `--against
// TEXT`, only against those whose names begin with TEXT. `--tempers` plays each temper against the same level without
// one.
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

const pairs = levels.slice(1).map((level, place) => [level, levels[place]]);

const percent = (share) => `${(100 * share).toFixed(1)}%`;

const printRow = (...cells) => console.log(`| ${cells.join(' | ')} |`);

/** Prints a table. Each row has a name and cells, which are pairs of a column and a string. */
async function printTable(corner, rows) {
  let isBegun = false;
  for await (const [name, cells] of rows) {
    if (!isBegun) {
      printRow(corner, ...cells.map(([column]) => column));
      printRow('-', ...cells.map(() => '-'));
    }
    isBegun = true;
    printRow(name, ...cells.map(([, text]) => text));
  }
}

/** Returns the cell with the margin, its standard error and the share of wins. */
const marginCell = (column, {margin, error, won}) => [
  column,
  `${margin.toFixed(2)} ± ${error.toFixed(2)}, ${percent(won)}`,
];

/** Returns the cells that show the strength of one player against another. */
const strengthCells = (column, strength) => [
  marginCell(column, strength),
  ['points', strength.points.map((mean) => mean.toFixed(2)).join('–')],
];

/** The part of the command's environment that the league needs. It doesn't show progress. Ctrl+C ends the process. */
const SURROUNDINGS = {now: () => performance.now(), interrupted: () => new AbortController().signal};

/** Plays a variant's deals. Returns its cells. */
async function playDeals(game, options) {
  const given = {deals: values.deals, iterations: values.iterations, levels: values.levels, seed, json: true};
  const asked = {options: {...given, options: JSON.stringify(options)}, names: [game]};
  const cells = [];
  for await (const {text} of leagueVerb.answers(asked, SURROUNDINGS)) {
    const strength = JSON.parse(text);
    cells.push(...strengthCells(strength.levels.join(' against '), strength));
  }
  return cells;
}

/** Plays a variant's matches. Returns its cells. */
function playMatches(game, options) {
  const parts = game === 'capodama' ? options.players : 2;
  const cells = pairs.map((pair) => {
    const won = winsOf({game, options, levels: pair, parts, matches, seed, iterations});
    return [pair.join(' against '), percent(won / matches)];
  });
  return [...cells, ['equal players', percent(1 / parts)]];
}

/** Plays matches with each temper, at the given level and variant. Returns the cells. */
const playTempers = (level, game, options) =>
  Array.from(temperResults({game, options, level, iterations, packs, seed}), ([temper, results]) =>
    marginCell(temper, strengthOf(results)),
  );

/** Plays each level against the yardsticks. Yields a row for each yardstick. */
function* yardstickRows() {
  for (const [other, yardstick] of yardsticksOf(iterations)) {
    if (!other.startsWith(values.against)) continue;
    const cellsOf = (level) => strengthCells(level, strengthOf(resultsOf({level, iterations, yardstick, packs, seed})));
    yield [other, levels.flatMap(cellsOf)];
  }
}

const nameOf = (game, options) =>
  `${game[0].toUpperCase()}${game.slice(1)} ${Object.values(options).join(', ')}`.trim();

/** Plays the chosen variants. Yields a row for each. */
async function* variantRows(play) {
  for (const [game, options] of VARIANTS)
    if (values.only === undefined || values.only === game) yield [nameOf(game, options), await play(game, options)];
}

if (values.yardsticks) await printTable(nameOf('scopa', OPTIONS), yardstickRows());
else if (values.tempers)
  for (const level of levels)
    await printTable(
      level,
      variantRows((game, options) => playTempers(level, game, options)),
    );
else await printTable('game', variantRows(values.matches === undefined ? playDeals : playMatches));
