// A table in the middle of a text, scrolled to the upper edge of the view.
import {define, frames, make, rendered, whenReady} from './elements.js';
import {feltOf} from './measures.js';
import {checkOwnHeight, checkView} from './view-checks.js';

/**
 * The faults of a table at the moment that it is asked something; `column`: how wide the text is, if it is narrower than the page;
 * `blockSize`: the height that the page sets.
 */
export async function checkInView({variant, column, blockSize, small}) {
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
  } catch (error) {
    report('the case', 'to be looked at', String(error?.message ?? error));
  } finally {
    block.remove();
  }
  for (const text of window.faultsHeard.slice(begun)) report('the console', 'no error', text);
  return faults;
}
