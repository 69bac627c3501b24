// Plays deals at random by the soak, and tells what was checked, what failed, and how the heap grew.
import {spawnSync} from 'node:child_process';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {counted, megabytes} from './numbers.mjs';
import {soakTables} from './table-soak.mjs';
import {withoutPaths} from './write-page.mjs';

const tool = fileURLToPath(new URL('../soak.mjs', import.meta.url));
const SEED = 7;

/** Sums the runs of each game's variants. */
function byGame(runs) {
  const sums = new Map();
  for (const {variant, games, moves, checks} of runs) {
    const game = variant.split('-')[0];
    const sum = sums.get(game) ?? {variants: new Set(), deals: 0, moves: 0, checks: 0};
    sum.variants.add(variant);
    sums.set(game, {...sum, deals: sum.deals + games, moves: sum.moves + moves, checks: sum.checks + checks});
  }
  return sums;
}

/** Makes the table of what was seen at tables in a page. */
const tableOf = (rows) => ({
  title: 'Bots at a table in a page; heap in MB',
  columns: ['game', 'deals', 'moves', 'faults', 'heap after a tenth', 'at half', 'after'],
  rows: rows.map(({game, deals, moves, faults, heap}) => [
    ...[game, counted(deals), counted(moves), faults, ...heap.map(megabytes)],
  ]),
});

export const soak = {
  id: 'soak',
  title: 'Soak',
  runs: ['node tools/lab/soak.mjs'],
  isBuilt: true,
  async measure({deals, tableDeals}) {
    const args = ['--each', String(deals), '--seed', String(SEED), '--json'];
    const {status, stdout, stderr} = spawnSync(process.execPath, [tool, ...args], {
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (status !== 0) throw new Error(`the soak found a fault: ${stderr.split('\n').slice(0, 2).join(' ')}`);
    const {runs, heap} = JSON.parse(stdout);
    const atTables = await soakTables(tableDeals).catch((error) => ({
      reason: withoutPaths(error.message.split('\n')[0]),
    }));
    return {
      said: `From the first deal of random matches to the last, in one process of Node: at least ${deals} deals of each variant of each game, each match to its end, with positions, views, records and scores checked on the way; and at least ${tableDeals} deals of matches of bots at one table of each game in Chromium.`,
      tables: [
        {
          title: 'Random matches in Node',
          columns: ['game', 'variants', 'deals', 'moves', 'checks of views and records', 'faults'],
          rows: [...byGame(runs)].map(([game, {variants, deals: played, moves, checks}]) => [
            ...[game, variants.size, counted(played), counted(moves), counted(checks), 0],
          ]),
        },
        {
          title: 'The heap of that, in MB',
          columns: ['', 'before', 'at half', 'after'],
          rows: [['of all games', ...[heap.before, heap.middle, heap.after].map(megabytes)]],
        },
        ...(atTables.reason ? [] : [tableOf(atTables)]),
      ],
      notes: [
        `The seed is ${SEED}. A fault ends the soak, and would stand here in place of the tables.`,
        'The heap is read after what nobody needs has been let go. What is made once (compiled code, lists) comes with the first half; what is never let go would come again with the second.',
        'At a table the heap is that of the page, without what its workers have; a match keeps all its moves until the next one begins.',
        ...(atTables.reason ? [`Not measured: tables: ${atTables.reason}`] : []),
      ],
    };
  },
};
