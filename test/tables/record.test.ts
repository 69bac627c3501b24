import {expect} from 'chai';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/define/cartavola-settings.js';
import {readLink} from '@cartavola/elements/links.js';
import {mouse, untilAsked} from '../journeys/hands.js';
import {playMatch} from '../journeys/play-match.js';
import {
  KEY,
  DAY,
  keptOf,
  scopa,
  playDeal,
  playToEnd,
  untilKept,
  settled,
  recordOf,
  textOf,
  sumsOf,
  clean,
} from './record-in-page.js';
import {matchOfSide} from './great-moments.js';
import {find, findAll, put, told, until} from './table-in-page.js';
import {long} from '../long.js';

/** Match that another tab has recorded. */
const theirs = {
  id: 'theirs',
  time: Date.UTC(2026, 9, 1),
  against: 'casual',
  options: {},
  deals: [{deal: 0, points: [4, 2], margin: 2}],
};

describe('The reader’s record', () => {
  afterEach(clean);

  long('counts each deal played with the mouse, and is shown at a table that is added later', async () => {
    const table = await scopa({seed: 'counted', players: '2'}, 'capodama-table');
    const record = await recordOf(table);
    expect(textOf(record)).to.include('Nothing yet');
    await playMatch(table, mouse, {deals: 1});
    await until(() => sumsOf(record) === '0 matches, 1 deal');
    const [own, other] = table.standing!.marks[0]!;
    expect(
      keptOf('capodama')!.matches.map(({deals, against, end, seed}) => ({deals, against, end, seed})),
    ).to.deep.equal([
      {
        deals: [{deal: 0, points: [own, other], margin: own! - other!}],
        against: 'beginner',
        end: undefined,
        seed: undefined,
      },
    ]);
    table.remove();
    record.remove();
    const later = await recordOf(await scopa({seed: 'another'}, 'capodama-table'));
    expect(sumsOf(later)).to.equal('0 matches, 1 deal');
  });

  it('contains the end of a match, and links that open its cards again', async () => {
    const table = await scopa({seed: 'ended', players: '4', target: '1', seats: 'you bot:expert bot bot'});
    const record = await recordOf(table);
    await playToEnd(table);
    await untilKept('scopa', ({matches}) => matches[0]?.end !== undefined);
    const [match] = keptOf('scopa')!.matches;
    const {totals, result} = table.standing!;
    expect(match!.end).to.deep.equal({
      outcome: result!.winner === 0 ? 'won' : 'lost',
      points: totals,
      margin: totals[0]! - totals[1]!,
    });
    expect([match!.against, match!.seed, match!.options]).to.deep.equal([
      'mixed',
      'ended',
      {players: '4', target: '1'},
    ]);
    await until(() => sumsOf(record).startsWith('1 match,'));
    expect(find(record, '.latest').getAttribute('aria-label')).to.match(/: (won|lost)\.$/);
    for (const link of findAll(record, '.best a') as HTMLAnchorElement[])
      expect(readLink(new URL(link.href).hash)).to.deep.equal({
        ok: true,
        value: {type: 'deal', game: 'scopa', options: {players: '4', target: '1'}, seed: 'ended'},
      });
  });

  for (const outcome of ['won', 'lost'] as const)
    it(`moves an adaptive level if the previous match was ${outcome} as well`, async () => {
      const before = {...theirs, end: {outcome, points: [11, 4], margin: 7}};
      localStorage.setItem(KEY, JSON.stringify({version: 1, games: {scopa: {matches: [before], days: []}}}));
      const table = await scopa({seed: 'adaptive', level: 'adaptive', target: '1', players: '2'});
      expect(table.readerSettings.value('level')).to.equal('adaptive');
      await playToEnd(table);
      await untilKept('scopa', ({matches}) => matches[1]?.end !== undefined);
      const [, played] = keptOf('scopa')!.matches;
      expect(played!.against, 'the level to start with').to.equal('casual');
      const isRow = played!.end!.outcome === outcome;
      const next = isRow ? {won: 'strong', lost: 'beginner'}[outcome] : 'adaptive';
      await until(() => table.readerSettings.value('level') === next);
      // The next match is at that level.
      const ready = told(table, 'table-ready');
      table.newMatch();
      await ready;
      await playToEnd(table);
      await untilKept('scopa', ({matches}) => matches[2]?.end !== undefined);
      expect(keptOf('scopa')!.matches[2]!.against).to.equal(next === 'adaptive' ? 'casual' : next);
    });

  it('doesn’t move a level that isn’t adaptive, or that isn’t counted', async () => {
    const before = ['won', 'lost'].map((outcome, place) => ({
      ...theirs,
      id: outcome,
      time: theirs.time + place,
      end: {outcome, points: [11, 4], margin: 7},
    }));
    for (const attributes of [{level: 'casual'}, {level: 'adaptive', uncounted: ''}]) {
      localStorage.setItem(KEY, JSON.stringify({version: 1, games: {scopa: {matches: before, days: []}}}));
      const table = await scopa({seed: 'adaptive', target: '1', players: '2', ...attributes});
      await playToEnd(table);
      await settled();
      expect(table.readerSettings.value('level')).to.equal(attributes.level);
    }
  });

  long('counts the same cards once: after undo, at another table, and from a record', async () => {
    const table = await scopa({seed: 'once'});
    await playDeal(table);
    await untilKept('scopa', ({matches}) => matches.length === 1);
    const first = localStorage.getItem(KEY);
    const text = JSON.stringify(table.record);
    expect(table.undo()).to.equal(true);
    await playDeal(table);
    await playDeal(await scopa({seed: 'once', level: 'expert'}));
    const given = (await put('scopa-table', {}, 'table-ready', text)) as CardTable;
    given.undo();
    await playDeal(given);
    await settled();
    expect(localStorage.getItem(KEY)).to.equal(first);
  });

  it('says that moves were taken back', async () => {
    const table = await scopa({seed: 'undone'});
    const record = await recordOf(table);
    const moved = told(table, 'table-move');
    table.play(table.scene!.moves[0]!);
    await moved;
    await untilAsked(table);
    table.undo();
    await playDeal(table);
    await untilKept('scopa', ({matches}) => matches[0]?.undone === true);
    await until(() => textOf(record).includes('Moves were taken back in 1 match.'));
  });

  it('does not count finished deals from a record, watched matches, or play at a table that is `uncounted`', async () => {
    const table = await scopa({seed: 'given', target: '1', uncounted: ''});
    await playToEnd(table);
    const text = JSON.stringify(table.record);
    const given = (await put('scopa-table', {target: '1'}, 'table-ready', text)) as CardTable;
    await untilAsked(given);
    given.undo();
    await playDeal(given);
    await put('scopa-table', {seats: 'bot bot', seed: 'watched', target: '1', level: 'beginner'}, 'table-match');
    await settled();
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('does not count play within `<cartavola-settings uncounted>`', async () => {
    const place = document.createElement('cartavola-settings');
    place.uncounted = true;
    document.body.append(place);
    const table = await scopa({seed: 'around', target: '1'});
    place.append(table);
    await playToEnd(table);
    await settled();
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('contains what two tabs have written at the same time', async () => {
    const table = await scopa({seed: 'mine'}, 'capodama-table');
    let write!: () => void;
    const written = new Promise<void>((done) => (write = done));
    // Another tab is writing, and read the record before the deal here was scored.
    const other = navigator.locks.request(KEY, async () => {
      await written;
      localStorage.setItem(KEY, JSON.stringify({version: 1, games: {scopa: {matches: [theirs]}}}));
    });
    await playDeal(table);
    await untilKept('capodama', ({matches}) => matches.length === 1);
    write();
    await other;
    await untilKept('capodama', ({matches}) => matches.length === 1);
    expect(keptOf('scopa')!.matches.map(({id}) => id)).to.deep.equal([theirs.id]);
  });

  it('does not contain cards from a deal in progress or the seed of a match in progress', async () => {
    const table = await scopa({save: 'kept'});
    await playDeal(table);
    const dealt = told(table, 'table-deal');
    table.nextDeal();
    await dealt;
    await untilKept('scopa', ({matches}) => matches.length === 1);
    expect(Object.keys(keptOf('scopa')!.matches[0]!).sort()).to.deep.equal([
      'against',
      'deals',
      'id',
      'options',
      'time',
    ]);
    const text = localStorage.getItem(KEY)!;
    for (const {pack} of (table.record as {deals: {pack: string}[]}).deals) expect(text).not.to.include(pack);
  });

  long('shows only the first result of each daily deal, in a calendar with a text alternative', async () => {
    const table = await scopa({seed: DAY});
    await playDeal(table);
    await untilKept('scopa', ({days}) => days.length === 1);
    const [own, other] = table.standing!.marks[0]!;
    const outcome = own! > other! ? 'won' : own! < other! ? 'lost' : 'drawn';
    expect(keptOf('scopa')!.days).to.deep.equal([{number: 326, outcome, points: [own, other]}]);
    const record = await recordOf(table);
    expect(findAll(record, '.days li').map(({textContent}) => textContent)).to.deep.equal([
      `22 November, no.\u00a0326: ${outcome} ${own}–${other}`,
    ]);
    expect(findAll(record, '.day')).to.have.lengthOf(30);
    const four = await scopa({seed: DAY, players: '4'});
    await playDeal(four);
    await untilKept('scopa', ({matches}) => matches.length === 2);
    expect(keptOf('scopa')!.days).to.have.lengthOf(1);
  });

  for (const [seats, outcome] of [
    ['you bot bot bot', 'won'],
    ['bot bot you bot', 'won'],
    ['bot bot bot you', 'lost'],
  ] as const)
    it(`contains the end of a match between sides, for ${seats}`, async () => {
      const {tag, record} = matchOfSide();
      const table = (await put(tag, {seats}, 'table-ready', record)) as CardTable;
      await playToEnd(table);
      await untilKept('calypso', ({matches}) => matches[0]?.end !== undefined);
      const [one, other] = table.standing!.result!.sides as [number, number];
      const points = outcome === 'won' ? [one, other] : [other, one];
      expect(keptOf('calypso')!.matches[0]!.end).to.deep.equal({outcome, points, margin: points[0]! - points[1]!});
    });

  long(
    'knows that fewer points are better in games where points lose, and counts only matches in games that only score matches',
    async () => {
      const capra = await scopa({seed: 'goat', target: '1'}, 'capra-table');
      await playToEnd(capra);
      await untilKept('capra', ({matches}) => matches[0]?.end !== undefined);
      const {goat} = capra.standing!.result as {goat: number};
      const {end} = keptOf('capra')!.matches[0]!;
      expect([end!.outcome, end!.margin > 0]).to.deep.equal(goat === 0 ? ['lost', false] : ['won', true]);
      const calypso = await scopa({seed: 'pairs'}, 'calypso-table');
      await playDeal(calypso);
      await untilKept('calypso', ({matches}) => matches.length === 1);
      expect(keptOf('calypso')!.matches[0]!.deals).to.deep.equal([{deal: 0, points: [], margin: 0}]);
    },
  ).timeout(90_000);
});
