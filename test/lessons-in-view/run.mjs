// `npm run test:all -- lessons`: walks through every step of every lesson, in every language, with every deck and
// number of players, in windows of four sizes. Checks that everything is in view at once: initially, with feedback,
// with each hint, and when answered. Needs the built kit. `LESSONS='calypso {} in fr'` selects the lessons whose names
// contain that text, or any of several strings separated by `|`. Then plays shipped puzzles (`play-puzzles.mjs`):
// `PUZZLES=scopa` selects those of a game, `LESSONS=none` plays only puzzles. `TESTS=all` tests every lesson and
// puzzle. Otherwise every pair of game, language and deck occurs at least once, each in one of the four sizes.
import {mkdirSync} from 'node:fs';
import process from 'node:process';
import {fileURLToPath, pathToFileURL} from 'node:url';
import puppeteer from 'puppeteer-core';
import {unpaintedArgs, findChrome} from '../../tools/test/browsers.mjs';
import {bundle} from '../../tools/build/bundle.mjs';
import {serveFolders} from '../controls/serve-folders.mjs';
import {covering} from '../../tools/test/covering.mjs';
import {playPuzzles} from './play-puzzles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = {
  kit: `${root}packages/cartavola/dist`,
  page: `${root}test/lessons-in-view`,
  puzzles: `${root}packages/lessons/puzzles`,
};
const SIZES = [
  [1366, 650],
  [820, 1106],
  [390, 664],
  [360, 640],
];
/** Number of lessons to walk through concurrently: one if other runners are active. */
const AT_ONCE = process.env.CI ? 1 : 2;
/** Number of faults of one kind to print. */
const PRINTED = 4;

/** Returns the worked example that a reader may skip before a question. The question then offers it, and is taller. */
function exampleOf({id, skill}, steps) {
  const series = steps.filter((step) => step.skill === skill);
  return series[0]?.stage === 'worked' && series[1]?.id === id ? series[0].id : undefined;
}

/** Returns the attributes and steps of every lesson. */
async function everyLesson() {
  const folder = `${root}node_modules/.cache/lessons`;
  mkdirSync(folder, {recursive: true});
  const [file] = await bundle([`${root}test/lessons/every-lesson.ts`], folder);
  const {everyLesson: load, attributesOf} = await import(pathToFileURL(file).href);
  return (await load()).map((told) => ({
    name: told.name,
    values: [told.game, told.language, told.deck],
    attributes: attributesOf(told),
    steps: told.lesson.steps.map((step) => ({id: step.id, example: exampleOf(step, told.lesson.steps)})),
  }));
}

const started = performance.now();
const wanted = (process.env.LESSONS ?? '').split('|');
const waiting = covering(
  (await everyLesson()).filter(({name}) => wanted.some((part) => name.includes(part))),
  ({values}) => values,
);
const {origin, stop} = await serveFolders(FOLDERS);
const {path: executablePath} = await findChrome();
const counted = {lessons: waiting.length, steps: 0, looks: 0, passed: 0, failed: 0};
/** Descriptions of faults, keyed by window size and by the fault's text without numbers. */
const found = new Map();
/** Maximum height, keyed by window size. */
const heights = new Map();

/** Records the views of a step. Returns the number of failures. */
function note(lesson, step, looks) {
  counted.steps += 1;
  for (const {when, size, height, faults} of looks) {
    counted.looks += 1;
    counted[faults.length === 0 ? 'passed' : 'failed'] += 1;
    heights.set(size, Math.max(height, heights.get(size) ?? 0));
    for (const fault of faults) {
      const kind = `${size}: ${fault.replace(/\d+/g, 'N')}`;
      found.set(kind, [...(found.get(kind) ?? []), `${lesson}, ${step}, ${when}: ${fault}`]);
    }
  }
  return looks.filter(({faults}) => faults.length > 0).length;
}

/** Walks through the remaining lessons in a separate browser, because background pages aren't rendered. */
async function walkAll() {
  const browser = await puppeteer.launch({
    executablePath,
    args: unpaintedArgs,
    headless: true,
    protocolTimeout: 60_000,
  });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.log(`✘ thrown: ${error.stack ?? error}`));
    await page.setViewport({width: 1400, height: 2600});
    await page.emulateMediaFeatures([{name: 'prefers-reduced-motion', value: 'reduce'}]);
    await page.goto(`${origin}/page/window.html`, {waitUntil: 'load'});
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const sizes = SIZES.filter((_, place) => process.env.TESTS === 'all' || place === waiting.length % 4);
      await page.evaluate((given) => globalThis.lessons.open(given), sizes);
      await page.evaluate((attributes) => globalThis.lessons.begin(attributes), one.attributes);
      let failed = 0;
      for (const step of one.steps)
        failed += note(one.name, step.id, await page.evaluate((to) => globalThis.lessons.walk(to), step));
      console.log(`  ${one.name}: ${one.steps.length} steps${failed > 0 ? `, ${failed} failed` : ''}`);
    }
  } finally {
    await browser.close();
  }
}

try {
  await Promise.all(Array.from({length: AT_ONCE}, walkAll));
  const played = await playPuzzles(origin, process.env.PUZZLES);
  counted.passed += played.passed;
  counted.failed += played.failed;
} finally {
  stop();
}
for (const [kind, places] of [...found].sort(([, one], [, two]) => two.length - one.length)) {
  console.log(`✘ ${kind}: ${places.length} times`);
  for (const place of places.slice(0, PRINTED)) console.log(`    ${place}`);
}
const highest = [...heights].map(([size, height]) => `${height} px in ${size}`).join(', ');
console.log(`\n${counted.lessons} lessons, ${counted.steps} steps, ${counted.looks} looks; at most ${highest}`);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
if (counted.looks === 0 && process.env.LESSONS !== 'none') counted.failed += 1;
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exitCode = counted.failed === 0 ? 0 : 1;
