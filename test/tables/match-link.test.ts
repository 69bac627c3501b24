import {expect} from 'chai';
import '@cartavola/elements/define/calypso-table.js';
import '@cartavola/elements/define/cartavola-settings.js';
import '@cartavola/elements/define/scopa-table.js';
import type {CardTable} from '@cartavola/elements';
import {readLink, writeLink} from '@cartavola/elements/links.js';
import {readRecord} from '@cartavola/engine';
import {scopaRules} from '@cartavola/engine/games/scopa/rules.js';
import {packRecord} from '@cartavola/engine/packed.js';
import {mouse, untilAsked} from '../journeys/hands.js';
import {playMoves, recordOf} from '../saves/match-in-page.js';
import {wrongs} from './axe.js';
import {listenTo} from './heard.js';
import {clipboard, follow} from './links-in-page.js';
import {choose, find, panelWith, put, told, until, type Attributes} from './table-in-page.js';

const scopa = async (attributes: Attributes = {}, record?: unknown): Promise<CardTable> => {
  const table = await put('scopa-table', {seed: 'match', ...attributes}, 'table-ready', record);
  await untilAsked(table);
  return table;
};

/** Copies the link to the match in its current state from the menu. Returns its fragment. */
async function copyMatch(table: CardTable, texts: readonly string[]): Promise<string> {
  const before = texts.length;
  await choose(table, 'link');
  (await panelWith(table, '[data-item="match-link"]')).click();
  await until(() => texts.length === before + 2);
  find(table, '.panel [data-item="close"]').click();
  await until(() => find(table, '.panel') === null);
  return new URL(texts.at(-1)!).hash;
}

const dialog = (table: CardTable): HTMLElement => find(table, '[role="dialog"]');

