// Measures the engine, the solvers and the search beside the yardstick, by the benchmarks that print the same.
import {execFileSync} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {counted} from './numbers.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const printed = (tool, ...args) =>
  JSON.parse(execFileSync(process.execPath, [`${root}tools/${tool}.mjs`, ...args, '--json'], {encoding: 'utf8'}));

/** What the bench prints under two names. */
const TWICE = 'careful';
const speedsApart = (speeds) => Object.entries(speeds).filter(([name]) => name !== TWICE);

const againstRows = (folder, rounds) =>
  printed('bench-against', folder, String(rounds)).filter(({name}) => name !== TWICE);

/** Compares with another checkout; its rows say which commit that is, and not where. */
function against(folder, rounds) {
  const commit = execFileSync('git', ['-C', folder, 'rev-parse', '--short', 'HEAD'], {encoding: 'utf8'}).trim();
  return {
    title: `This engine beside that of commit ${commit}`,
    columns: ['', 'there', 'here', 'ratio'],
    rows: againstRows(folder, rounds).map(({name, there, here, ratio}) => [
      ...[name, there.toFixed(4), here.toFixed(4), ratio.toFixed(3)],
    ]),
  };
}

export const engine = {
  id: 'engine',
  title: 'Engine and bots beside the yardstick',
  runs: ['npm run bench', 'node tools/lab/bench-against.mjs FOLDER'],
  async measure({seconds, rounds}, {folder}) {
    const {engine: speeds, endings, search} = printed('bench', `--seconds=${seconds}`);
    const costs = (found) =>
      Object.entries(found).map(([name, {milliseconds, moves}]) => [name, milliseconds.toFixed(3), counted(moves)]);
    return {
      said: `From the first move of a deal to its last, played at random, as a share of the moves that the yardstick makes in the same processor time just before and after; and from a question to its answer (an ending solved exactly, 1,000 iterations of the search at the first decision of a deal), as the moves that the yardstick makes meanwhile.`,
      tables: [
        {
          title: 'Random play',
          columns: ['', 'share of the yardstick', 'million moves a second'],
          rows: speedsApart(speeds).map(([name, {share, movesPerSecond}]) => [
            ...[name, share.toFixed(4), (movesPerSecond / 1e6).toFixed(2)],
          ]),
        },
        {title: 'Endings', columns: ['', 'ms', 'moves of the yardstick'], rows: costs(endings)},
        {title: 'Search', columns: ['', 'ms', 'moves of the yardstick'], rows: costs(search)},
        ...(folder ? [against(folder, rounds)] : []),
      ],
      notes: [
        `Shares are medians of 5 repetitions of ${seconds} s. Careful: each move is checked, each seat's view made, and each fact told.`,
        'The yardstick is `test/bench/yardstick.mjs`: a bare trick game on whole numbers, without an interface and without checks. Only ratios to it can be compared between machines.',
        ...(folder
          ? []
          : [
              'Not measured: another version beside this one, since no folder was given: `npm run measure -- --only engine --against FOLDER`.',
            ]),
      ],
    };
  },
};
