// Plays shipped puzzles of each game on a 320 × 568 px phone, by touch and by keyboard, in Chromium and Firefox. Fails
// and solves each with real input, using the built files. Tests the events, the width of the page, the focus and the
// console.
import {mkdirSync, readFileSync} from 'node:fs';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {bundle} from '../../tools/build/bundle.mjs';
import {findBrowsers} from '../hosts/find-browsers.mjs';
import {openPuppeteer} from '../hosts/puppeteer-browser.mjs';
import {covering} from '../../tools/test/covering.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const GAMES = ['scopa', 'capodama', 'capra', 'calypso'];
/** Number of puzzles for each game. */
const COUNT = 10;
/** Maximum number of keys that a reader presses to move from one part to another. */
const MOST_KEYS = 40;

/** Returns puzzles, keyed by game, each with a right and a wrong move. */
async function movesByGame() {
  const folder = `${root}node_modules/.cache/played-puzzles`;
  mkdirSync(folder, {recursive: true});
  const [file] = await bundle([`${root}test/lessons/puzzle-moves.ts`], folder);
  const {playedPuzzles} = await import(pathToFileURL(file).href);
  const read = (game) => JSON.parse(readFileSync(`${root}packages/lessons/puzzles/${game}.json`, 'utf8'));
  return Promise.all(GAMES.map(async (game) => [game, await playedPuzzles(read(game), COUNT)]));
}

const selectorsOf = ({hand, table}) => [
  ...hand.map((card) => `.hand button[data-card="${card}"]`),
  ...table.map((card) => `.middle button[data-card="${card}"]`),
];

/** A reader who uses touch or the keyboard. */
class Hand {
  constructor(page, isKeys) {
    this.page = page;
    this.isKeys = isKeys;
  }
  ask(name, ...args) {
    return this.page.evaluate((method, given) => globalThis.puzzles[method](...given), name, args);
  }
  async reach(selector) {
    for (let pressed = 0; ; pressed++) {
      const key = await this.ask('keyTo', selector);
      if (!key) return;
      if (pressed >= MOST_KEYS) throw new Error(`${selector} cannot be reached with the keyboard`);
      if (key !== 'Shift+Tab') await this.page.keyboard.press(key);
      else {
        await this.page.keyboard.down('Shift');
        await this.page.keyboard.press('Tab');
        await this.page.keyboard.up('Shift');
      }
    }
  }
  async use(selector, key = ' ') {
    // On a busy machine, the reply to a wrong move may be shown late.
    if (await this.ask('isGone', selector)) await this.tryAgain();
    if (this.isKeys) {
      await this.reach(selector);
      return this.page.keyboard.press(key);
    }
    const point = await this.ask('pointOf', selector);
    if (!point) throw new Error(`${selector} cannot be touched`);
    return this.page.touchscreen.tap(point.x, point.y);
  }
  /** Returns to the question after a wrong move, once the reply is shown. Not every wrong move has a reply. */
  async tryAgain() {
    const isShown = await this.page
      .waitForFunction(() => globalThis.puzzles.mayTryAgain(), {timeout: 3000})
      .then(() => true)
      .catch(() => false);
    // The second tap of a quick double tap doesn't count, so another tap may be needed.
    if (isShown) while (await this.ask('mayTryAgain')) await this.use('.try-again', 'Enter');
  }
  /** Makes a move. Returns the events. */
  async play(move) {
    const cards = selectorsOf(move);
    const hasButtons = await this.ask('hasButtons');
    if (hasButtons) for (const other of await this.ask('chosen')) if (!cards.includes(other)) await this.use(other);
    const before = await this.ask('chosen');
    for (const card of cards)
      if (!hasButtons || !before.includes(card)) await this.use(card, hasButtons ? ' ' : 'Enter');
    if (hasButtons) {
      // The second tap of a quick double tap doesn't count.
      const chosen = await this.ask('chosen');
      for (const card of cards) if (!chosen.includes(card)) await this.use(card);
      const ready = await this.ask('ready');
      // If there is only one kind of move, Enter on a chosen card is enough.
      if (this.isKeys && ready.length === 1) await this.page.keyboard.press('Enter');
      else await this.use(`[data-type="${move.type}"]`, 'Enter');
    }
    await this.page.waitForFunction(() => globalThis.puzzles.count() > 0, {timeout: 20_000});
    return this.ask('take');
  }
}

/** The expected event, as text. */
const told = (type, id, attempts) => `${type} ${id} ${attempts}`;
const textOf = (events) => events.map(({type, id, attempts, code}) => told(type, id, attempts ?? code)).join(', ');

/** Plays one puzzle. Returns the faults. */
async function playOne(hand, {id, right, wrong}) {
  // By touch, the right move comes after the wrong one. By keyboard, it comes on the first try.
  const tries = hand.isKeys
    ? [[right, told('puzzle-solved', id, 1)], undefined, [wrong, told('puzzle-failed', id, 1)]]
    : [
        [wrong, told('puzzle-failed', id, 1)],
        [right, told('puzzle-solved', id, 2)],
      ];
  const faults = [];
  await hand.ask('show', id);
  for (const one of tries) {
    if (!one) {
      await hand.ask('show', id);
      continue;
    }
    const [move, expected] = one;
    if (one !== tries[0] && !hand.isKeys) await hand.tryAgain();
    const got = textOf(await hand.play(move));
    if (got !== expected) faults.push(`fired “${got}”, expected “${expected}”`);
    faults.push(...(await hand.ask('faults', hand.isKeys)));
  }
  return faults;
}

/** Plays all puzzles in one engine. `note` receives the faults of each. */
async function playIn(engine, programs, origin, games, note) {
  const {page: driver, puppeteerPage: page, close, version} = await openPuppeteer(engine, programs);
  console.log(`▶ puzzles in ${version}`);
  try {
    await page.setViewport({width: 320, height: 568, ...(engine === 'chromium' && {hasTouch: true})});
    for (const [game, puzzles] of games) {
      await driver.goto(`${origin}/page/puzzles.html`);
      await page.evaluate((src) => globalThis.puzzles.open(src), `/puzzles/${game}.json`);
      await page.waitForFunction(() => globalThis.puzzles.isOpen(), {timeout: 20_000});
      for (const puzzle of covering(puzzles, ({id}) => [id.replace(/-\d+$/, '')]))
        for (const isKeys of [false, true]) {
          const faults = await playOne(new Hand(page, isKeys), puzzle).catch((error) => [
            String(error.message ?? error),
          ]);
          note(`${engine}, ${puzzle.id}, ${isKeys ? 'by keys' : 'by touch'}`, [...faults, ...driver.heard.splice(0)]);
        }
    }
  } finally {
    await close();
  }
}

/**
 * Plays the puzzles of games in `wanted`. Returns the numbers of passed and failed cases. `origin` is the origin of the
 * built kit and the pages.
 */
export async function playPuzzles(origin, wanted = '') {
  const counted = {passed: 0, failed: 0};
  const note = (name, faults) => {
    counted[faults.length === 0 ? 'passed' : 'failed'] += 1;
    for (const fault of faults) console.log(`✘ ${name}: ${fault}`);
  };
  const games = (await movesByGame()).filter(([game]) => game.includes(wanted));
  const {found, missing} = await findBrowsers(['chromium', 'firefox']);
  for (const what of missing) console.log(`Skipped: ${what}`);
  await Promise.all([...found].map(([engine, programs]) => playIn(engine, programs, origin, games, note)));
  console.log(`${counted.passed + counted.failed} puzzles played, ${counted.failed} failed`);
  return counted;
}
