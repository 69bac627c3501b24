import {expect} from 'chai';
import {choose, find, table, until} from './table-in-page.js';

/** Returns whether the table's box covers the viewport. */
const covers = (element: Element): boolean => {
  const {left, top, width, height} = find(element, '.box').getBoundingClientRect();
  return left === 0 && top === 0 && width === innerWidth && height === innerHeight;
};

describe('Full screen', () => {
  afterEach(() => document.body.replaceChildren());

  it('fills the page even if the browser refuses it, until Escape', async () => {
    const element = await table();
    expect(covers(element)).to.equal(false);
    // The browser refuses full screen for a synthetic click.
    await choose(element, 'full-screen');
    await until(() => covers(element));
    // The button to leave full screen is shown as long as the table fills the page.
    await until(() => find(element, '.tool.full-screen') !== null);
    const tool = find(element, '.tool.full-screen');
    tool.focus();
    tool.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, composed: true}));
    await until(() => find(element, '.tool.full-screen') === null);
    expect(covers(element)).to.equal(false);
  });

  it('ends when the table is removed from the page', async () => {
    const element = await table();
    await choose(element, 'full-screen');
    await until(() => covers(element));
    element.remove();
    document.body.append(element);
    await element.updateComplete;
    expect(covers(element)).to.equal(false);
  });
});
