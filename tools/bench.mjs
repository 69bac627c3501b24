// `npm run bench [-- --json]`: the engine beside the yardstick, in one run. Machines are shared and noisy: the share counts.
import {mkdirSync} from 'node:fs';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {rolldown} from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}node_modules/.cache/bench`;
mkdirSync(out, {recursive: true});
const bundle = await rolldown({
  input: `${root}test/bench/engine-bench.ts`,
  platform: 'node',
  resolve: {conditionNames: ['@cartavola/source', 'import', 'node', 'default']},
});
await bundle.write({file: `${out}/engine-bench.mjs`, format: 'esm'});
const {benchEngine} = await import(pathToFileURL(`${out}/engine-bench.mjs`).href);
const {movesPerSecond} = await import('../test/bench/yardstick.mjs');

const cpu = () => {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1e6;
};
const engine = benchEngine({cpu, yardstick: () => movesPerSecond(0.1, 1), seconds: 0.25});
if (process.argv.includes('--json')) console.log(JSON.stringify({engine}));
else {
  console.log('moves per CPU second, and their share of the yardstick beside them');
  for (const [name, {movesPerSecond: rate, share}] of Object.entries(engine)) {
    console.log(`${name.padEnd(19)} ${(rate / 1e6).toFixed(2)} million, ${share}`);
  }
}
