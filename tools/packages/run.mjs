// `npm run test:packages`: tests the packages as published, in a third-party project. Packs them all, installs the tarballs beside a copy
// of the game in `test/fifth-game`, type-checks and bundles it, and plays a deal of it by mouse. `KEEP=1` keeps the project.
import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import puppeteer from 'puppeteer-core';
import {build} from 'vite';
import {chromeArgs, findChrome} from '../browsers.mjs';
import {serveFolders} from '../controls/serve-folders.mjs';

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

/** Runs a program to its end; if it fails, the error includes all its output. */
function run(program, args, cwd) {
  const {status, stdout, stderr, error} = spawnSync(program, args, {cwd, encoding: 'utf8'});
  if (status !== 0) throw new Error(error?.message ?? `${program} ${args.join(' ')}\n${stdout}${stderr}`);
}

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
  const files = readdirSync(tarballs).map((name) => path.join(tarballs, name));
  run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...files], project);
}

/** Bundles the page; the only setting is the URL at which it is served. */
const bundle = () =>
  build({
    root: project,
    base: '/game/',
    configFile: false,
    logLevel: 'warn',
    build: {minify: false},
  });

/** Counts, in the page, the events of the table and the answers of workers. */
function watch() {
  const seen = {moves: 0, answers: 0, score: undefined, errors: []};
  globalThis.seen = seen;
  globalThis.addEventListener('table-move', () => (seen.moves += 1));
  globalThis.addEventListener('table-score', ({detail}) => (seen.score = detail));
  globalThis.addEventListener('table-error', ({detail}) => seen.errors.push(`${detail.code} at ${detail.path}`));
  const Begun = globalThis.Worker;
  globalThis.Worker = class extends Begun {
    constructor(...args) {
      super(...args);
      this.addEventListener('message', ({data}) => (seen.answers += Number('choice' in data)));
    }
  };
}

/** Returns a visible point of the first card that may be played. */
function cardPoint() {
  const shadow = globalThis.document.querySelector('briscola-table')?.shadowRoot;
  const card = shadow?.querySelector('.hand .playable');
  if (!card) return undefined;
  const {left, top, width, height} = card.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 3];
  return card.contains(shadow.elementFromPoint(x, y)) ? {x, y} : undefined;
}

/** Plays a deal by mouse, and returns what was observed. */
async function playDeal(page) {
  for (let cards = 0; cards < 20; cards += 1) {
    const point = await page.waitForFunction(cardPoint, {timeout: 15_000}).then((handle) => handle.jsonValue());
    const before = await page.evaluate(() => globalThis.seen.moves);
    await page.mouse.click(point.x, point.y);
    await page.waitForFunction((moves) => globalThis.seen.moves > moves, {timeout: 15_000}, before);
  }
  await page.waitForFunction(() => globalThis.seen.score !== undefined, {timeout: 15_000});
  return page.evaluate(() => globalThis.seen);
}

async function play() {
  const {origin, stop} = await serveFolders({game: path.join(project, 'dist')});
  const browser = await puppeteer.launch({executablePath: (await findChrome()).path, args: chromeArgs, headless: true});
  const errors = [];
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => errors.push(`thrown: ${error.stack ?? error}`));
    page.on('console', (message) => message.type() === 'error' && errors.push(`in the console: ${message.text()}`));
    await page.evaluateOnNewDocument(watch);
    await page.goto(`${origin}/game/index.html`, {waitUntil: 'load'});
    return {...(await playDeal(page)), faults: errors};
  } catch (error) {
    throw new Error([error.message, ...errors].join('\n'), {cause: error});
  } finally {
    await browser.close();
    stop();
  }
}

const counted = {passed: 0, failed: 0};

/** Runs a check and counts its result; it is skipped if an earlier one has failed. */
async function check(name, holds) {
  if (counted.failed > 0) return undefined;
  try {
    const value = await holds();
    counted.passed += 1;
    console.log(`✔ ${name}`);
    return value;
  } catch (error) {
    counted.failed += 1;
    console.log(`✘ ${name}: ${error.message}`);
    return undefined;
  }
}

function demand(condition, why) {
  if (!condition) throw new Error(why);
}

try {
  mkdirSync(tarballs);
  await check('the packages are built', () => run('npm', ['run', '--silent', 'build'], root));
  await check('the packages are packed', () =>
    run('npm', ['pack', '--silent', '--workspaces', '--pack-destination', tarballs], root),
  );
  await check('a project installs the tarballs', install);
  await check('a game from outside is right by their types', () => {
    copyGame();
    run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', project], project);
  });
  await check('it is bundled', bundle);
  const seen = await check('a deal of it is played by mouse', play);
  await check('its score is told', () => {
    const {score, moves} = seen;
    demand(moves === 40, `${moves} moves`);
    const sum = score.lines.reduce((points, line) => points + line.points, 0);
    demand(sum === 120, `The score is ${JSON.stringify(score)}`);
  });
  await check('its bots think in its worker', () => demand(seen.answers === 20, `${seen.answers} answers`));
  await check('nothing goes wrong meanwhile', () => {
    const faults = [...seen.errors, ...seen.faults];
    demand(faults.length === 0, faults.join('\n'));
  });
} finally {
  if (process.env.KEEP) console.log(`The project is ${project}`);
  else rmSync(project, {recursive: true, force: true});
}
console.log(`\n${counted.passed} passed, ${counted.failed} failed`);
process.exitCode = counted.failed === 0 ? 0 : 1;
