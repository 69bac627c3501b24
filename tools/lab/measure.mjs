// `npm run measure [-- --only ID,ID] [--quick]`: measures the kit, prints the figures and writes docs/measurements.md.
// `--only` updates only some sections: machine, bytes, pages, rivals, engine, soak. `--quick` uses the smallest counts,
// for a trial run.
import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {format} from '../build/format.mjs';
import {bytes} from './measure/bytes.mjs';
import {engine} from './measure/engine.mjs';
import {machine, stamp} from './measure/machine.mjs';
import {pages} from './measure/pages.mjs';
import {rivals} from './measure/rivals.mjs';
import {soak} from './measure/soak.mjs';

/** Title of each section, and the function that takes its measurements and returns Markdown. */
const SECTIONS = {
  machine: ['Machine', machine],
  bytes: ['Bundle size', bytes],
  pages: ['Page load on a slow phone', pages],
  rivals: ['Comparison with other web components', rivals],
  engine: ['Engine and bots', engine],
  soak: ['Soak test', soak],
};
const INTRODUCTION = `# Measurements

This page lists Cartavola's sizes and speeds. \`npm run measure\` generates it. Compare figures only within the same
table, because times on shared machines vary.

![Kilobytes that each element loads first, as in the table below](pictures/measured-sizes.svg)
![Seconds until a page can be used on a slow phone, as in the table below](pictures/measured-times.svg)`;

const {values} = parseArgs({options: {only: {type: 'string'}, quick: {type: 'boolean', default: false}}});
/**
 * Number of page loads and element insertions, seconds per repetition of the engine benchmarks, and numbers of deals in
 * the soak test.
 */
const counts = values.quick
  ? {repetitions: 1, seconds: 0.02, deals: 2, tableDeals: 4}
  : {repetitions: 7, seconds: 0.25, deals: 200, tableDeals: 200};

const chosen = values.only?.split(',') ?? Object.keys(SECTIONS);
const unknown = chosen.filter((id) => !(id in SECTIONS));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')} is not a section. Choose from ${Object.keys(SECTIONS).join(', ')}.`);
  process.exit(2);
}

const file = fileURLToPath(new URL('../../docs/measurements.md', import.meta.url));
const [, ...parts] = readFileSync(file, 'utf8').split(/^<!-- (\w+) -->$/m);
const texts = {};
for (let place = 0; place < parts.length; place += 2) texts[parts[place]] = parts[place + 1].trim();

for (const id of chosen) {
  const [title, measure] = SECTIONS[id];
  const begun = stamp();
  const text = `## ${title}\n\n${begun}.\n\n${await measure(counts)}`;
  texts[id] = await format('section.md', text);
  console.log(texts[id]);
  // Save the page after each section, because a later section may fail.
  const sections = Object.keys(SECTIONS).flatMap((known) => (texts[known] ? [`<!-- ${known} -->`, texts[known]] : []));
  writeFileSync(file, await format('measurements.md', [INTRODUCTION, ...sections].join('\n\n')));
}
