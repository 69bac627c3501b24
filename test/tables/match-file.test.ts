import {expect} from 'chai';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/capra-table.js';
import '@cartavola/elements/define/scopa-table.js';
import type {CardTable} from '@cartavola/elements';
import {parseRecord, writeRecord} from '@cartavola/engine';
import {scopaRules} from '@cartavola/engine/games/scopa/rules.js';
import {packRecord} from '@cartavola/engine/packed.js';
import {emulateTouch, keys} from '../input.js';
import {finger, mouse, untilAsked} from '../journeys/hands.js';
import {playMoves, recordOf, textOf} from '../saves/match-in-page.js';
import {wrongs} from './axe.js';
import {chooseByKey, chooseFile, drag, dragTo, drop, fileButton, opened, question, saved} from './files-in-page.js';
import {listenTo} from './heard.js';
import {choose, find, findAll, panelWith, put, told, until, type Attributes} from './table-in-page.js';
import {sampleOf} from '../sample-size.js';

const scopa = async (attributes: Attributes = {}, record?: unknown): Promise<CardTable> => {
  const table = await put('scopa-table', {seed: 'file', ...attributes}, 'table-ready', record);
  await untilAsked(table);
  return table;
};

const press = (table: CardTable, item: string): void => find(table, `[role="dialog"] [data-item="${item}"]`).click();

/** Begins a new match at a table. */
async function another(table: CardTable): Promise<void> {
  const ready = told(table, 'table-ready');
  table.newMatch();
  await ready;
  await untilAsked(table);
}

