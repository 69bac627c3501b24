// `npm run measure [-- --only ID,ID] [--quick] [--built] [--against FOLDER] [--out FILE]`: measures the kit and writes docs/measured.md. `--only` renews
// some sections and keeps the others; `--quick` takes the smallest counts, to try it; `--built` takes the files for pages as they were built before;
// `--against` compares the engine with that of another checkout, which has its own node_modules; `--out` writes elsewhere.
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {stamp} from './measure/machine.mjs';
import {SECTIONS} from './measure/sections.mjs';
import {renewedPage, sectionText} from './measure/write-page.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const {values} = parseArgs({
  options: {
    only: {type: 'string'},
    quick: {type: 'boolean', default: false},
    built: {type: 'boolean', default: false},
    against: {type: 'string'},
    out: {type: 'string', default: `${root}docs/measured.md`},
  },
});

/** How often pages are loaded and elements inserted; rounds against another checkout; seconds of a repetition; deals of each variant, and at each table. */
const COUNTS = values.quick
  ? {loads: 1, insertions: 1, rounds: 1, seconds: 0.02, deals: 2, tableDeals: 4}
  : {loads: 7, insertions: 7, rounds: 5, seconds: 0.25, deals: 200, tableDeals: 200};

const asked = values.only?.split(',') ?? SECTIONS.map(({id}) => id);
const unknown = asked.filter((id) => !SECTIONS.some((section) => section.id === id));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}: ${SECTIONS.map(({id}) => id).join(', ')}.`);
  process.exit(2);
}
const chosen = SECTIONS.filter(({id}) => asked.includes(id));
const begun = stamp();

/** Builds the files for pages, so that what is measured is of this commit. */
function build() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['run', '--silent', 'build:cdn'], {cwd: root, stdio: ['ignore', 'ignore', 'pipe']});
}

if (!values.built && chosen.some(({isBuilt}) => isBuilt)) build();
const renewed = [];
for (const section of chosen) {
  const started = section.id === 'machine' ? begun : stamp();
  const from = performance.now();
  let result;
  try {
    result = await section.measure(COUNTS, {begun, folder: values.against});
  } catch (error) {
    console.error(error);
    result = {reason: String(error.message).split('\n')[0]};
  }
  console.log(
    `${section.id.padEnd(8)} ${((performance.now() - from) / 1000).toFixed(0).padStart(4)} s${result.reason ? ' could not be measured' : ''}`,
  );
  renewed.push([section.id, sectionText(section, started, result)]);
}
const old = existsSync(values.out) ? readFileSync(values.out, 'utf8') : '';
writeFileSync(values.out, await renewedPage(SECTIONS, old, renewed));
