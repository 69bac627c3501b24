// Plays a whole deal with bots: nothing around the cards may move, whatever is taken and however long the text is.
import {CONTAINERS} from './containers.js';
import {frame, isScored, make, whenReady} from './elements.js';
import {boxOf, isShown} from './measures.js';

/** Smaller differences are invisible. */
const TOLERANCE = 0.5;
/** Milliseconds without a move after which a deal counts as stuck. The duration of a whole deal depends on the machine. */
const PATIENCE = 20_000;

/** Parts that readers expect to stay in the same place. */
const ROWS = [
  '.bar',
  '.totals > li',
  '.seat',
  '.sides',
  '.side',
  '.prompt',
  '.middle',
  '.own',
  '.hands',
  '.calypso',
  '.discards',
  '.last',
  '.stock-of',
];

/** Returns the boxes of the visible parts within the table, keyed by name. */
function rowsOf(table) {
  const {left, top} = table.getBoundingClientRect();
  const rows = new Map();
  for (const selector of ROWS)
    for (const [place, row] of [...table.shadowRoot.querySelectorAll(selector)].entries()) {
      if (!isShown(row)) continue;
      const box = boxOf(row);
      rows.set(`${selector} ${place + 1}`, {
        sides: [box.left - left, box.top - top, box.width, box.height],
        text: row.textContent.replace(/\s+/g, ' ').trim().slice(0, 60),
      });
    }
  return rows;
}

const told = ({sides, text}) => `${sides.map((side) => Math.round(side * 10) / 10).join(' ')} “${text}”`;

/** The last trick's corner is empty at first. */
const mayGrow = (name, before, now) => name.startsWith('.last') && now.sides[3] > before.sides[3];

/** Plays a deal with bots that don't wait. Reports each moved row once. */
export async function watchDeal({variant, container: name}) {
  const faults = [];
  const block = document.createElement('section');
  document.querySelector('#place').append(block);
  const container = CONTAINERS[name](block);
  const table = make(variant);
  const ready = whenReady(variant, table);
  container.places[0].append(table);
  container.reveal?.();
  try {
    await ready;
    await table.updateComplete;
    const rows = rowsOf(table);
    const moved = new Set();
    let lines = table.log.length;
    let ended = performance.now() + PATIENCE;
    while (!isScored(table)) {
      if (table.log.length !== lines) [lines, ended] = [table.log.length, performance.now() + PATIENCE];
      if (performance.now() > ended) throw new Error('the deal did not end');
      await frame();
      if (isScored(table)) break;
      for (const [name, now] of rowsOf(table)) {
        const before = rows.get(name) ?? now;
        rows.set(name, before);
        if (moved.has(name) || mayGrow(name, before, now)) continue;
        if (before.sides.every((side, which) => Math.abs(side - now.sides[which]) <= TOLERANCE)) continue;
        moved.add(name);
        faults.push({what: `${name} during a deal`, expected: told(before), got: told(now)});
      }
    }
  } catch (error) {
    faults.push({what: 'the case', expected: 'to be looked at', got: String(error?.message ?? error)});
  } finally {
    block.remove();
  }
  for (const text of window.faultsHeard) faults.push({what: 'the console', expected: 'no error', got: text});
  return faults;
}
