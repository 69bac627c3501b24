// An element in a page that loads before the kit: nothing may shift when the kit loads, or while bots play.
import {CONTAINERS} from './containers.js';
import {frames, isTable, make, makeTableFor, told, whenReady} from './elements.js';
import {boxOf} from './measures.js';

/** Smaller differences are invisible. */
const TOLERANCE = 1;

const sidesOf = (box) =>
  ['left', 'top', 'width', 'height'].map((side) => `${side} ${Math.round(box[side] * 10) / 10}`).join(', ');
const differ = (one, other, sides) => sides.some((side) => Math.abs(one[side] - other[side]) > TOLERANCE);

/** Reports shifts from now on. */
function watchShifts(report) {
  const first = window.shifts.length;
  return async (when) => {
    await frames(2);
    const shifts = window.shifts.slice(first);
    const sum = shifts.reduce((total, {value}) => total + value, 0);
    const of = [...new Set(shifts.flatMap((shift) => shift.of))].slice(0, 3).join('; ');
    if (sum > 0) report(`layout shift ${when}`, '0', `${sum.toFixed(4)} in ${shifts.length}: ${of}`);
  };
}

/** Checks that the box stays the same while bots play. Reports the first move that changed it. */
async function watchMoves(table, moves, report) {
  const before = boxOf(table);
  const endShifts = watchShifts(report);
  for (let move = 1; move <= moves; move++) {
    await told(table, ['table-move', 'table-match'], ['table-error']);
    await table.updateComplete;
    const after = boxOf(table);
    if (differ(before, after, ['left', 'top', 'width', 'height'])) {
      report(`the box after ${move} moves of bots`, sidesOf(before), sidesOf(after));
      break;
    }
    if (table.match?.standing.result) break;
  }
  await endShifts('while bots play');
}

/**
 * Runs a case: the page links cartavola.css, but hasn't loaded the kit's script yet. `moves` is the number of bot moves
 * to watch afterwards.
 */
export async function watchUpgrade({variant, container: name, moves}) {
  const faults = [];
  const report = (what, expected, got) => faults.push({what, expected, got});
  const block = document.createElement('section');
  document.querySelector('#place').append(block);
  try {
    const container = CONTAINERS[name](block);
    const element = make(variant);
    const watched = variant.watched ? makeTableFor(variant, block) : undefined;
    container.places[0].append(element);
    const ready = whenReady(variant, element);
    const after = document.createElement('p');
    after.textContent = 'What follows in the text.';
    block.append(after);
    container.reveal?.();
    await frames(2);
    const before = {element: boxOf(element), after: boxOf(after)};
    const endShifts = watchShifts(report);
    window.hosts.loadKit();
    await watched?.ready;
    await ready;
    await frames(2);
    const upgraded = {element: boxOf(element), after: boxOf(after)};
    // The length of the rules is unknown before they load, so the lesson's height is their minimum.
    const grows = variant.attributes.view === 'rules';
    const sides = grows ? ['left', 'top', 'width'] : ['left', 'top', 'width', 'height'];
    if (differ(before.element, upgraded.element, sides))
      report('the box after the upgrade', sidesOf(before.element), sidesOf(upgraded.element));
    if (grows && upgraded.element.height < before.element.height - TOLERANCE)
      report('the height after the upgrade', `at least ${before.element.height}`, String(upgraded.element.height));
    if (!grows && differ(before.after, upgraded.after, ['left', 'top']))
      report('what follows after the upgrade', sidesOf(before.after), sidesOf(upgraded.after));
    await endShifts('at the upgrade');
    if (isTable(variant) && variant.attributes.seats) await watchMoves(element, moves, report);
  } catch (error) {
    report('the case', 'to be looked at', String(error?.message ?? error));
  } finally {
    block.remove();
  }
  for (const text of window.faultsHeard) report('the console', 'no error', text);
  return faults;
}
