// `node tools/lab/solo.mjs [-- --deals N --seed TEXT]`: measures the share of Capodama's solo deals that can be won, and of those that the bot wins.
import {rmSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {bundle} from '../build/bundle.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const {values} = parseArgs({
  options: {deals: {type: 'string', default: '200'}, seed: {type: 'string', default: 'solo'}},
});

const out = `${root}node_modules/.cache/solo/${process.pid}`;
const [file] = await bundle({solo: `${root}test/bench/solo.ts`}, out);
const {soloDeals} = await import(file);
rmSync(out, {recursive: true});

const deals = [...soloDeals(Number(values.deals), values.seed)];
const share = (key) => `${((100 * deals.filter((deal) => deal[key]).length) / deals.length).toFixed(1)} %`;
console.log(
  `${deals.length} deals: ${share('winnable')} can be won by who knows all cards; the bot wins ${share('won')}`,
);
