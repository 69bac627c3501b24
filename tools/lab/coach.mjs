// `node tools/lab/coach.mjs [--deals N] [--iterations N] [--level NAME]`: measures for each game how often the coach criticises a level's play
// (default: expert).
import {parseArgs} from 'node:util';
import {importSources} from './import-sources.mjs';

const {values} = parseArgs({
  options: {
    deals: {type: 'string', default: '20'},
    iterations: {type: 'string', default: '1000'},
    level: {type: 'string', default: 'expert'},
  },
});

const [{reproaches}] = await importSources('test/bench/reproaches.ts');
const found = reproaches(Number(values.deals), Number(values.iterations), values.level);
for (const {name, deals, moves, more, seats, losses} of found) {
  const average = (losses.length / seats).toFixed(2);
  console.log(
    `${name.padEnd(18)} ${deals} deals, ${moves} moves: ${losses.length} reproaches, ${average} per seat and deal; more than one for ` +
      `${more} of ${seats}; losses ${losses.map((loss) => loss.toFixed(1)).join(' ')}`,
  );
}
