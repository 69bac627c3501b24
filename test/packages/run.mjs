// `npm run test:all -- packages`: tests the packages as published, in a third-party project. Packs them all, installs
// the tarballs next to a copy of the game in `test/fifth-game`, type-checks and bundles it, and plays a deal of it with
// the mouse. Then plays with the CDN lines from README.md. `KEEP=1` keeps the project.
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {build} from 'vite';
import {anyFailed, check as checkAlone, demand, run, tellCount} from '../../tools/test/counted.mjs';
import {serveFolders} from '../controls/serve-folders.mjs';
import {playReadme} from './readme-page.mjs';
import {clickIn, countAnswers, openPage, startChrome} from './table-page.mjs';
import {buildPackages, installTarballs, packInto} from './tarballs.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = mkdtempSync(path.join(tmpdir(), 'cartavola-packages-'));
const tarballs = path.join(project, 'tarballs');

const COMPILER = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  noEmit: true,
  types: [],
};

const FILES = {
  'package.json': JSON.stringify({name: 'briscola', private: true, type: 'module'}),
  'tsconfig.json': JSON.stringify({compilerOptions: COMPILER, include: ['*.ts', 'fifth-game']}),
  'bundler.d.ts': `declare module '*?worker&url' {
  const address: string;
  export default address;
}
`,
  'main.ts': `import worker from './fifth-game/briscola-worker.ts?worker&url';
import {registerBriscola} from './fifth-game/register.js';

await registerBriscola(worker);
`,
  'index.html': `<!doctype html>
<html lang="en">
  <title>Briscola</title>
  <briscola-table speed="instant" seed="packages" level="expert" target="1"></briscola-table>
  <script type="module" src="./main.ts"></script>
</html>
`,
};

/** Copies the game without its tests. */
function copyGame() {
  const isTest = (file) => /\.(node|test)\.ts$|(plain|random)-briscola\.ts$/.test(file);
  cpSync(path.join(root, 'test/fifth-game'), path.join(project, 'fifth-game'), {
    recursive: true,
    filter: (file) => !isTest(file),
  });
}

function install() {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(project, name), text);
  installTarballs(project, tarballs);
}

/** Bundles the page. The only setting is the URL where it is served. */
const bundle = () =>
  build({
    root: project,
    base: '/game/',
    configFile: false,
    logLevel: 'warn',
    build: {minify: false},
  });

/** Counts the table's events, in the page. */
function watch() {
  const seen = {moves: 0, score: undefined, errors: []};
  globalThis.seen = seen;
  globalThis.addEventListener('table-move', () => (seen.moves += 1));
  globalThis.addEventListener('table-score', ({detail}) => (seen.score = detail));
  globalThis.addEventListener('table-error', ({detail}) => seen.errors.push(`${detail.code} at ${detail.path}`));
}

/** Plays a deal with the mouse. Returns what happened. */
async function playDeal(page) {
  for (let cards = 0; cards < 20; cards += 1) {
    const before = await page.evaluate(() => globalThis.seen.moves);
    await clickIn(page, 'briscola-table', '.hand .playable');
    await page.waitForFunction((moves) => globalThis.seen.moves > moves, {timeout: 15_000}, before);
  }
  await page.waitForFunction(() => globalThis.seen.score !== undefined, {timeout: 15_000});
  return page.evaluate(() => ({...globalThis.seen, answers: globalThis.answers}));
}

async function play() {
  const {origin, stop} = await serveFolders({game: path.join(project, 'dist')});
  const browser = await startChrome();
  const errors = [];
  try {
    const page = await openPage(browser, errors);
    await page.evaluateOnNewDocument(watch);
    await page.evaluateOnNewDocument(countAnswers);
    await page.goto(`${origin}/game/index.html`, {waitUntil: 'load'});
    return {...(await playDeal(page)), faults: errors};
  } catch (error) {
    throw new Error([error.message, ...errors].join('\n'), {cause: error});
  } finally {
    await browser.close();
    stop();
  }
}

/** Runs a check and counts its result. Skips it after a failure. */
const check = (name, holds) => (anyFailed() ? undefined : checkAlone(name, holds));

try {
  mkdirSync(tarballs);
  await check('the packages are built', buildPackages);
  await check('the packages are packed', () => packInto(tarballs));
  await check('a project installs the tarballs', install);
  await check('a third-party game type-checks', () => {
    copyGame();
    run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', project], project);
  });
  await check('it can be bundled', bundle);
  const seen = await check('a deal of it can be played by mouse', play);
  await check('its score is reported', () => {
    const {score, moves} = seen;
    demand(moves === 40, `${moves} moves`);
    const sum = score.lines.reduce((points, line) => points + line.points, 0);
    demand(sum === 120, `The score is ${JSON.stringify(score)}`);
  });
  await check('its bots run in its worker', () => demand(seen.answers === 20, `${seen.answers} answers`));
  await check('there are no errors in the meantime', () => {
    const faults = [...seen.errors, ...seen.faults];
    demand(faults.length === 0, faults.join('\n'));
  });
  await check('a table from the lines in README.md can be played, from the CDN address', () =>
    playReadme(path.join(project, 'node_modules/cartavola')),
  );
} finally {
  if (process.env.KEEP) console.log(`The project is ${project}`);
  else rmSync(project, {recursive: true, force: true});
}
tellCount();
