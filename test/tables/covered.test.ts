import {expect} from 'chai';
import {sendKeys, sendMouse, setViewport} from '@web/test-runner-commands';
import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/scopa-table.js';
import {choose, find, findAll, panelWith, put, until} from './table-in-page.js';
import {long} from '../long.js';

const BAR = 56;

/** Adds a sticky bar, like those of many sites, and space for scrolling to the page. */
function pageWithBar(): HTMLElement {
  const bar = document.createElement('header');
  bar.style.cssText = `position: sticky; top: 0; z-index: 5; height: ${BAR}px; background: white`;
  const foot = document.createElement('footer');
  foot.style.cssText = 'height: 1500px';
  document.body.append(bar, foot);
  return bar;
}

/** Scrolls until the bar covers the upper part of a table. */
function scrollUnder(table: Element, bar: Element): void {
  table.after(document.querySelector('footer')!);
  scrollTo({top: scrollY + table.getBoundingClientRect().top + 20, behavior: 'instant'});
  expect(table.getBoundingClientRect().top).to.be.lessThan(bar.getBoundingClientRect().bottom);
}

const middleOf = (element: Element): [number, number] => {
  const {left, top, width, height} = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

/** Clicks a panel item once it has stopped moving, without scrolling the page. */
async function press(table: Element, item: string): Promise<void> {
  const now = (): string => middleOf(find(table, `.panel [data-item="${item}"]`)).join();
  for (let before = ''; before !== now();) {
    before = now();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }
  await sendMouse({type: 'click', position: middleOf(find(table, `.panel [data-item="${item}"]`))});
}

describe('A page bar over a table', () => {
  beforeEach(() => setViewport({width: 390, height: 664}));
  afterEach(() => {
    document.body.replaceChildren();
    scrollTo(0, 0);
  });

  for (const item of ['settings', 'rules', 'record', 'log'])
    it(`does not cover the title or buttons of a panel, which can be closed by pointer: ${item}`, async () => {
      const bar = pageWithBar();
      const table = await put('capra-table');
      scrollUnder(table, bar);
      await choose(table);
      await panelWith(table, `[data-item="${item}"]`);
      await press(table, item);
      await until(() => find(table, `.panel[data-panel="${item}"]`) !== null);
      await until(() => find(table, '.panel header').getBoundingClientRect().top >= BAR);
      await press(table, 'close');
      await until(() => find(table, '.panel') === null);
    });

  it('leaves a panel’s buttons where they first appear, in a language that no panel has used before', async () => {
    pageWithBar();
    const table = await put('capra-table', {lang: 'it'});
    await choose(table, 'record');
    await until(() => find(table, '.panel[data-panel="record"]') !== null);
    const tops = new Set<number>();
    await until(() => {
      tops.add(Math.round(find(table, '.panel header').getBoundingClientRect().top));
      return find(find(table, 'table-record'), '.record') !== null;
    });
    expect([...tops]).to.have.lengthOf(1);
  });

  long('leaves the buttons of the log where they are while others play, with the newest line in view', async () => {
    pageWithBar();
    const table = await put('scopa-table', {seats: 'bot bot', speed: 'fast'}, 'table-ready');
    await choose(table, 'log');
    const tops = new Set<number>();
    await until(() => {
      if (find(table, '.panel .log')) tops.add(Math.round(find(table, '.panel header').getBoundingClientRect().top));
      return findAll(table, '.panel .log li').length > 20;
    });
    expect([...tops]).to.have.lengthOf(1);
    const newest = findAll(table, '.panel .log li').at(-1)!.getBoundingClientRect();
    expect(newest.bottom, 'the newest line').to.be.at.most(find(table, '.panel').getBoundingClientRect().bottom);
  });

  it('lets the reader scroll the page while a panel is open', async () => {
    const bar = pageWithBar();
    const table = await put('capra-table');
    scrollUnder(table, bar);
    await choose(table, 'settings');
    await until(() => find(table, '.panel[data-panel="settings"]') !== null);
    scrollTo({top: 0, behavior: 'instant'});
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame);
    expect(scrollY).to.equal(0);
  });

  it('does not cover a focused card', async () => {
    const bar = pageWithBar();
    const table = await put('scopa-table', {seed: 'b'});
    const cards = findAll(table, '.hand button');
    cards[0]!.focus();
    table.after(document.querySelector('footer')!);
    // The cards are just below the bar.
    scrollTo({top: scrollY + cards[0]!.getBoundingClientRect().bottom - BAR / 2, behavior: 'instant'});
    expect(cards[0]!.getBoundingClientRect().bottom).to.be.lessThan(bar.getBoundingClientRect().bottom);
    await sendKeys({press: 'ArrowRight'});
    await until(() => table.shadowRoot!.activeElement !== cards[0]);
    expect(table.shadowRoot!.activeElement!.getBoundingClientRect().top).to.be.at.least(BAR - 1);
  });

  it('is not treated as one if it contains the table', async () => {
    const dialog = document.createElement('div');
    dialog.style.cssText = 'position: fixed; inset: 0 0 auto; height: 240px; overflow: auto; background: white';
    document.body.append(dialog);
    const table = await put('scopa-table', {seed: 'b'});
    dialog.append(table);
    await choose(table, 'settings');
    await until(() => find(table, '.panel[data-panel="settings"]') !== null);
    await new Promise(requestAnimationFrame);
    expect(find(table, '.panel').style.getPropertyValue('--covered')).to.equal('');
  });
});
