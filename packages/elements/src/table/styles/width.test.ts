import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import '../../define/capodama-table.js';
import '../../define/scopa-table.js';

afterEach(() => document.body.replaceChildren());

/** Adds a box with two tables to the page, side by side if there is room. */
function tablesIn(style: string): readonly HTMLElement[] {
  const box = document.createElement('div');
  box.style.cssText = style;
  box.append(document.createElement('capodama-table'), document.createElement('scopa-table'));
  document.body.append(box);
  return [...box.children] as HTMLElement[];
}

describe('The width of a table', () => {
  before(() => setViewport({width: 1000, height: 800}));

  for (const [name, style, width] of [
    ['a grid of plain columns', 'display: grid; grid-template-columns: 1fr 1fr; inline-size: 800px', 400],
    [
      'a grid of columns that may shrink',
      'display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); inline-size: 800px',
      400,
    ],
    ['a grid of one column', 'display: grid; inline-size: 500px', 500],
    ['a row', 'display: flex; inline-size: 800px', 400],
    ['a column', 'display: flex; flex-direction: column; inline-size: 600px', 600],
    ['a block', 'inline-size: 300px', 300],
  ] as const) {
    it(`is that of its container in ${name}`, async () => {
      const tables = tablesIn(style);
      await Promise.all(
        tables.map((table) => (table as HTMLElement & {updateComplete: Promise<boolean>}).updateComplete),
      );
      for (const table of tables) expect(table.getBoundingClientRect().width).to.be.closeTo(width, 1);
    });
  }
});
