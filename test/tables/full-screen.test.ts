import {expect} from '@open-wc/testing';
import {find, table, until} from './table-in-page.js';

/** Tells whether the table's box covers the viewport. */
const covers = (element: Element): boolean => {
  const {left, top, width, height} = find(element, '.box').getBoundingClientRect();
  return left === 0 && top === 0 && width === innerWidth && height === innerHeight;
};

describe('Full screen', () => {
  afterEach(() => document.body.replaceChildren());

  it('fills the page even where the browser refuses it, until Escape', async () => {
    const element = await table();
    expect(covers(element)).to.equal(false);
    // The browser refuses it to a click that no person has made.
    find(element, '.tool.full-screen').click();
    await until(() => covers(element));
    const tool = find(element, '.tool.full-screen');
    await until(() => tool.getAttribute('aria-pressed') === 'true');
    tool.focus();
    tool.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true, composed: true}));
    await until(() => tool.getAttribute('aria-pressed') === 'false');
    expect(covers(element)).to.equal(false);
  });

  it('ends when the table leaves the page', async () => {
    const element = await table();
    find(element, '.tool.full-screen').click();
    await until(() => covers(element));
    element.remove();
    document.body.append(element);
    await element.updateComplete;
    expect(covers(element)).to.equal(false);
  });
});
