// `node tools/run.mjs lab/fit-scopa [--deals N] [--rounds N] [--seed TEXT]`: plays two-player Scopa deals, fits the network
// of packages/bots/src/games/scopa/prospect.ts to their results, and writes its weights. The network predicts a deal's
// result at the moments when new hands have just been dealt. The same arguments give the same weights.
import {writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {format} from '../build/format.mjs';
import {errorOf, fit} from './fit-network.mjs';
import {importSources} from './import-sources.mjs';

/** Weights are stored as whole multiples of 1/PARTS. */
const PARTS = 64;

const {values} = parseArgs({
  options: {
    deals: {type: 'string', default: '120000'},
    rounds: {type: 'string', default: '8'},
    seed: {type: 'string', default: 'fit'},
  },
});

const [{handsOf, ROW}, {HIDDEN}, {seededRandom}] = await importSources(
  'test/bench/scopa-hands.ts',
  'packages/bots/src/games/scopa/prospect.ts',
  'packages/engine/src/index.ts',
);

const {seed} = values;
const [deals, rounds] = [values.deals, values.rounds].map(Number);
const features = ROW - 1;
const rows = handsOf(deals, seed);
const held = handsOf(Math.ceil(deals / 8), `${seed} held out`);
const errorOn = (weights) => errorOf(weights, held, features, HIDDEN).toFixed(4);
const found = fit(rows, features, HIDDEN, rounds, seededRandom(seed, 0, 'fit'), (round, weights) => {
  console.log(`round ${round + 1}: mean squared error ${errorOn(weights)} on deals held out`);
});
const weights = Array.from(found, (weight) => Math.round(weight * PARTS));
console.log(`rounded: ${errorOn(weights.map((weight) => weight / PARTS))}`);
const file = fileURLToPath(new URL('../../packages/bots/src/games/scopa/prospect-weights.ts', import.meta.url));
const text = `// Written by tools/lab/fit-scopa.mjs: ${deals} deals, ${rounds} rounds, seed ${seed}.

/** Weights are given as multiples of 1/PARTS. */
export const PARTS = ${PARTS};

/** The network of \`prospect.ts\`: neurons, their output weights, and the linear part. */
export const WEIGHTS: readonly number[] = [${weights}];
`;
writeFileSync(file, await format('weights.ts', text));
