import {expect} from 'chai';
import type {CardTable, ReplayBranchEvent} from '@cartavola/elements';
import {setViewport} from '@web/test-runner-commands';
import {until} from '../tables/table-in-page.js';
import {button, find, findAll, movesIn, placeOf, press, put, SCOPA} from './replay-in-page.js';

describe('A replayed deal that the reader plays on', () => {
  before(() => setViewport({width: 900, height: 800}));
  afterEach(() => document.body.replaceChildren());

  it('continues at a table from the current moment, against bots, and returns as a branch', async () => {
    const replay = await put(SCOPA);
    const kinds: string[] = [];
    replay.addEventListener('replay-branch', ({detail}: ReplayBranchEvent) =>
      kinds.push(`${detail.kind} ${detail.ply}`),
    );
    await press(replay, 'next');
    await press(replay, 'play-on');
    const [, bruno] = findAll(replay, '[data-act="seat"]');
    expect(bruno!.textContent).to.equal('Bruno');
    bruno!.click();
    await until(() => find(replay, 'scopa-table') !== null);
    const table = find<CardTable>(replay, 'scopa-table')!;
    table.setAttribute('speed', 'instant');
    await until(() => (table.scene?.moves.length ?? 0) > 0);
    // The reader has Bruno’s seat and hand, and doesn't see any other hand.
    expect(table.scene!.view.viewer).to.equal(1);
    expect(table.standing!.names[0]).to.equal('Ada');
    const move = table.scene!.moves.find(({card}) => card !== undefined)!;
    expect(table.play(move)).to.equal(true);
    await until(
      () => (table.match as unknown as {record: {deals: {moves: unknown[]}[]}}).record.deals[0]!.moves.length >= 3,
    );
    await press(replay, 'back');
    expect(find(replay, 'scopa-table')).to.equal(null);
    expect(find(replay, '.branch')!.textContent).to.contain('What you played');
    expect(movesIn(replay).length).to.be.at.least(2);
    await press(replay, 'leave');
    expect(placeOf(replay)).to.contain('Move 1 of 5');
    expect(movesIn(replay)).to.have.length(5);
    expect(kinds).to.deep.equal(['play 1', 'match 1']);
  });

  it('leaves the replay unchanged if nothing is played', async () => {
    const replay = await put(SCOPA, {ply: '2'});
    await press(replay, 'play-on');
    await press(replay, 'leave-question');
    expect(find(replay, '.asked')).to.equal(null);
    await press(replay, 'play-on');
    findAll(replay, '[data-act="seat"]')[0]!.click();
    await until(() => find(replay, 'scopa-table') !== null);
    await press(replay, 'back');
    expect(placeOf(replay)).to.contain('Move 2 of 5');
    expect(button(replay, 'leave')).to.equal(null);
  });

  it('is judged by an expert who only knows what the player knows', async () => {
    const replay = await put(SCOPA);
    await press(replay, 'judge');
    await until(() => find(replay, '.values, .asked .title') !== null);
    await until(() => find(replay, '.asked')!.textContent.includes('The expert:'));
    // All three cards of the hand are rated: the expert’s choice, and the others.
    await until(() => findAll(replay, '.asked .values li').length >= 2);
    // In one seat’s view, only that seat’s moves can be judged.
    const own = await put(SCOPA, {seat: '1'});
    expect(button(own, 'judge')).to.equal(null);
    await press(own, 'next');
    expect(button(own, 'judge')).not.to.equal(null);
  });
});
