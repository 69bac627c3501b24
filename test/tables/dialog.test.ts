import {expect} from 'chai';
import {sendKeys} from '@web/test-runner-commands';
import '@cartavola/elements/define/capodama-table.js';
import {asked, find, told, until} from './table-in-page.js';

describe('A table in a dialog', () => {
  afterEach(() => document.body.replaceChildren());

  it('leaves Escape to the dialog, but for what it closes itself, after which focus is where it was', async () => {
    const dialog = document.createElement('dialog');
    const table = document.createElement('capodama-table');
    Object.assign(table, {speed: 'instant', seed: 'dialog', players: '3'});
    dialog.append(table);
    document.body.append(dialog);
    const ready = told(table, 'table-ready');
    dialog.showModal();
    await ready;
    const card = await asked(table);
    card.focus();
    const top = dialog.scrollTop;
    await sendKeys({press: '?'});
    await until(() => table.shadowRoot!.querySelector('.panel') !== null);
    await sendKeys({press: 'Escape'});
    await until(() => table.shadowRoot!.querySelector('.panel') === null);
    expect(table.shadowRoot!.activeElement?.getAttribute('data-item')).to.equal(card.dataset['item']);
    expect(find(table, '[part~="hand"]').contains(table.shadowRoot!.activeElement)).to.equal(true);
    expect([dialog.open, dialog.scrollTop]).to.deep.equal([true, top]);
    await sendKeys({press: 'Escape'});
    await until(() => !dialog.open);
  });
});
