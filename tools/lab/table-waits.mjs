// Plays tables of the kit by real clicks, and measures how long the reader waits: for the next turn, for the answer to a tap, and for frames.
/* global document, requestAnimationFrame, MutationObserver, MessageChannel -- what runs in the page */

/** Tables that are played, by the name under which they are printed. */
export const PLAYED = {
  'Scopa for two': '<scopa-table id="played"',
  'Scopa for four': '<scopa-table id="played" players="4"',
  'Capodama for four': '<capodama-table id="played" players="4"',
  Capra: '<capra-table id="played"',
  Calypso: '<calypso-table id="played"',
};

const STEP = 40;
const LONGEST = 60_000;

/** Records the reader's turns, taps and frames in `globalThis.seen`; runs in the page, once the table is there. */
function watch() {
  const table = document.querySelector('#played');
  const seen = (globalThis.seen = {waits: [], answers: [], frames: []});
  let tapped;
  let frame;
  const look = (now) => {
    if (frame !== undefined && tapped !== undefined) seen.frames.push(now - frame);
    frame = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.asked = true;
  // Until the reader's own move is shown, a turn is that of an earlier move.
  let moved = true;
  const ask = (turn) => {
    if (!turn.includes(0) || !moved) return;
    if (tapped !== undefined) seen.waits.push(performance.now() - tapped);
    tapped = undefined;
    globalThis.asked = true;
  };
  const painted = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(undefined);
      }),
    );
  table.shadowRoot.addEventListener(
    'click',
    ({timeStamp}) => {
      globalThis.clicked = timeStamp;
      const observer = new MutationObserver(async () => {
        observer.disconnect();
        await painted();
        seen.answers.push(performance.now() - timeStamp);
      });
      observer.observe(table.shadowRoot, {subtree: true, childList: true, characterData: true, attributes: true});
    },
    true,
  );
  // A selected card is no move; a deal that is scored asks for no turn.
  table.addEventListener('table-request', () => {
    // The first turn may have been asked before its cards had arrived.
    tapped = seen.answers.length > 0 ? globalThis.clicked : undefined;
    globalThis.asked = moved = false;
  });
  table.addEventListener('table-score', () => (tapped = undefined));
  table.addEventListener('table-turn', ({detail}) => ask(detail.turn));
  table.addEventListener('table-move', ({detail: {seat, facts}}) => {
    moved ||= seat === 0;
    // The reader who takes a trick is asked again: the turn has not passed.
    ask(facts.at(-1).view.turn);
  });
}

/** Finds the next point to click; runs in the page. */
function nextPoint() {
  const {shadowRoot: root} = document.querySelector('#played');
  const next = root.querySelector('.primary');
  if (!globalThis.asked && !next) return undefined;
  const targets = next ? [next] : [...root.querySelectorAll('.hand .playable:not(.picked), .choice')];
  const target = targets[Math.floor(targets.length * Math.random())];
  if (!target) return undefined;
  const {x, y, width, height} = target.getBoundingClientRect();
  // The left edge of an overlapped card is free.
  return {x: x + Math.min(14, width / 2), y: y + height / 3};
}

/** Plays a table until the reader has waited `turns` times; returns the times of `watch`. */
async function play(browser, address, turns) {
  const context = await browser.createBrowserContext();
  // In a tab in the background, no frame is drawn.
  const tab = await context.newPage({type: 'window'});
  await tab.setViewport({width: 1200, height: 900});
  await tab.goto(address);
  await tab.waitForFunction(() => document.querySelector('#played').standing);
  await tab.evaluate(watch);
  let waited = 0;
  for (let count = 0, last = Date.now(); waited < turns && Date.now() - last < LONGEST;) {
    const point = await tab.evaluate(nextPoint);
    if (point) await tab.mouse.click(point.x, point.y);
    await new Promise((done) => setTimeout(done, STEP));
    waited = await tab.evaluate(() => globalThis.seen.waits.length);
    if (waited > count) [count, last] = [waited, Date.now()];
  }
  const seen = await tab.evaluate(() => globalThis.seen);
  await context.close();
  return seen;
}

/** Returns the number below which a share of the numbers lies. */
const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(share * (numbers.length - 1))] ?? NaN;
const rounded = (number) => Math.round(number);

/**
 * Plays every table at a speed, two at a time, and returns a row of figures for each. `addressOf` returns the address of a page with such
 * an element.
 */
export async function waitsAt(speed, browser, addressOf, turns) {
  const games = Object.entries(PLAYED);
  const rows = [];
  const next = async () => {
    for (let game = games.shift(); game; game = games.shift()) {
      const [name, tag] = game;
      const {waits, answers, frames} = await play(browser, addressOf(`${tag} speed="${speed}" seed="bench">`), turns);
      rows.push({
        name,
        speed,
        turns: waits.length,
        median: rounded(at(waits, 0.5)),
        p95: rounded(at(waits, 0.95)),
        answer: rounded(at(answers, 0.5)),
        slowest: rounded(Math.max(...answers)),
        gap: rounded(Math.max(...frames)),
        late: rounded((100 * frames.filter((time) => time > 20).length) / frames.length),
      });
    }
  };
  await Promise.all([next(), next()]);
  return rows.toSorted((one, other) => Object.keys(PLAYED).indexOf(one.name) - Object.keys(PLAYED).indexOf(other.name));
}
