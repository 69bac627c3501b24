import {expect} from 'chai';
import {executeServerCommand} from '@web/test-runner-commands';
import '@cartavola/elements/define/scopa-table.js';
import type {CardTable, TableErrorEvent} from '@cartavola/elements';
import {writeLink} from '@cartavola/elements/links.js';
import {parseRecord} from '@cartavola/engine';
import {scopaRules} from '@cartavola/engine/games/scopa/rules.js';
import {packRecord} from '@cartavola/engine/packed.js';
import {pointAt, untilAsked} from '../journeys/hands.js';
import {openTab, playMoves, putTable, recordOf, textOf} from '../saves/match-in-page.js';
import {openAddress} from '../embedded-page.js';
import {drag, drop, fileButton, opened, type TextFile} from './files-in-page.js';
import {follow} from './links-in-page.js';
import {alerts, choose, find, findAll, panelWith, put, told, until, type Attributes} from './table-in-page.js';

const scopa = async (attributes: Attributes = {}): Promise<CardTable> => {
  const table = await put('scopa-table', {seed: 'sharing', ...attributes}, 'table-ready');
  await untilAsked(table);
  return table;
};

/** Commands in the menu. */
const items = (table: CardTable): (string | undefined)[] =>
  findAll(table, '.panel .items button').map(({dataset}) => dataset['item']);

describe('A table without sharing', () => {
  afterEach(() => {
    document.body.replaceChildren();
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('does not offer links or files', async () => {
    const table = await scopa({sharing: 'none'});
    await choose(table);
    await panelWith(table, '.items');
    expect(items(table)).to.include('print').and.not.include.members(['link']);
    expect(items(table)).to.not.include('file');
    table.removeAttribute('sharing');
    await until(() => items(table).includes('link') && items(table).includes('file'));
  });

  it('leaves links to the next table of its game', async () => {
    const linkTo = (seed: string): string => writeLink({type: 'deal', game: 'scopa', options: {}, seed});
    const other = await scopa();
    await follow(other, linkTo('other'));
    other.remove();
    const first = await scopa({sharing: 'none'});
    const text = textOf(first);
    const changed = new Promise((resolve) => addEventListener('hashchange', resolve, {once: true}));
    location.hash = linkTo('early');
    await changed;
    await new Promise(requestAnimationFrame);
    // When this table is added, the code for links is already loaded, and no table has opened the link.
    const second = await scopa();
    await until(() => second.match?.setup.seed === 'early');
    const ready = told(second, 'table-ready');
    location.hash = linkTo('late');
    await ready;
    expect(second.match!.setup.seed).to.equal('late');
    expect(textOf(first)).to.equal(text);
  });

  it('leaves dropped files to the page', async () => {
    const table = await scopa({sharing: 'none'});
    const text = textOf(table);
    const seen: (readonly [type: string, isTaken: boolean])[] = [];
    const listening = new AbortController();
    for (const type of ['dragenter', 'dragover', 'drop'])
      addEventListener(
        type,
        (event) => {
          seen.push([type, event.defaultPrevented]);
          // The browser would navigate to the file.
          event.preventDefault();
        },
        {signal: listening.signal},
      );
    await drag(table, {file: {name: 'a.json', text}}, 'dragEnter', 'dragOver', 'drop');
    await until(() => seen.some(([type]) => type === 'drop'));
    listening.abort();
    expect(seen.some(([, isTaken]) => isTaken)).to.equal(false);
    expect([find(table, '.drop-target'), find(table, '[role="dialog"]')]).to.deep.equal([null, null]);
    table.sharing = 'all';
    await opened(table, () => drop(table, {name: 'a.json', text}));
  });

  it('reports any other value to the author', async () => {
    const error = document.createElement('scopa-table');
    const wrong = told<TableErrorEvent>(error, 'table-error');
    error.setAttribute('sharing', 'links');
    document.body.append(error);
    const {code, path} = (await wrong).detail;
    expect([code, path]).to.deep.equal(['attribute.sharing', 'sharing']);
    await until(() => alerts(error).length > 0);
    expect(alerts(error)[0]).to.include('“sharing” must be “all” or “none”.');
  });
});

describe('A file in a frame', () => {
  it('is saved under a strict policy with Trusted Types, and its text can be copied if the browser cannot save files', async () => {
    const page = await openTab('trusted-types');
    const table = await putTable(page, {seed: 'framed'}, 'scopa-table');
    await playMoves(table, 1);
    const [x, y] = await pointAt(await fileButton(table, 'save-record'));
    const file = await executeServerCommand<TextFile, {x: number; y: number}>('saved-file', {x, y});
    expect(file.text).to.equal(textOf(table));
    const field = (await panelWith(table, 'textarea')) as HTMLTextAreaElement;
    await until(() => table.shadowRoot!.activeElement === field);
    expect(field.selectionEnd - field.selectionStart).to.equal(field.value.length);
    // The deal isn't over, so its cards are packed.
    const record = parseRecord(file.text, [scopaRules]);
    expect(field.value).to.equal(record.ok && packRecord(record.value, scopaRules));
    expect(findAll(table, '[data-panel="file"] p')[1]!.textContent).to.match(/^If “scopa-.*\.json” was not saved,/);
    expect([page.violations, page.errors]).to.deep.equal([[], []]);
    page.close();
  });

  it('can be copied as text in a sandbox, and opened from there', async () => {
    const address = '/test/pages/matches.html?csp=trusted-types';
    const page = await openAddress(address, 900, 760, 'allow-scripts allow-same-origin');
    const table = await putTable({...page, mend: () => Promise.resolve()}, {seed: 'barred'}, 'scopa-table');
    await playMoves(table, 1);
    (await fileButton(table, 'save-record')).click();
    const {value} = (await panelWith(table, 'textarea')) as HTMLTextAreaElement;
    page.close();
    const other = await scopa();
    await opened(other, () => drop(other, {name: 'copied', text: value}));
    expect(recordOf(other).deals[0]!.moves.length).to.be.greaterThan(0);
  });
});
