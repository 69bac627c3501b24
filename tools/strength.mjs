// Measures the strength of the bots: `npm run strength [-- --deals N --iterations N --levels LIST --only GAME]` plays every level against
// the one before it, in every game, and prints the table of docs/strength.md.
import {rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {bundle} from './bundle.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const VARIANTS = [
  ...[2, 3, 4, 5, 6].map((players) => ['capodama', {players}]),
  ['scopa', {players: 2, rules: 'italian'}],
  ['scopa', {players: 2, rules: 'source'}],
  ['scopa', {players: 4, rules: 'italian'}],
  ['capra', {}],
  ['calypso', {}],
];

const {values} = parseArgs({
  options: {
    deals: {type: 'string', default: '1000'},
    iterations: {type: 'string', default: '2000'},
    levels: {type: 'string', default: 'beginner,casual,strong,expert'},
    only: {type: 'string'},
    seed: {type: 'string', default: 'strength'},
  },
});

const out = path.join(root, `node_modules/.cache/strength/${process.pid}`);
const [file] = await bundle({verb: path.join(root, 'packages/cli/src/league-verb.ts')}, out);
const {leagueVerb} = await import(file);
rmSync(out, {recursive: true});

console.log('| game | level | against | packs | margin | wins | points |');
console.log('|---|---|---|---|---|---|---|');
for (const [game, options] of VARIANTS) {
  if (values.only !== undefined && values.only !== game) continue;
  const {deals, iterations, levels, seed} = values;
  const given = {options: JSON.stringify(options), deals, iterations, levels, seed, json: true};
  for (const {text} of leagueVerb.answers({options: given, names: [game]})) {
    const {levels: pair, margin, error, won, points} = JSON.parse(text);
    const name = `${game} ${Object.values(options).join(' ')}`.trim();
    const cells = [
      name,
      pair[0],
      pair[1],
      deals,
      `${margin.toFixed(2)} ± ${error.toFixed(2)}`,
      `${(100 * won).toFixed(1)} %`,
      points.map((own) => own.toFixed(2)).join(' to '),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
