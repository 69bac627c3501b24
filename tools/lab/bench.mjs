// `npm run bench [-- --seconds S] [-- --json]`: measures the engine, the solvers and the search relative to the
// yardstick, in one run. Each repetition takes S seconds (default: 0.25). `npm run bench -- --against FOLDER` compares
// the engine with another checkout, which needs its own node_modules. Machines are shared and noisy, so only ratios
// count. Results differ by up to 25% between processes, so run it several times. Also times `cartavola check` on 500
// pages.
import {parseArgs} from 'node:util';
import {format} from '../build/format.mjs';
import {benchCheck} from './measure/check.mjs';
import {benchAgainst, benchAll, benchOneSearch, ratioTable, speedTables} from './measure/engine.mjs';

const {values} = parseArgs({
  options: {
    seconds: {type: 'string', default: '0.25'},
    json: {type: 'boolean', default: false},
    against: {type: 'string'},
    // Used by `benchAll`, which measures each search in a separate process.
    search: {type: 'string'},
  },
});
const seconds = Number(values.seconds);

if (values.search) console.log(JSON.stringify(await benchOneSearch(values.search, seconds)));
else {
  const found = values.against ? await benchAgainst(values.against, seconds) : await benchAll(seconds);
  const text = values.against ? ratioTable(found) : speedTables(found);
  console.log(values.json ? JSON.stringify(found) : await format('bench.md', text));
  if (!values.json && !values.against) console.log(benchCheck());
}