describe('The link to a match with its moves', () => {
  let texts: string[];
  beforeEach(() => {
    texts = clipboard();
  });
  afterEach(() => {
    document.createElement('cartavola-settings').forget();
    document.body.replaceChildren();
    localStorage.clear();
    history.replaceState(null, '', location.pathname + location.search);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  for (const [lang, item, copied] of [
    ['en', 'The match so far as a link', /^Link copied\. .* contains all the cards\.$/],
    ['fr', 'Lien vers la partie jusqu’ici', /^Le lien est copié\. .* toutes les cartes\.$/],
    ['it', 'Link alla partita fin qui', /^Il link è copiato\. .* tutte le carte\.$/],
  ] as const)
    it(`is copied from the link panel, which announces it, in “${lang}”`, async () => {
      const table = await scopa({lang});
      const heard = listenTo(table);
      await choose(table, 'link');
      expect((await panelWith(table, '[data-item="match-link"]')).textContent).to.equal(item);
      await mouse.use(find(table, '[data-item="match-link"]'));
      await until(() => copied.test(find(table, '[data-panel="link"] p').textContent));
      await heard.said(find(table, '[data-panel="link"] p').textContent.replaceAll('\u00a0', ' '));
      expect(table.shadowRoot!.activeElement).to.equal(find(table, '[data-item="match-link"]'));
      expect(await wrongs(table)).to.deep.equal([]);
      expect(texts.at(-1)!.split('#')[0]).to.equal(location.href.split('#')[0]);
    });

  for (const name of ['scopa-table', 'calypso-table'] as const)
    it(`opens the same cards and moves in the same seat against the same bots, whatever the page sets: ${name}`, async () => {
      const table = await put(name, {players: '4', seats: 'bot bot you bot', level: 'strong'}, 'table-ready');
      await playMoves(table, 3);
      const hash = await copyMatch(table, texts);
      const record = recordOf(table);
      expect(record.deals[0]!.moves.length).to.be.at.least(3);
      table.remove();
      const other = await put(name, {seed: 'mine', level: 'beginner'}, 'table-ready');
      await untilAsked(other);
      await follow(other, hash);
      expect(recordOf(other)).to.deep.equal(record);
      expect(other.match!.viewer).to.equal(2);
      const bots = other.match!.setup.settings.seats.flatMap((player) => (player === 'you' ? [] : [player.bot]));
      expect([...new Set(bots)]).to.deep.equal(['strong']);
      expect(other.level).to.equal('beginner');
      await playMoves(other, 1);
    });

  it('is available for a match that has no deal link, because it came from a record', async () => {
    const first = await scopa();
    await playMoves(first, 2);
    const {record} = first;
    first.remove();
    const table = await scopa({seed: 'other'}, record);
    await choose(table, 'link');
    (await panelWith(table, '[data-item="match-link"]')).click();
    await until(() => find(table, '[data-panel="link"] p').textContent.startsWith('Link copied'));
    expect(new URL(texts[0]!).hash).to.match(/^#cartavola=match&game=scopa&record=1[\w-]+&seat=0&level=casual$/);
  });

  it('needs confirmation if the reader is in the middle of a match', async () => {
    const table = await scopa();
    await playMoves(table, 2);
    const hash = await copyMatch(table, texts);
    const record = recordOf(table);
    const ready = told(table, 'table-ready');
    table.newMatch();
    await ready;
    await playMoves(table, 1);
    const mine = recordOf(table);
    const opened = told(table, 'table-ready');
    for (const item of ['keep', 'open']) {
      // The table doesn't ask again about a declined link.
      location.hash = item === 'keep' ? hash : hash.replace('casual', 'strong');
      await until(() => dialog(table)?.ariaLabel === 'End this match and continue the one from the link?');
      expect(await wrongs(table)).to.deep.equal([]);
      find(table, `[role="dialog"] [data-item="${item}"]`).click();
      await until(() => dialog(table) === null);
      if (item === 'keep') expect(recordOf(table)).to.deep.equal(mine);
    }
    await opened;
    await untilAsked(table);
    expect(recordOf(table)).to.deep.equal(record);
  });

  it('continues where the reader left it if the page is reloaded', async () => {
    const table = await scopa({save: 'blog'});
    await playMoves(table, 1);
    const hash = await copyMatch(table, texts);
    table.remove();
    localStorage.clear();
    location.hash = hash;
    const opened = await scopa({save: 'blog', seed: 'mine'});
    await until(() => recordOf(opened).deals[0]!.pack === recordOf(table).deals[0]!.pack);
    await untilAsked(opened);
    await playMoves(opened, 2);
    const record = recordOf(opened);
    opened.remove();
    const again = await scopa({save: 'blog', seed: 'mine'});
    await until(() => recordOf(again).deals[0]!.pack === record.deals[0]!.pack);
    await untilAsked(again);
    expect(recordOf(again)).to.deep.equal(record);
  });

  it('does not open anything if a part of it is wrong, and the table says so', async () => {
    const table = await scopa();
    await playMoves(table, 1);
    const hash = await copyMatch(table, texts);
    const record = recordOf(table);
    const changed = (from: RegExp, to: string): string => hash.replace(from, to);
    for (const wrong of [
      changed(/record=1/, 'record=2'),
      changed(/record=[\w-]+/, 'record=1'),
      changed(/record=[\w-]+/, 'record='),
      changed(/record=([\w-]{20})[\w-]+/, 'record=$1'),
      changed(/seat=0/, 'seat=2'),
      changed(/level=casual/, 'level=godlike'),
    ]) {
      location.hash = wrong;
      await until(() => dialog(table) !== null);
      expect(dialog(table).ariaLabel, wrong).to.equal('This link doesn’t open a deal here.');
      find(table, '[role="dialog"] [data-item="keep"]').click();
      await until(() => dialog(table) === null);
      expect(recordOf(table), wrong).to.deep.equal(record);
    }
  });

  it('to a match of many deals does not break the deal link of the next match', async () => {
    const {vectors} = (await (await fetch('/test/vectors/scopa-2-italian-lastScopa-true.json')).json()) as {
      vectors: readonly {readonly record: {readonly deals: readonly object[]}}[];
    };
    const longest = vectors.map(({record}) => record).toSorted((a, b) => b.deals.length - a.deals.length)[0]!;
    const read = readRecord(longest, [scopaRules]);
    if (!read.ok) throw new Error(read.problem.message);
    const packed = packRecord({...read.value, deals: read.value.deals.slice(0, -1)}, scopaRules);
    expect(packed.length, 'characters').to.be.greaterThan(200);
    const table = await put('scopa-table', {seed: 'mine'}, 'table-ready');
    const ready = told(table, 'table-ready');
    location.hash = writeLink({type: 'match', game: 'scopa', packed});
    await ready;
    const again = told(table, 'table-ready');
    table.newMatch();
    await again;
    await untilAsked(table);
    await choose(table, 'link');
    await until(() => texts.length > 0);
    expect(readLink(new URL(texts[0]!).hash)).to.have.nested.property('value.type', 'deal');
  });

  it('lets a spectator keep watching', async () => {
    const table = await scopa();
    await playMoves(table, 1);
    const hash = await copyMatch(table, texts);
    table.remove();
    const other = await put('scopa-table', {seed: 'mine', seats: 'bot bot'}, 'table-ready');
    const ready = told(other, 'table-ready');
    location.hash = hash;
    await ready;
    expect(other.match!.viewer).to.equal('spectator');
    expect(recordOf(other).deals[0]!.pack).to.equal(recordOf(table).deals[0]!.pack);
  });
});
