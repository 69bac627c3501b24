import {expect} from 'chai';
import type {EmbeddedPage} from '../embedded-page.js';
import {told, untilAsked} from '../journeys/hands.js';
import {find, until, type Attributes} from '../tables/table-in-page.js';
import {
  fillStorage,
  freeStorage,
  heard,
  insideOf,
  keptMatches,
  movesIn,
  newTable,
  noticeOf,
  openTab,
  playMoves,
  putTable,
  recordOf,
  setAside,
  textOf,
  untilNoticed,
} from './match-in-page.js';

const SAVED: Attributes = {save: 'blog', seed: 'storage'};
const ROOMLESS = /no room left/;

describe('The storage of a saved match', () => {
  let page: EmbeddedPage;
  beforeEach(async () => {
    localStorage.clear();
    page = await openTab();
  });
  afterEach(() => {
    expect(page.errors).to.deep.equal([]);
    document.body.replaceChildren();
    localStorage.clear();
  });

  it('reports once that it is full, shows a notice, and saves the latest match when there is space', async () => {
    const table = await putTable(page, SAVED);
    const events = heard(table, 'table-unsaved', 'table-error');
    await playMoves(table, 1);
    const [[, saved]] = keptMatches() as [[string, string]];
    fillStorage();
    await playMoves(table, 3);
    await untilNoticed(table, ROOMLESS);
    expect(events).to.deep.equal([{type: 'table-unsaved', code: 'save.full'}]);
    expect(keptMatches().map(([, text]) => text)).to.deep.equal([saved]);
    const newest = textOf(table);

    // An older match doesn't come back while the page is open.
    table.remove();
    const second = await putTable(page, SAVED);
    expect(textOf(second)).to.equal(newest);
    await playMoves(second, 1);
    await untilNoticed(second, ROOMLESS);
    expect(textOf(second)).to.not.equal(newest);

    freeStorage();
    await playMoves(second, 1);
    await until(() => noticeOf(second) === '');
    const last = textOf(second);
    page.close();
    page = await openTab();
    expect(textOf(await putTable(page, SAVED))).to.equal(last);
  });

  it('saves the match without another move when another page frees up space', async () => {
    const table = await putTable(page, SAVED);
    fillStorage();
    await playMoves(table, 2);
    await untilNoticed(table, ROOMLESS);
    const text = textOf(table);
    freeStorage();
    await until(() => noticeOf(table) === '');
    expect(keptMatches()[0]![1]).to.contain(text);
    fillStorage();
    const again = told(table, 'table-unsaved');
    await playMoves(table, 1);
    expect(((await again) as CustomEvent<{code: string}>).detail.code).to.equal('save.full');
  });

  it('shows its notice in the page’s language if it is full', async () => {
    const table = await putTable(page, {...SAVED, lang: 'fr'});
    fillStorage();
    await playMoves(table, 1);
    await untilNoticed(table, /^Ce navigateur n’a plus de place/);
    table.lang = 'it';
    await untilNoticed(table, /^Il browser non ha più spazio/);
    expect(find(table, '.notice p').getAttribute('role')).to.equal('status');
  });

  it('may become forbidden during a match', async () => {
    const table = await putTable(page, SAVED);
    const events = heard(table, 'table-unsaved');
    const {Storage, DOMException} = insideOf(page);
    Storage.prototype.setItem = () => {
      throw new DOMException('No.', 'SecurityError');
    };
    await playMoves(table, 3);
    await untilNoticed(table, /isn’t allowed to save the match/);
    expect(events).to.deep.equal([{type: 'table-unsaved', code: 'save.forbidden'}]);
  });

  it('is forbidden in a sandbox: the table plays, reports it once and shows a notice', async () => {
    const frame = document.createElement('iframe');
    frame.width = frame.height = '760';
    frame.sandbox.add('allow-scripts');
    frame.src = '/test/pages/sandboxed.html';
    const heardOf: {type: string; code?: string; moved?: boolean; notice?: string; errors?: string[]}[] = [];
    const hear = ({source, data}: MessageEvent): void => {
      if (source === frame.contentWindow) heardOf.push(data as {type: string});
    };
    addEventListener('message', hear);
    try {
      document.body.append(frame);
      const last = (type: string): (typeof heardOf)[number] | undefined => heardOf.findLast((one) => one.type === type);
      await until(() => last('table-ready') !== undefined);
      for (let moves = 0; moves < 3;) {
        const asked = heardOf.length;
        frame.contentWindow!.postMessage('move', '*');
        await until(() => heardOf.slice(asked).some(({type}) => type === 'moved'));
        if (last('moved')!.moved) moves++;
      }
      do {
        const asked = heardOf.length;
        frame.contentWindow!.postMessage('look', '*');
        await until(() => heardOf.slice(asked).some(({type}) => type === 'looked'));
      } while (last('looked')!.notice === '');
      expect(last('looked')).to.deep.include({errors: []});
      expect(last('looked')!.notice).to.match(/isn’t allowed to save the match/);
      expect(heardOf.filter(({type}) => type === 'table-unsaved')).to.deep.equal([
        {type: 'table-unsaved', code: 'save.forbidden'},
      ]);
      expect(last('table-error')).to.equal(undefined);
    } finally {
      removeEventListener('message', hear);
    }
  });

  describe('with an unreadable match', () => {
    const read = {pack: undefined as string | undefined};
    const unreadable: Readonly<Record<string, (text: string) => string>> = {
      'not JSON': (text) => text.slice(0, 60),
      'a later version': (text) => text.replace('cartavola/1', 'cartavola/99'),
      'another game’s': (text) => text.replace('"capodama"', '"scopa"'),
      'with an illegal move': (text) => text.replace(/"suit":"[SDC]"/, '"suit":"H"'),
      null: () => 'null',
      nothing: () => '',
    };
    for (const [name, spoil] of Object.entries(unreadable)) {
      it(`(${name}) sets it aside, reports it, and begins a new match`, async () => {
        const first = await putTable(page, SAVED);
        await playMoves(first, 1);
        first.remove();
        await Promise.resolve();
        const [[key, text]] = keptMatches() as [[string, string]];
        const spoiled = spoil(text);
        expect(spoiled).to.not.equal(text);
        localStorage.setItem(key, spoiled);
        const table = await newTable(page, SAVED);
        const events = heard(table, 'table-unsaved', 'table-error');
        page.document.body.append(table);
        await untilAsked(table);
        expect(events).to.deep.equal([{type: 'table-unsaved', code: 'save.unread'}]);
        expect(setAside()).to.deep.equal([spoiled]);
        await playMoves(table, 1);
        expect(setAside()).to.deep.equal([spoiled]);
        read.pack = recordOf(table).deals[0]!.pack;
        page.close();
        page = await openTab();
        expect(recordOf(await putTable(page, SAVED)).deals[0]!.pack).to.equal(read.pack);
      });
    }

    it('keeps five per name, then drops the oldest one and reports it', async () => {
      const codes: (string | undefined)[] = [];
      for (let time = 1; time <= 7; time++) {
        const table = await newTable(page, SAVED);
        const events = heard(table, 'table-unsaved');
        if (time > 1) localStorage.setItem(keptMatches()[0]![0], `spoiled ${time}`);
        page.document.body.append(table);
        await untilAsked(table);
        codes.push(...events.map(({code}) => code));
        table.remove();
        await Promise.resolve();
      }
      expect(codes).to.deep.equal([...Array<string>(5).fill('save.unread'), 'save.unread', 'save.dropped']);
      expect(setAside()).to.deep.equal([3, 4, 5, 6, 7].map((time) => `spoiled ${time}`));
    });

    it('doesn’t overwrite it if there is no space to set it aside', async () => {
      const first = await putTable(page, SAVED);
      first.remove();
      await Promise.resolve();
      const [[key]] = keptMatches() as [[string, string]];
      localStorage.setItem(key, 'spoiled');
      fillStorage();
      const table = await putTable(page, SAVED);
      await playMoves(table, 2);
      expect(localStorage.getItem(key)).to.equal('spoiled');
      const text = textOf(table);
      freeStorage();
      await until(() => setAside().length > 0);
      expect(setAside()).to.deep.equal(['spoiled']);
      expect(localStorage.getItem(key)).to.contain(text);
    });
  });

  describe('with a match from a version that saved one match per name', () => {
    const bareKey = 'cartavola:blog';
    /** Returns a match as an older version saved it. */
    const bareMatch = async (attributes: Attributes, name?: string): Promise<string> => {
      const table = await putTable(page, attributes, name);
      await playMoves(table, 2);
      const text = textOf(table);
      table.remove();
      return text;
    };

    it('finds it once, and moves it to the new key', async () => {
      const text = await bareMatch({seed: 'bare'});
      localStorage.setItem(bareKey, text);
      const table = await putTable(page, {save: 'blog'});
      expect(textOf(table)).to.equal(text);
      expect(localStorage.getItem(bareKey)).to.equal(null);
      await playMoves(table, 1);
      const next = textOf(table);
      page.close();
      page = await openTab();
      expect(textOf(await putTable(page, {save: 'blog'}))).to.equal(next);
    });

    it('gives it only to its own table', async () => {
      const text = await bareMatch({players: '3'});
      localStorage.setItem(bareKey, text);
      const events: string[] = [];
      page.document.addEventListener('table-unsaved', ({type}) => events.push(type));
      const others: readonly [name: string, attributes: Attributes][] = [
        ['scopa-table', {}],
        ['capodama-table', {players: '4'}],
        ['capodama-table', {players: '3', target: '3'}],
      ];
      for (const [name, attributes] of others) {
        const other = await putTable(page, {save: 'blog', ...attributes}, name);
        expect(movesIn(other), JSON.stringify([name, attributes])).to.be.lessThan(4);
        expect(localStorage.getItem(bareKey)).to.equal(text);
        other.remove();
      }
      expect(textOf(await putTable(page, {save: 'blog', players: '3'}))).to.equal(text);
      expect(events).to.deep.equal([]);
    });

    it('sets it aside if it is unreadable', async () => {
      localStorage.setItem(bareKey, '{"format":"cartavola/99"}');
      await putTable(page, SAVED);
      expect(localStorage.getItem(bareKey)).to.equal(null);
      expect(setAside()).to.deep.equal(['{"format":"cartavola/99"}']);
    });
  });
});
