// Plays a deal of each game, and a lesson, in a third-party page, with real mouse and keyboard input.
import {TABLES} from './variants.mjs';

const GAMES = ['scopa 2', 'capodama 4', 'capra', 'calypso'];
const SIZE = {width: 1280, height: 900};
/** Width of a column in which the whole table fits. */
const COLUMN = 720;
/** Number of actions after which the input switches between mouse and keyboard. */
const SPELL = 4;
/** Maximum number of actions in a deal, and of keys for one action. */
const MOST_USES = 160;
const MOST_KEYS = 16;

export const kind = 'play';

export function cases({engine, only}) {
  const list = only('ELEMENTS', [...GAMES, 'lesson']).map((name, place) => ({
    name,
    fresh: true,
    alone: true,
    size: SIZE,
    page: '/host?linked=yes&tall',
    // In CI, Firefox and WebKit share the games.
    values: engine === 'chromium' || (place % 2 === 0) === (engine === 'firefox') ? [name] : [],
    parts: [
      name === 'lesson' ? 'a step of each kind by mouse and keys' : `a deal of ${name} by mouse and keys alternately`,
    ],
  }));
  return {told: 'a deal of each game and a step of each kind of a lesson, by real input', list};
}

/** Moves the focus with the keyboard until `isThere` returns true. Stops using keys that don't help. */
async function moveFocus(page, keys, isThere) {
  for (const key of keys)
    for (let count = 0; count < MOST_KEYS; count++) {
      if (await isThere()) return true;
      await page.press(key);
    }
  return isThere();
}

/** Presses a button with the keyboard: Tab to its group, arrow keys to the item, Enter. */
async function useByKeys(page, {group, place}, beside) {
  if ((await page.call('focusedGroup')) === null) {
    // Tab continues from the element that was clicked last.
    await page.click(beside.x, beside.y);
    await moveFocus(page, ['Tab'], async () => (await page.call('focusedGroup')) !== null);
  }
  const isThere = async () => (await page.call('focusedGroup')) === group;
  if (!(await moveFocus(page, ['ArrowUp', 'ArrowDown'], isThere)))
    throw new Error(`no key leads to the group ${group}`);
  await page.press('Home');
  for (let step = 0; step < place; step++) await page.press('ArrowRight');
  await page.press('Enter');
}

async function playDeal(page, name, report) {
  const variant = TABLES.find((one) => one.name === name);
  await page.call('beginDeal', {variant, column: COLUMN});
  const beside = await page.call('placeBeside');
  let scrollY;
  let hasMoved = false;
  let used = 'the table was shown';
  for (let turn = 0; turn < MOST_USES; turn++) {
    const next = await page.call('nextUse', turn);
    scrollY ??= next.scrollY;
    if (!hasMoved && Math.abs(next.scrollY - scrollY) > 1) {
      report('scrollY', String(scrollY), `${next.scrollY} after ${used}`);
      // From now on, some parts may be out of view, and scrolling is allowed.
      hasMoved = true;
    }
    for (const fault of next.faults) report(`the console after ${used}`, 'no error', fault);
    if (next.faults.length > 0) return;
    if (turn === SPELL)
      for (const fault of await page.call('askAxe', variant.tag)) report('axe in a deal', 'nothing', fault);
    if (next.group === undefined) {
      for (const fault of await page.call('askAxe', variant.tag)) report('axe after a deal', 'nothing', fault);
      return;
    }
    const byKeys = Math.floor(turn / SPELL) % 2 === 1;
    used = `“${next.name}” by ${byKeys ? 'keys' : 'mouse'}`;
    if (byKeys) await useByKeys(page, next, beside);
    else await page.click(next.x, next.y);
    if (byKeys && (await page.call('focusedGroup')) === null)
      report(`focus after ${used}`, 'in the table', 'elsewhere');
  }
  report('the deal', `over after at most ${MOST_USES} uses`, 'not over');
}

const click = (selector) => async (page) => {
  const {x, y} = await page.call('findInLesson', selector);
  await page.click(x, y);
};
const card = (code) => click(`.hand button[data-card="${code}"]`);
const primary = click('.actions .primary');

/** Actions that solve a step of each kind. */
const ANSWERS = {
  read: [],
  watch: [primary],
  choose: [card('9C'), card('7H'), primary],
  predict: [click('.candidates button:nth-of-type(3)'), primary],
  count: [click('.count-field'), (page) => page.press('2'), (page) => page.press('Enter')],
  play: [card('AC')],
  free: [click('.deal .primary'), click('capodama-table')],
};

async function takeLesson(page, report) {
  const kinds = await page.call('beginLesson');
  let right = 0;
  for (const [place, step] of kinds.entries()) {
    for (const act of ANSWERS[step]) await act(page);
    if (['choose', 'predict', 'count', 'play'].includes(step)) right++;
    const {stepped, answered, faults} = await page.call('lessonStands');
    if (answered.length !== right || answered.includes(false))
      report(`the answers after ${step}`, `${right} right ones`, answered.join());
    for (const fault of faults) report(`the console at ${step}`, 'no error', fault);
    if (faults.length > 0 || answered.length !== right || answered.includes(false)) return;
    if (stepped !== place + 1) report(`the steps at ${step}`, String(place + 1), String(stepped));
    for (const fault of await page.call('askAxe', 'rules-explainer')) report(`axe at ${step}`, 'nothing', fault);
    if (place + 1 < kinds.length) await click('.actions button:last-of-type')(page);
  }
}

export async function look(page, {name}) {
  const faults = [];
  const report = (what, expected, got) => faults.push({what, expected, got});
  try {
    if (name === 'lesson') await takeLesson(page, report);
    else await playDeal(page, name, report);
  } catch (error) {
    report('the case', 'to be played', String(error.message ?? error).slice(0, 300));
  }
  for (const heard of page.heard) report('the console', 'no error', heard);
  return faults;
}
