import {expect} from 'chai';
import {sendKeys} from '@web/test-runner-commands';
import '@cartavola/elements/define/capodama-table.js';
import {asked, choose, find, panelWith, told, until} from './table-in-page.js';

describe('A table in a dialog', () => {
  afterEach(() => document.body.replaceChildren());

  it('leaves Escape to the dialog, except for what it closes itself, and then restores the focus', async () => {
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

  it('uses one Escape for a panel and one for full screen, and leaves the next to the dialog', async () => {
    const dialog = document.createElement('dialog');
    const element = document.createElement('capodama-table');
    Object.assign(element, {speed: 'instant', seed: 'dialog', players: '3'});
    dialog.append(element);
    document.body.append(dialog);
    const ready = told(element, 'table-ready');
    dialog.showModal();
    await ready;
    await asked(element);
    const fills = (): boolean => find(element, '.box').classList.contains('full');
    // Remove the full screen API, as on an iPhone, so the table covers the page instead.
    Object.assign(find(element, '.box'), {requestFullscreen: undefined});
    await choose(element, 'full-screen');
    await until(fills);
    (await asked(element)).focus();
    await sendKeys({press: '?'});
    await panelWith(element, 'button');
    await sendKeys({press: 'Escape'});
    await until(() => find(element, '.panel') === null);
    expect([fills(), dialog.open]).to.deep.equal([true, true]);
    await sendKeys({press: 'Escape'});
    expect([fills(), dialog.open]).to.deep.equal([false, true]);
    await sendKeys({press: 'Escape'});
    await until(() => !dialog.open);
  });
});