describe('The match as a file', () => {
  afterEach(async () => {
    await emulateTouch(false);
    document.body.replaceChildren();
    localStorage.clear();
  });

  for (const name of sampleOf(['scopa-table', 'capra-table', 'calypso-table', 'capodama-table'] as const, 2))
    it(`is saved with all its cards, and gives the same bytes when it is opened: ${name}`, async () => {
      const table = await put(name, {seed: 'file', players: '4'}, 'table-ready');
      await playMoves(table, 3);
      const file = await saved(table, 'save-record');
      expect(file.name).to.match(new RegExp(`^${name.replace('-table', '')}-20\\d\\d-\\d\\d-\\d\\d\\.json$`));
      expect(file.text).to.equal(textOf(table));
      table.remove();
      const other = await put(name, {seed: 'other', players: '4'}, 'table-ready');
      await untilAsked(other);
      await opened(other, () => chooseFile(other, file));
      expect(textOf(other)).to.equal(file.text);
      await untilAsked(other);
    });

  it('is played from the seat that the page sets, if the match in the file has that seat', async () => {
    const theirs = await scopa();
    await playMoves(theirs, 2);
    const file = {name: 'a.json', text: textOf(theirs)};
    const [deal] = recordOf(theirs).deals;
    theirs.remove();
    const table = await scopa({players: '2', seats: 'bot you'});
    await opened(table, () => drop(table, file));
    await untilAsked(table);
    expect(table.match!.viewer).to.equal(1);
    expect(recordOf(table).deals[0]!.moves.slice(0, deal!.moves.length)).to.deep.equal(deal!.moves);
    table.remove();
    const four = await scopa({players: '4', seats: 'bot bot bot you'});
    await opened(four, () => drop(four, file));
    expect(four.match!.viewer).to.equal(0);
    expect(textOf(four)).to.equal(file.text);
  });

  for (const [lang, item, buttons, saves] of sampleOf(
    [
      [
        'en',
        'Match as a file',
        ['Save as a file', 'Save as text', 'Open a file'],
        /^Your browser is saving “scopa-.*\.json”\.$/,
      ],
      [
        'fr',
        'Fichier de la partie',
        ['Enregistrer le fichier', 'Enregistrer le texte', 'Ouvrir un fichier'],
        /^Le navigateur enregistre «\u00a0scopa-.*\.json\u00a0»\.$/,
      ],
      [
        'it',
        'File della partita',
        ['Salva il file', 'Salva il testo', 'Apri un file'],
        /^Il browser salva «scopa-.*\.json»\.$/,
      ],
    ] as const,
    1,
  ))
    it(`has a panel that describes a file’s content, and announces what was saved, in “${lang}”`, async () => {
      const table = await scopa({lang});
      const heard = listenTo(table);
      await choose(table);
      expect((await panelWith(table, '[data-item="file"]')).textContent.trim()).to.equal(item);
      await mouse.use(find(table, '[data-item="file"]'));
      await panelWith(table, '[data-item="open-file"]');
      expect(find(table, '.panel').ariaLabel).to.equal(item);
      expect(findAll(table, '.panel .asks button').map(({textContent}) => textContent)).to.deep.equal(buttons);
      expect(find(table, '[data-panel="file"] p').textContent).to.match(
        /all its cards|toutes ses cartes|tutte le sue carte/,
      );
      expect(await wrongs(table)).to.deep.equal([]);
      await saved(table, 'save-record');
      await until(() => saves.test(findAll(table, '[data-panel="file"] p')[1]?.textContent ?? ''));
      await heard.said(findAll(table, '[data-panel="file"] p')[1]!.textContent.replaceAll('\u00a0', ' '));
      expect(findAll(table, 'textarea')).to.deep.equal([]);
      expect(await wrongs(table)).to.deep.equal([]);
    });

  it('can be text, in the letters of the language, with only the finished deals', async () => {
    const table = await scopa({lang: 'fr'});
    (await fileButton(table, 'save-notation')).click();
    await until(() =>
      /^Aucune donne n’est encore terminée/.test(findAll(table, '[data-panel="file"] p')[1]?.textContent ?? ''),
    );
    while (table.standing!.finished === 0) await playMoves(table, 1);
    await playMoves(table, 2);
    const record = recordOf(table);
    expect(record.deals).to.have.lengthOf(2);
    const file = await saved(table, 'save-notation');
    expect(file.name).to.match(/^scopa-[\d-]+\.txt$/);
    expect(file.text).to.match(/^game: scopa\nletters: fr\n/);
    expect(file.text).to.include('deal 1').and.not.include('deal 2');
    await another(table);
    await opened(table, () => chooseFile(table, file));
    expect(recordOf(table).deals[0]).to.deep.equal(record.deals[0]);
  });

  it('may be packed or typed if somebody else has made it', async () => {
    const table = await scopa();
    await playMoves(table, 2);
    const text = textOf(table);
    const record = parseRecord(text, [scopaRules]);
    if (!record.ok) throw new Error(record.problem.message);
    await another(table);
    await opened(table, () => drop(table, {name: 'packed', text: `${packRecord(record.value, scopaRules)}\n`}));
    expect(textOf(table)).to.equal(text);
    const {pack} = recordOf(table).deals[0]!;
    await another(table);
    await opened(table, () => drop(table, {name: 'typed.txt', text: `dealer: 1\npack: ${pack}`}));
    expect(recordOf(table).deals[0]!.pack).to.equal(pack);
  });

  it('keeps players’ names and comments', async () => {
    const table = await scopa();
    await playMoves(table, 1);
    const [deal] = recordOf(table).deals;
    const deals = [{...deal, comments: {1: {fr: 'Oh\u202f!'}}}];
    const record = {...recordOf(table), players: ['Ada', 'Zoë'], deals};
    const read = parseRecord(JSON.stringify(record), [scopaRules]);
    if (!read.ok) throw new Error(read.problem.message);
    const text = writeRecord(read.value, scopaRules);
    await another(table);
    await opened(table, () => drop(table, {name: 'a.json', text}));
    await playMoves(table, 1);
    const file = await saved(table, 'save-record');
    expect(JSON.parse(file.text)).to.deep.include({players: ['Ada', 'Zoë']});
    expect(file.text).to.include('"comments":{"1":{"fr":"Oh\u202f!"}}');
  });

  it('is opened by the keyboard alone', async () => {
    const table = await scopa();
    await playMoves(table, 2);
    const file = await saved(table, 'save-record');
    await another(table);
    find(table, '.hand .playable').focus();
    await keys('?');
    await panelWith(table, '.items');
    await until(() => table.shadowRoot!.activeElement?.matches('.panel *') === true);
    while (!table.shadowRoot!.activeElement!.matches('[data-item="file"]')) await keys('ArrowRight');
    await keys('Enter');
    await panelWith(table, '[data-item="open-file"]');
    await until(() => table.shadowRoot!.activeElement?.matches('[data-panel="file"] *') === true);
    while (!table.shadowRoot!.activeElement!.matches('[data-item="open-file"]')) await keys('ArrowRight');
    await opened(table, () => chooseByKey('Enter', file));
    expect(textOf(table)).to.equal(file.text);
    await untilAsked(table);
    expect(find(table, '.panel')).to.equal(null);
    expect(table.shadowRoot!.activeElement).to.not.equal(null);
  });

  it('is opened by touch', async () => {
    await emulateTouch(true);
    const table = await scopa();
    const input = (await fileButton(table, 'open-file')).parentElement!.querySelector('input')!;
    const clicked = told<MouseEvent>(input, 'click');
    await finger.use(find(table, '[data-item="open-file"]'));
    expect((await clicked).type).to.equal('click');
  });

  it('can be dropped on the table, which shows the drop target', async () => {
    const table = await scopa();
    await playMoves(table, 2);
    const file = {name: 'a.json', text: textOf(table)};
    await another(table);
    await drag(table, {file}, 'dragEnter', 'dragOver');
    await until(() => find(table, '.drop-target')?.textContent === 'Drop the file here to open its match');
    expect(await wrongs(table)).to.deep.equal([]);
    await dragTo({x: 2, y: 2}, {file}, 'dragOver');
    await until(() => find(table, '.drop-target') === null);
    await opened(table, () => drop(table, file));
    expect(textOf(table)).to.equal(file.text);
    expect(find(table, '.drop-target')).to.equal(null);
  });

  it('does not include other data: dropped text and URLs are left to the page', async () => {
    const table = await scopa();
    const text = textOf(table);
    const seen: boolean[] = [];
    const listening = new AbortController();
    for (const type of ['dragenter', 'dragover', 'drop'])
      addEventListener(
        type,
        (event) => {
          seen.push(event.defaultPrevented);
          // The browser would navigate to it.
          event.preventDefault();
        },
        {signal: listening.signal},
      );
    for (const mimeType of ['text/plain', 'text/uri-list'])
      await drag(table, {items: [{mimeType, data: 'https://example.org/'}]}, 'dragEnter', 'dragOver', 'drop');
    await until(() => seen.length >= 6);
    listening.abort();
    expect(seen).to.not.include(true);
    expect([find(table, '.drop-target'), question(table), textOf(table)]).to.deep.equal([null, null, text]);
  });

  for (const [lang, title] of sampleOf(
    [
      ['en', 'End this match and continue the one from the file?'],
      ['fr', 'Terminer cette partie et continuer celle du fichier\u202f?'],
      ['it', 'Terminare questa partita e continuare quella del file?'],
    ] as const,
    1,
  ))
    it(`needs confirmation if the reader is in the middle of a match, in “${lang}”`, async () => {
      const table = await scopa({lang});
      await playMoves(table, 1);
      const file = {name: 'a.json', text: textOf(table)};
      await another(table);
      await playMoves(table, 1);
      const mine = textOf(table);
      await chooseFile(table, file);
      await until(() => question(table)?.ariaLabel === title);
      await until(() => table.shadowRoot!.activeElement?.matches('[data-item="keep"]') === true);
      expect(await wrongs(table)).to.deep.equal([]);
      await keys('Escape');
      await until(() => question(table) === null);
      expect(textOf(table)).to.equal(mine);
      await chooseFile(table, file);
      await until(() => question(table) !== null);
      await opened(table, () => press(table, 'open'));
      expect(textOf(table)).to.equal(file.text);
    });

  it('returns to the file’s state if its match is on the table and has continued', async () => {
    const table = await scopa({save: 'blog'});
    const file = {name: 'a.json', text: textOf(table)};
    await opened(table, () => drop(table, file));
    await untilAsked(table);
    await playMoves(table, 2);
    await drop(table, file);
    await until(() => question(table) !== null);
    await opened(table, () => press(table, 'open'));
    expect(textOf(table)).to.equal(file.text);
  });

  it('continues where the reader left it if the page saves matches, and leaves the page’s match alone', async () => {
    const table = await scopa({save: 'blog'});
    const mine = textOf(table);
    const theirs = await scopa({seed: 'theirs'});
    const file = {name: 'a.json', text: textOf(theirs)};
    theirs.remove();
    await opened(table, () => drop(table, file));
    await untilAsked(table);
    await playMoves(table, 2);
    const text = textOf(table);
    table.remove();
    const again = await scopa({save: 'blog'});
    expect(textOf(again)).to.equal(mine);
    await opened(again, () => drop(again, file));
    expect(textOf(again)).to.equal(text);
  });
});
