import {expect} from 'chai';
import type {CardTable} from '@cartavola/elements';
import type {EmbeddedPage} from '../embedded-page.js';
import {told, untilAsked} from '../journeys/hands.js';
import {find, findAll, type Attributes} from '../tables/table-in-page.js';
import {
  heard,
  insideOf,
  keptMatches,
  movesIn,
  openTab,
  playMoves,
  putTable,
  recordOf,
  setAside,
  textOf,
} from './match-in-page.js';
import {samplePairs} from '../sample-size.js';
import {long} from '../long.js';

/** Changes a table's attributes. Resolves when the table has a different match. */
async function change(table: CardTable, attributes: Attributes): Promise<void> {
  const ready = told(table, 'table-ready');
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  await ready;
  await untilAsked(table);
}

describe('A saved match', () => {
  let page: EmbeddedPage;
  beforeEach(async () => {
    localStorage.clear();
    page = await openTab();
  });
  afterEach(() => {
    document.body.replaceChildren();
    localStorage.clear();
  });

  const changes: readonly [game: string, attributes: Attributes, changed: Attributes, expected: object][] = [
    ['capodama-table', {players: '4'}, {players: '3'}, {players: 3}],
    ['capodama-table', {target: '7'}, {target: '3'}, {players: 4, target: 3}],
    ['scopa-table', {rules: 'source'}, {rules: 'italian'}, {players: 2, rules: 'italian'}],
  ];
  for (const [save, [name, attributes, changed, expected]] of samplePairs(['blog', undefined], changes)) {
    const kept = save === undefined ? 'without `save`' : 'with `save`';
    it(`gives way to a new one with ${JSON.stringify(changed)}, and returns with the first options, ${kept}`, async () => {
      const table = await putTable(page, {...attributes, ...(save && {save})}, name);
      const errors = heard(table, 'table-error');
      await playMoves(table, 2);
      const first = textOf(table);
      await change(table, changed);
      expect(recordOf(table).options).to.include(expected);
      expect(textOf(table)).to.not.equal(first);
      await playMoves(table, 1);
      const second = textOf(table);
      await change(table, attributes);
      expect(textOf(table)).to.equal(first);
      await change(table, changed);
      expect(textOf(table)).to.equal(second);
      await playMoves(table, 1);
      expect(errors).to.deep.equal([]);
      expect(page.errors).to.deep.equal([]);
    });
  }

  it('also depends on the reader’s seat and the seed', async () => {
    const table = await putTable(page, {save: 'blog', seed: 'monday'});
    await playMoves(table, 1);
    const first = textOf(table);
    const {pack} = recordOf(table).deals[0]!;
    await change(table, {seed: 'tuesday'});
    expect(recordOf(table).deals[0]!.pack).to.not.equal(pack);
    await change(table, {seats: 'bot you bot bot'});
    expect(table.match!.viewer).to.equal(1);
    await change(table, {seats: 'you bot bot bot', seed: 'monday'});
    expect(textOf(table)).to.equal(first);
  });

  it('returns on the next visit, even after matches with other options', async () => {
    const attributes = {save: 'blog', players: '4'};
    const table = await putTable(page, attributes);
    await playMoves(table, 2);
    const first = textOf(table);
    await change(table, {players: '5'});
    await playMoves(table, 1);
    page.close();
    const next = await putTable(await openTab(), attributes);
    expect(textOf(next)).to.equal(first);
  });

  long('belongs to its game: two games can use the same name', async () => {
    const names = ['capodama-table', 'scopa-table', 'capra-table', 'calypso-table'];
    const first: string[] = [];
    for (const name of names) {
      const table = await putTable(page, {save: 'blog'}, name);
      await playMoves(table, 1);
      first.push(textOf(table));
      table.remove();
    }
    page.close();
    const again = await openTab();
    const second: string[] = [];
    for (const name of names) second.push(textOf(await putTable(again, {save: 'blog'}, name)));
    expect(second).to.deep.equal(first);
    expect(keptMatches()).to.have.lengthOf(4);
    expect(setAside()).to.deep.equal([]);
  });

  long('doesn’t depend on appearance, names or levels', async () => {
    const table = await putTable(page, {save: 'blog', seats: 'you bot bot:casual bot', seed: 'one'});
    await playMoves(table, 1);
    const events = heard(table, 'table-ready', 'table-deal', 'table-error');
    const moves = movesIn(table);
    const packs = recordOf(table).deals.map(({pack}) => pack);
    const looks: Attributes = {
      level: 'beginner',
      deck: 'italian',
      speed: 'fast',
      hints: '',
      coach: '',
      sound: '',
      theme: 'wood',
    };
    for (const [name, value] of Object.entries({...looks, seats: 'you bot:strong bot bot'})) {
      table.setAttribute(name, value);
      await table.updateComplete;
    }
    table.names = ['Ada', 'Bea', 'Cleo', 'Dan'];
    await playMoves(table, 1);
    expect(movesIn(table)).to.be.greaterThan(moves);
    expect(recordOf(table).deals.map(({pack}) => pack)).to.deep.equal(packs);
    expect(events).to.deep.equal([]);
    expect(keptMatches()).to.have.lengthOf(1);
  });

  it('has bots that play at a new level from the next move on', async () => {
    const levels: string[] = [];
    const inside = insideOf(page);
    inside.Worker = class extends inside.Worker {
      override postMessage(message: unknown): void {
        const [level] = /(?<="level":")\w+/.exec(JSON.stringify(message)) ?? [];
        if (level) levels.push(level);
        super.postMessage(message);
      }
    };
    const table = await putTable(page, {level: 'beginner', seed: 'one'});
    await playMoves(table, 2);
    const before = levels.splice(0);
    table.level = 'casual';
    await playMoves(table, 2);
    expect(before.length).to.be.greaterThan(2);
    expect(new Set(before)).to.deep.equal(new Set(['beginner']));
    expect(levels.length).to.be.greaterThan(2);
    expect(new Set(levels)).to.deep.equal(new Set(['casual']));
  });

  it('is followed by a new match with different deals, even with a fixed seed', async () => {
    const table = await putTable(page, {save: 'blog', seed: 'one'});
    await playMoves(table, 1);
    const ready = told(table, 'table-ready');
    // `newMatch` doesn't ask the reader to confirm.
    table.newMatch();
    await ready;
    await playMoves(table, 1);
    const second = textOf(table);
    page.close();
    const next = await putTable(await openTab(), {save: 'blog', seed: 'one'});
    expect(textOf(next)).to.equal(second);
    expect(find(next, '.notice')).to.equal(null);
    expect(findAll(next, '.hand .card').length).to.be.greaterThan(0);
  });
});
