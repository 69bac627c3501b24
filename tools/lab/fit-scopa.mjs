// Fits what a bot of Scopa for two expects where hands have just been dealt: `node tools/lab/fit-scopa.mjs [-- --deals N --rounds N --seed TEXT]` plays deals, fits
// the network of packages/bots/src/games/scopa/prospect.ts to their ends, and writes its weights. The same arguments give the same weights.
import {rmSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {format} from '../build/format.mjs';
import {bundle} from '../build/bundle.mjs';
import {errorOf, fit} from './fit-network.mjs';

/** The weights are written as whole numbers of these parts. */
const PARTS = 64;

const root = fileURLToPath(new URL('../..', import.meta.url));
const {values} = parseArgs({
  options: {
    deals: {type: 'string', default: '120000'},
    rounds: {type: 'string', default: '8'},
    seed: {type: 'string', default: 'fit'},
  },
});

const out = `${root}node_modules/.cache/fit/${process.pid}`;
const input = {
  hands: `${root}test/bench/scopa-hands.ts`,
  network: `${root}packages/bots/src/games/scopa/prospect.ts`,
  engine: `${root}packages/engine/src/index.ts`,
};
await bundle(input, out);
const {handsOf, ROW} = await import(`${out}/hands.mjs`);
const {HIDDEN} = await import(`${out}/network.mjs`);
const {seededRandom} = await import(`${out}/engine.mjs`);
rmSync(out, {recursive: true});

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
const file = `${root}packages/bots/src/games/scopa/prospect-weights.ts`;
const text = `// Written by tools/lab/fit-scopa.mjs: ${deals} deals, ${rounds} rounds, seed ${seed}.

/** Parts of a whole that the weights are counted in. */
export const PARTS = ${PARTS};

/** The network of \`prospect.ts\`: neurons, what their excitement is worth, and the linear part. */
export const WEIGHTS: readonly number[] = [${weights}];
`;
writeFileSync(file, await format('weights.ts', text));
