import {expect} from 'chai';
import {executeServerCommand} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/define/scopa-table.js';
import {untilAsked} from '../journeys/hands.js';
import {movesIn, playMoves, recordOf} from '../saves/match-in-page.js';
import {find, put, told, type Attributes} from './table-in-page.js';

const now = Date.now;

/** Sets the page's clock. */
const setClock = (time: string): void => {
  Date.now = () => Date.parse(time);
};

const scopa = async (attributes: Attributes = {}): Promise<CardTable> => {
  const table = await put('scopa-table', {seed: 'daily', ...attributes}, 'table-ready');
  await untilAsked(table);
  return table;
};

const packOf = (table: CardTable): string => recordOf(table).deals[0]!.pack;
const titleOf = (table: CardTable): string => find(table, '.bar .title').textContent.replace(/\s+/g, ' ').trim();

/** Ends the match and begins another one. */
async function beginNew(table: CardTable): Promise<void> {
  const ready = told(table, 'table-ready');
  table.newMatch();
  await ready;
  await untilAsked(table);
}

describe('The deal of the day', () => {
  beforeEach(() => setClock('2026-11-22T21:00:00Z'));
  afterEach(() => {
    Date.now = now;
    document.body.replaceChildren();
    localStorage.clear();
  });

  it('has the same cards for everyone on one day and different ones on the next, as its seed determines', async () => {
    const [one, other] = [await scopa(), await scopa({lang: 'it', deck: 'italian', level: 'strong'})];
    const old = await scopa({seed: 'cartavola daily 1 2026-11-22 scopa'});
    setClock('2026-11-23T00:00:00Z');
    const next = await scopa();
    expect(packOf(one)).to.equal(packOf(other));
    expect(packOf(one)).to.equal(packOf(old));
    expect(packOf(one)).to.not.equal(packOf(next));
    expect([one, other, old, next].map(({standing}) => standing!.day!.number)).to.deep.equal([326, 326, 326, 327]);
  });

  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles'])
    it(`follows UTC in ${zone}`, async () => {
      await executeServerCommand('time-zone', {zone});
      try {
        expect(Intl.DateTimeFormat().resolvedOptions().timeZone).to.equal(zone);
        expect((await scopa()).standing!.day!.number).to.equal(326);
        expect((await scopa({seed: 'weekly'})).standing!.day!.number).to.equal(47);
      } finally {
        await executeServerCommand('time-zone', {zone: ''});
      }
    });

  for (const [lang, daily, weekly] of [
    ['en', 'Scopa Deal of the day no. 326', 'Scopa Deal of the week no. 47'],
    ['fr', 'Scopa Donne du jour n° 326', 'Scopa Donne de la semaine n° 47'],
    ['it', 'Scopa Smazzata del giorno n. 326', 'Scopa Smazzata della settimana n. 47'],
  ] as const)
    it(`shows its number in “${lang}”`, async () => {
      const ofDay = await scopa({lang});
      const ofWeek = await scopa({lang, seed: 'weekly'});
      expect(titleOf(ofDay)).to.satisfy((title: string) => title.startsWith(daily));
      expect(titleOf(ofWeek)).to.satisfy((title: string) => title.startsWith(weekly));
      expect(find(ofDay, 'h2').textContent).to.include(daily.slice('Scopa '.length).replace(/ (?=\d)/, '\u00a0'));
    });

  it('continues after midnight, and a new match is for the new day', async () => {
    const table = await scopa();
    const pack = packOf(table);
    await playMoves(table, 2);
    setClock('2026-11-23T00:01:00Z');
    table.setAttribute('level', 'strong');
    await table.updateComplete;
    await playMoves(table, 1);
    expect([packOf(table), table.standing!.day?.number]).to.deep.equal([pack, 326]);
    await beginNew(table);
    expect([packOf(table), table.standing!.day?.number]).to.deep.equal([packOf(await scopa()), 327]);
  });

  it('is not repeated in a second match on the same day', async () => {
    const table = await scopa({save: 'blog'});
    const pack = packOf(table);
    await beginNew(table);
    expect(packOf(table)).to.not.equal(pack);
    expect(table.standing!.day).to.equal(undefined);
    const text = JSON.stringify(table.record);
    table.remove();
    const again = await scopa({save: 'blog'});
    expect(JSON.stringify(again.record)).to.equal(text);
    expect(again.standing!.day).to.equal(undefined);
    expect(titleOf(again)).to.match(/^Scopa Deal 1/);
  });

  it('is a separate match each day with `save`, and continues on the same day', async () => {
    const first = await scopa({save: 'blog'});
    await playMoves(first, 2);
    const moves = movesIn(first);
    const pack = packOf(first);
    first.remove();
    const again = await scopa({save: 'blog'});
    expect([packOf(again), movesIn(again), again.standing!.day?.number]).to.deep.equal([pack, moves, 326]);
    again.remove();
    setClock('2026-11-23T08:00:00Z');
    const next = await scopa({save: 'blog'});
    expect([movesIn(next) < moves, next.standing!.day?.number]).to.deep.equal([true, 327]);
    next.remove();
    setClock('2026-11-22T23:00:00Z');
    expect(movesIn(await scopa({save: 'blog'}))).to.equal(moves);
  });
});
