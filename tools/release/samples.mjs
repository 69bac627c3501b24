// `node tools/run.mjs release/samples`: writes the data that users keep from this version (records, positions, saves, URLs)
// into `test/samples`. Every later version must be able to open the data. The samples of a released version don't
// change.
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {bundle} from '../build/bundle.mjs';
import {LIST, listSamples, releases} from '../check/sample-list.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const {version} = JSON.parse(readFileSync(path.join(root, 'packages/cartavola/package.json'), 'utf8'));
const folder = path.join(root, 'test/samples', version);

if (releases(root).includes(`v${version}`)) {
  console.error(`${version} is released, so its samples cannot change.`);
  process.exit(1);
}

const out = path.join(root, `node_modules/.cache/samples/${process.pid}`);
try {
  const [file] = await bundle({samples: path.join(root, 'test/samples/write-samples.ts')}, out);
  const {writeSamples} = await import(pathToFileURL(file).href);
  const samples = Object.entries(await writeSamples());
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder);
  for (const [name, text] of samples) writeFileSync(path.join(folder, name), text);
} finally {
  rmSync(out, {recursive: true, force: true});
}
writeFileSync(path.join(root, LIST), listSamples(root));
