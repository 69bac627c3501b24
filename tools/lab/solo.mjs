// `node tools/run.mjs lab/solo [--deals N] [--seed TEXT]`: measures the share of Capodama's solo deals that can be won, and
// the share that the bot wins.
import {parseArgs} from 'node:util';
import {importSources} from './import-sources.mjs';

const {values} = parseArgs({
  options: {deals: {type: 'string', default: '200'}, seed: {type: 'string', default: 'solo'}},
});

const [{soloDeals}] = await importSources('test/bench/solo.ts');
const deals = [...soloDeals(Number(values.deals), values.seed)];
const share = (key) => `${((100 * deals.filter((deal) => deal[key]).length) / deals.length).toFixed(1)} %`;
console.log(
  `${deals.length} deals: ${share('winnable')} can be won by a player who knows all cards; the bot wins ${share('won')}`,
);
