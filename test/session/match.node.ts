import {describe, it} from 'node:test';
import {expect} from 'chai';
import {finish} from '@cartavola/bots';
import {choose} from '@cartavola/bots/games.js';
import {parseRecord, writeRecord, type Move} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {capodama} from '@cartavola/engine/games/capodama/capodama.js';
import type {Player, SessionEvent} from '@cartavola/session';
import {anyMoment} from '../engine/random-deals.js';
import {secretFrom, swappedStory} from '../engine/two-worlds.js';
import {anything, fourOf, listenTo, settled} from './listen.js';
import {sampleSize} from '../sample-size.js';

const sumOf = (marks: readonly (readonly number[])[]): number[] =>
  [0, 1, 2, 3].map((seat) => marks.reduce((sum, deal) => sum + deal[seat]!, 0));
const isMatch = (event: SessionEvent): boolean => event.type === 'match';
const isScore = (event: SessionEvent): boolean => event.type === 'score';

describe('A session of four bots', () => {
  it('plays a match to 7, reports the winner, and has totals that equal the sums of the marks', async () => {
    const think =
      (seat: number): Player =>
      (view) =>
        Promise.resolve(finish(choose(view, {level: 'casual', iterations: 50, seed: String(seat)})).move);
    const {session, events, heard} = listenTo({players: fourOf(think), viewer: 'spectator'}, true);
    session.start();
    const end = await heard(isMatch);
    const marks = events.flatMap((event) => (event.type === 'score' ? [event.marks] : []));
    expect(events.at(-1)).to.equal(end);
    expect(events.filter(isMatch)).to.have.lengthOf(1);
    expect(events.filter(({type}) => type === 'fault')).to.deep.equal([]);
    expect(session.marks).to.deep.equal(marks);
    expect(session.totals).to.deep.equal(sumOf(marks));
    expect(end).to.deep.include({totals: session.totals, result: session.result});
    const highest = session.totals[session.result!.winner!]!;
    expect(highest).to.equal(Math.max(...session.totals));
    expect(highest).to.be.at.least(7);
    const read = parseRecord(writeRecord(session.record, capodama), games);
    expect(read.ok && read.value).to.deep.equal(session.record);
    expect(session.proceed()).to.equal(false);
  });

  it('fires events in order with each deal’s number, moves and score and the totals so far', async () => {
    const {session, events, heard} = listenTo({players: fourOf(anything), viewer: 2}, true);
    session.start();
    await heard(isMatch);
    const kinds = events.map(({type}) => type).join(' ');
    expect(kinds).to.match(/^(deal( move){37} score ?)+match$/);
    const deals = events.flatMap((event) => (event.type === 'deal' ? [event.deal] : []));
    expect(deals).to.deep.equal([...deals.keys()]);
    const scores = events.flatMap((event) => (event.type === 'score' ? [event] : []));
    for (const [number, {totals}] of scores.entries()) {
      expect(totals).to.deep.equal(sumOf(scores.slice(0, number + 1).map(({marks}) => marks)));
    }
  });

  it('plays the same deals for the same seed, and different deals for a different seed', async () => {
    const packs = async (seed: string): Promise<string[]> => {
      const {session, heard} = listenTo({players: fourOf(anything), seed}, true);
      session.start();
      await heard(isMatch);
      return session.record.deals.map(({pack}) => pack!.join());
    };
    const [one, again, other] = [await packs('one'), await packs('one'), await packs('other')];
    expect(again).to.deep.equal(one);
    expect(one).not.to.include(other[0]);
  });

  it('begins with the given dealer', () => {
    for (const dealer of [0, 1, 2, 3]) {
      const {session} = listenTo({start: {dealer}});
      session.start();
      expect(session.view!.dealer).to.equal(dealer);
    }
  });
});

describe('The events of a session', () => {
  it('are the same in two worlds that look the same to its viewer', () => {
    let worlds = 0;
    for (let seed = 0; seed < sampleSize(20, 120); seed++) {
      const moment = anyMoment(4, seed);
      const viewer = seed % 5 === 4 ? 'spectator' : seed % 5;
      const secret = secretFrom(viewer, moment);
      const told = ({
        pack,
        moves,
      }: Pick<typeof moment, 'pack' | 'moves'>): {events: unknown; hands: string} | undefined => {
        const record = {
          game: 'capodama',
          options: {players: 4, target: 7},
          deals: [{dealer: moment.dealer, pack, moves: []}],
        };
        const {session, events} = listenTo({viewer, record});
        session.start();
        for (const {seat, ...move} of moves) if (session.submit(seat, move).type !== 'made') return undefined;
        return {events: JSON.parse(JSON.stringify([events, session.view])), hands: JSON.stringify(session.record)};
      };
      const here = told(moment)!;
      for (let swap = 0; swap + 1 < secret.length && swap < 4; swap++) {
        const there = told(swappedStory(moment, secret[swap]!, secret.at(-1 - swap)!));
        if (!there || there.hands === here.hands) continue;
        worlds++;
        expect(there.events, `seed ${seed}`).to.deep.equal(here.events);
      }
    }
    expect(worlds, 'worlds that differ').to.be.greaterThan(sampleSize(20, 150));
  });

  it('reach each listener until it unsubscribes', () => {
    const {session, events} = listenTo({});
    const also: SessionEvent[] = [];
    const stop = session.subscribe((event) => also.push(event));
    session.start();
    expect(also).to.deep.equal(events);
    stop();
    const capo = (session.view as unknown as {capo: number}).capo;
    expect(session.submit(capo, {type: 'double', suit: 'S'}).type).to.equal('made');
    expect(events).to.have.lengthOf(2);
    expect(also).to.have.lengthOf(1);
  });
});

