// A table in the middle of a text, scrolled to the upper edge of the view.
import {define, frames, make, rendered, whenReady} from './elements.js';
import {checkLegible, wordsOf} from './legible.js';
import {feltOf} from './measures.js';
import {checkOwnHeight, checkView} from './view-checks.js';

/** Shows the table in text of twice the size: it may be higher, but everything that it says is still there. */
async function checkLargeText(table, report) {
  const before = wordsOf(table);
  table.style.setProperty('--cartavola-font-size', '32px');
  await frames(4);
  checkLegible(table, (what, ...rest) => report(`${what}, at 200 %`, ...rest));
  const left = wordsOf(table);
  const lost = [...before].filter((words) => !left.has(words));
  if (lost.length > 0) report('texts at 200 %', 'all there', lost.join(', '));
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) report('the page at 200 %', 'as wide as its window', `${scrollWidth} px`);
}

/**
 * The faults of a table at the moment that it is asked something; `column`: how wide the text is, if it is narrower than the page;
 * `blockSize`: the height that the page sets; `large`: also with text of 200 %.
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
    // Content that came into view may have grown.
    table.scrollIntoView({block: 'start', behavior: 'instant'});
    await frames(2);
    // A card that is being raised is hit where it is, and not where it will be.
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
