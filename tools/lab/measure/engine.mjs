// Measures the engine, the solvers and the search relative to the yardstick.
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {movesPerSecond} from '../../../test/bench/yardstick.mjs';
import {importSources} from '../import-sources.mjs';
import {counted, median, table} from './figures.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const command = fileURLToPath(new URL('../bench.mjs', import.meta.url));
/** Number of rounds in which this engine and the other one alternate. */
const ROUNDS = 5;

const cpu = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
};
const measuring = (seconds) => ({cpu, yardstick: () => movesPerSecond(0.4 * seconds, 1), seconds});

/** Measures one search. */
export async function benchOneSearch(name, seconds) {
  const [{benchSearch}] = await importSources('test/bench/search-bench.ts');
  return benchSearch(name, measuring(seconds));
}

/**
 * Runs all benchmarks. Returns the results, keyed by name. Each benchmark has its own copy of the sources, and each
 * search its own process.
 */
export async function benchAll(seconds) {
  const [{benchEngine}] = await importSources('test/bench/engine-bench.ts');
  const [{benchEndings}] = await importSources('test/bench/endings-bench.ts');
  const [{SEARCHES}] = await importSources('test/bench/search-bench.ts');
  const [engine, endings] = [benchEngine, benchEndings].map((bench) => bench(measuring(seconds)));
  const search = SEARCHES.map((name) => {
    const args = [command, '--search', name, '--seconds', String(seconds)];
    return [name, JSON.parse(execFileSync(process.execPath, args, {encoding: 'utf8'}))];
  });
  return {engine, endings, search: Object.fromEntries(search)};
}

/**
 * Measures this engine and the engine of another checkout alternately. Returns the median of each, relative to the
 * yardstick.
 */
export async function benchAgainst(folder, seconds) {
  const engines = [];
  for (const checkout of [folder, root])
    engines.push(...(await importSources(path.resolve(checkout, 'test/bench/engine-bench.ts'))));
  const shares = {};
  for (let round = 0; round < ROUNDS; round += 1)
    for (const place of round % 2 === 0 ? [0, 1] : [1, 0])
      for (const [name, {share}] of Object.entries(engines[place].benchEngine(measuring(seconds / 2))))
        (shares[name] ??= [[], []])[place].push(share);
  return Object.entries(shares).map(([name, both]) => {
    const [there, here] = both.map(median);
    return {name, there, here, ratio: here / there};
  });
}

export const ratioTable = (found) =>
  table(
    ['share of the yardstick', 'there', 'here', 'ratio'],
    found.map(({name, there, here, ratio}) => [name, there.toFixed(4), here.toFixed(4), ratio.toFixed(3)]),
  );

export function speedTables({engine, endings, search}) {
  const speeds = Object.entries(engine)
    // The benchmark returns this number under two names.
    .filter(([name]) => name !== 'careful')
    .map(([name, {share, movesPerSecond: speed}]) => [name, share.toFixed(4), (speed / 1e6).toFixed(2)]);
  const costs = Object.entries({...endings, ...search}).map(([name, {milliseconds, moves}]) => [
    ...[name, milliseconds.toFixed(3), counted(moves)],
  ]);
  return [
    table(['random play', 'share of the yardstick', 'million moves a second'], speeds),
    table(['one ending or search', 'ms', 'moves of the yardstick'], costs),
  ].join('\n\n');
}

export const engine = async ({
  seconds,
}) => `The first table shows how many random moves the engine plays in whole deals, relative to the yardstick's moves in the
same processor time. The second shows exact endings, and 1,000 search iterations at the first decision of a deal. Medians of 5
repetitions of ${seconds} s.

${speedTables(await benchAll(seconds))}

“Careful” checks each move, creates each seat's view, and reports each event. The yardstick (\`test/bench/yardstick.mjs\`)
is a minimal trick-taking game on integers. To compare machines, use only ratios to it.`;
