// A table in the middle of an article, scrolled to the top edge of the view.
import {define, frames, make, rendered, whenReady} from './elements.js';
import {checkLegible, wordsOf} from './legible.js';
import {feltOf} from './measures.js';
import {checkOwnHeight, checkView} from './view-checks.js';

/** Shows the table with text at twice its usual size. The table may be taller, but must still show all its text. */
async function checkLargeText(table, report) {
  const before = wordsOf(table);
  table.style.setProperty('--cartavola-font-size', '32px');
  await frames(4);
  checkLegible(table, (what, ...rest) => report(`${what}, at 200 %`, ...rest));
  // A press on a seat shows the name.
  const names = [...table.shadowRoot.querySelectorAll('.seat .name')].map((name) => name.textContent);
  const left = new Set([...wordsOf(table), ...names]);
  const lost = [...before].filter((words) => !left.has(words));
  if (lost.length > 0) report('texts at 200 %', 'all there', lost.join(', '));
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) report('the page at 200 %', 'as wide as its window', `${scrollWidth} px`);
}

/**
 * Returns a table's faults when it asks a question. `column` is the width of the text if it is narrower than the page. `blockSize` is the height that
 * the page sets. `large` means that the table is also tested with text at 200 %.
 */
export async function checkInView({variant, column, blockSize, small, large}) {
  const faults = [];
  const report = (what, expected, got) => faults.push({what, expected, got});
  const block = document.createElement('section');
  if (column) block.style.cssText = `inline-size: ${column}px; margin-inline: auto`;
  document.querySelector('#place').append(block);
  const begun = window.faultsHeard.length;
  try {
    await define(variant.tag);
    const table = make(variant);
    if (blockSize) table.style.blockSize = `${blockSize}px`;
    const ready = whenReady(variant, table);
    block.append(table);
    await ready;
    table.scrollIntoView({block: 'start', behavior: 'instant'});
    await rendered(feltOf(table) ?? table);
    // Content may have grown when it came into view.
    table.scrollIntoView({block: 'start', behavior: 'instant'});
    await frames(2);
    // A card that is being raised is hit at its current position, not at its final one.
    await Promise.allSettled(table.shadowRoot.getAnimations().map(({finished}) => finished));
    checkView(table, small, report);
    if (blockSize) checkOwnHeight(table, blockSize, report);
    else checkLegible(table, report);
    if (large) await checkLargeText(table, report);
  } catch (error) {
    report('the case', 'to be looked at', String(error?.message ?? error));
  } finally {
    block.remove();
  }
  for (const text of window.faultsHeard.slice(begun)) report('the console', 'no error', text);
  return faults;
}
