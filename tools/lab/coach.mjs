// `node tools/lab/coach.mjs [-- --deals N --iterations N --level NAME]`: measures how often the coach criticises the play of a level (by default the
// expert's), by game.
import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {bundle} from '../build/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const {values} = parseArgs({
  options: {
    deals: {type: 'string', default: '20'},
    iterations: {type: 'string', default: '1000'},
    level: {type: 'string', default: 'expert'},
  },
});

const out = `${root}node_modules/.cache/coach/${process.pid}`;
const [file] = await bundle({coach: `${root}test/bench/reproaches.ts`}, out);
const {reproaches} = await import(file);
rmSync(out, {recursive: true});

const found = reproaches(Number(values.deals), Number(values.iterations), values.level);
for (const {name, deals, moves, more, seats, losses} of found) {
  const a = (losses.length / seats).toFixed(2);
  console.log(
    `${name.padEnd(18)} ${deals} deals, ${moves} moves: ${losses.length} reproaches, ${a} a seat and deal; more than one for ` +
      `${more} of ${seats}; losses ${losses.map((loss) => loss.toFixed(1)).join(' ')}`,
  );
}
