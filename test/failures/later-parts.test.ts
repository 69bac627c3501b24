import {expect} from 'chai';
import type {CardTable} from '@cartavola/elements';
import {find, findAll, until} from '../tables/table-in-page.js';
import {failing, keepsFailedImports, one, unexpected} from './failing-page.js';

describe('A part of a table that fails to load during play', () => {
  afterEach(() => document.body.replaceChildren());

  it('lets the match continue without great moments', async () => {
    const page = await failing(['table-moments']);
    const table = one(page, '#told') as unknown as CardTable;
    await until(() => table.shadowRoot?.querySelector('.hand .card') != null);
    table.speed = 'fast';
    await until(() => {
      const [move] = table.scene?.actor === undefined ? [] : table.scene.moves;
      if (move) table.play(move);
      return find(table, '[data-item="next"]') !== null;
    });
    const files = page.frame.contentWindow!.performance.getEntriesByType('resource').map(({name}) => name);
    expect(files.filter((name) => name.includes('table-moments'))).not.to.deep.equal([]);
    expect(table.nextDeal()).to.equal(true);
    await until(() => find(table, '.hand .playable') !== null);
    expect(findAll(table, '.moment')).to.deep.equal([]);
    expect(unexpected(page)).to.deep.equal([]);
  });

  it('lets the next deal start without the score, reports the problem, and shows the next score', async () => {
    const page = await failing(['table-scores']);
    const table = one(page, '#told');
    await until(() => table.shadowRoot?.querySelector('.hand .playable') != null);
    const playOut = (): Promise<void> =>
      until(() => {
        table.shadowRoot!.querySelector<HTMLElement>('.choice, .hand .playable')?.click();
        return table.shadowRoot!.querySelector('[data-group="score"]') !== null;
      });
    await playOut();
    await until(() => find(table, '.note') !== null);
    expect(find(table, '.note').textContent).to.contain('Il caricamento non è riuscito');
    expect(find(table, '.score')).to.equal(null);
    if (await keepsFailedImports()) return;
    await page.mend();
    find(table, '[data-item="next"]').click();
    await until(() => table.shadowRoot!.querySelector('.hand .playable') !== null);
    await playOut();
    await until(() => find(table, '.score .lines') !== null);
    expect(unexpected(page)).to.deep.equal([]);
  });
});
