import {expect} from 'chai';
import '@cartavola/elements/define/scopa-table.js';
import {settled} from '../virtual-clock.js';
import {find, put, until} from './table-in-page.js';

const said = (table: HTMLElement): string => find(table, '[role="status"]').textContent;

describe('A table makes announcements', () => {
  afterEach(() => document.body.replaceChildren());

  it('beside one that was created but never added to the page', async () => {
    document.createElement('scopa-table');
    const table = await put('scopa-table', {lang: 'en', seed: 'voices'}, 'table-turn');
    await until(() => said(table) !== '');
  });

  it('after another one was removed, whatever still happens to it', async () => {
    const removed = await put('scopa-table', {lang: 'en', seed: 'voices'}, 'table-ready');
    removed.remove();
    await Promise.resolve();
    find(removed, '.hand button').click();
    await settled();
    const table = await put('scopa-table', {lang: 'en', seed: 'others'}, 'table-turn');
    await until(() => said(table) !== '');
    expect(said(removed)).to.equal('');
  });
});