describe('An interrupted match that is read again', () => {
  it('continues with the same totals and dealer, wherever it was interrupted', async () => {
    for (let broken = 0; broken < sampleSize(6, 24); broken++) {
      const whole = listenTo({players: fourOf(anything), seed: String(broken)}, true);
      let moves = 0;
      whole.session.subscribe(({type}) => {
        if (type === 'move' && ++moves === 5 + 11 * broken) whole.session.stop();
      });
      whole.session.start();
      await settled();
      for (let last = -1; last !== moves; await settled()) last = moves;
      const text = writeRecord(whole.session.record, capodama);
      const read = parseRecord(text, games);
      if (!read.ok) throw new Error(`${read.problem.path}: ${read.problem.message}`);
      const {session, heard} = listenTo({players: fourOf(anything), seed: String(broken), record: read.value}, true);
      expect(writeRecord(session.record, capodama)).to.equal(text);
      expect(session.totals).to.deep.equal(whole.session.totals);
      expect(session.view!.dealer).to.equal(whole.session.view!.dealer);
      session.start();
      if (session.view!.over) session.proceed();
      await heard(isMatch);
      expect(session.totals).to.deep.equal(sumOf(session.marks));
      const before = read.value.deals;
      expect(session.record.deals.slice(0, before.length).map(({pack}) => pack)).to.deep.equal(
        before.map(({pack}) => pack),
      );
      expect(parseRecord(writeRecord(session.record, capodama), games).ok).to.equal(true);
    }
  });

  it('keeps names, comments and lines', () => {
    const {moves, pack, dealer} = anyMoment(4, 5);
    const lines = {1: [{moves: moves.slice(1, 3), comments: {1: 'Another.'}}], 4: [{moves: moves.slice(4, 6)}]};
    const deals = [{dealer, pack, moves: moves.slice(0, 4), comments: {2: 'A remark.'}, lines}];
    const record = {game: 'capodama', options: {players: 4, target: 7}, players: ['Ada', '', 'Bo', ''], deals};
    const {session} = listenTo({record});
    expect(session.record).to.deep.equal(record);
    session.start();
    const seat = session.view!.turn[0]!;
    const move = capodamaMoves(session.record, seat)[0]!;
    expect(session.submit(seat, move).type).to.equal('made');
    expect(session.undo(seat)).to.equal(true);
    expect(session.record).to.deep.equal(record);
  });

  it('drops comments and lines for moves that are taken back, so its record stays valid', () => {
    const {moves, pack, dealer} = anyMoment(4, 5);
    const lines = {1: [{moves: moves.slice(1, 3)}], 3: [{moves: moves.slice(3, 5)}]};
    const deals = [{dealer, pack, moves: moves.slice(0, 4), comments: {2: 'A remark.', 4: 'A later one.'}, lines}];
    const {session} = listenTo({record: {game: 'capodama', options: {players: 4, target: 7}, deals}});
    session.rewind(0, 2);
    const [deal] = session.record.deals;
    expect(deal!.comments).to.deep.equal({2: 'A remark.'});
    expect(deal!.lines).to.deep.equal({1: lines[1]});
    expect(parseRecord(writeRecord(session.record, capodama), games).ok).to.equal(true);
    session.rewind(0, 0);
    expect(Object.keys(session.record.deals[0]!)).to.have.members(['dealer', 'pack', 'moves']);
  });
});

/** Returns the legal moves of a seat after a record, from another session. */
function capodamaMoves(record: Parameters<typeof writeRecord>[0], viewer: number): readonly Move[] {
  return listenTo({record, viewer}).session.view!.moves;
}

describe('A finished deal', () => {
  it('is only followed by the next one on request', async () => {
    const {session, events, heard} = listenTo({players: fourOf(anything)});
    session.start();
    await heard(isScore);
    await settled();
    expect(session.dealNumber).to.equal(0);
    expect(session.view!.over).to.equal(true);
    expect(session.proceed()).to.equal(true);
    expect(session.dealNumber).to.equal(1);
    expect(session.proceed(), 'during a deal').to.equal(false);
    expect(events.filter(({type}) => type === 'deal')).to.have.lengthOf(2);
    session.stop();
  });
});
