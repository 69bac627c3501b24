import {describe, it} from 'node:test';
import {expect} from 'chai';
import {seededRandom, type MatchRecord} from '@cartavola/engine';
import type {CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import type {Session} from '@cartavola/session';
import {pickOne} from '../engine/random-deals.js';
import {fourOf, listenTo, settled, thinker, anything, type Heard} from './listen.js';
import {sampleSize} from '../sample-size.js';

const viewOf = (session: Session): CapodamaView => session.view as CapodamaView;

function playOn({session}: Heard, count: number, seed: number): void {
  const random = seededRandom('persons', seed, 'test');
  for (let made = 0; made < count; made++) {
    if (viewOf(session).over && !session.proceed()) return;
    const view = viewOf(session);
    const seat = pickOne(view.turn, random);
    session.submit(seat, pickOne(session.moves(seat), random));
  }
}

/** Returns the expected record up to a move in a deal. */
function upTo({deals}: MatchRecord, deal: number, ply: number): unknown {
  return deals.slice(0, deal + 1).map(({dealer, pack, moves}, place) => ({
    dealer,
    pack,
    moves: place === deal ? moves.slice(0, ply) : moves,
  }));
}

const storyOf = ({deals}: MatchRecord): unknown => deals.map(({dealer, pack, moves}) => ({dealer, pack, moves}));

describe('Undo', () => {
  it('goes back to before the seat’s last move, even into an earlier deal', () => {
    let across = 0;
    for (let seed = 0; seed < sampleSize(25, 60); seed++) {
      const heard = listenTo({viewer: 'open', seed: String(seed % 7)});
      const {session, events} = heard;
      session.start();
      playOn(heard, 1 + seed * 2, seed);
      // Sometimes the next deal has just begun.
      if (viewOf(session).over) session.proceed();
      const record = session.record;
      const seat = seed % 4;
      const deal = record.deals.findLastIndex(({moves}) => moves.some((move) => move.seat === seat));
      if (deal < 0) {
        expect(session.undo(seat)).to.equal(false);
        expect(session.record).to.deep.equal(record);
        continue;
      }
      if (deal < record.deals.length - 1) across++;
      const ply = record.deals[deal]!.moves.findLastIndex((move) => move.seat === seat);
      expect(session.undo(seat)).to.equal(true);
      expect(storyOf(session.record)).to.deep.equal(upTo(record, deal, ply));
      expect(viewOf(session).turn).to.include(seat);
      expect(session.dealNumber).to.equal(deal);
      const last = events.at(-1)!;
      expect(last.type === 'rewound' && [last.deal, last.view]).to.deep.equal([deal, session.view]);
      const before = session.marks;
      expect(session.totals).to.deep.equal(
        [0, 1, 2, 3].map((place) => before.reduce((sum, marks) => sum + marks[place]!, 0)),
      );
    }
    expect(across).to.be.greaterThan(sampleSize(0, 1));
  });

  it('followed by the same moves gives the same deals, scores and result', () => {
    for (let seed = 0; seed < sampleSize(4, 12); seed++) {
      const heard = listenTo({viewer: 'open', seed: String(seed), options: {players: 4, target: 2}});
      const {session} = heard;
      session.start();
      playOn(heard, 500, seed);
      const whole = session.record;
      expect(session.result).not.to.equal(undefined);
      const [totals, result] = [session.totals, session.result];
      for (let times = 0; times < 10 + 3 * seed; times++) session.undo((times + seed) % 4);
      expect(session.result).to.equal(undefined);
      const from = session.record;
      expect(from.deals.flatMap(({moves}) => moves).length).to.be.at.most(
        whole.deals.flatMap(({moves}) => moves).length - 10,
      );
      whole.deals.forEach(({moves}, deal) => {
        const made = from.deals[deal]?.moves.length ?? 0;
        if (deal >= from.deals.length) expect(session.proceed()).to.equal(true);
        for (const {seat, ...move} of moves.slice(made)) expect(session.submit(seat, move).type).to.equal('made');
      });
      expect(session.record).to.deep.equal(whole);
      expect([session.totals, session.result]).to.deep.equal([totals, result]);
    }
  });

  it('drops players’ pending answers, and asks them again', async () => {
    const bots = [thinker(), thinker(), thinker(), thinker()];
    const {session} = listenTo({players: bots.map(({think}) => think), viewer: 'open'});
    session.start();
    await settled();
    const {capo} = viewOf(session);
    const other = (capo + 1) % 4;
    bots[capo]!.answer({type: 'double', suit: 'S'});
    await settled();
    session.undo(capo);
    expect(viewOf(session).phase).to.equal('double');
    bots[other]!.answer();
    await settled();
    expect(session.record.deals[0]!.moves).to.deep.equal([]);
    bots[capo]!.answer();
    await settled();
    expect(session.record.deals[0]!.moves, 'the capo’s answer from before the undo').to.deep.equal([]);
    bots[capo]!.answer({type: 'double', suit: 'C'});
    await settled();
    expect(session.record.deals[0]!.moves).to.deep.equal([{seat: capo, type: 'double', suit: 'C'}]);
  });

  it('deals the record’s packs again', () => {
    const first = listenTo({viewer: 'open', seed: 'first'});
    first.session.start();
    playOn(first, 40, 1);
    const record = first.session.record;
    expect(record.deals).to.have.lengthOf(2);
    const heard = listenTo({viewer: 'open', seed: 'second', record});
    const {session} = heard;
    session.start();
    const {moves} = record.deals[0]!;
    session.rewind(0, 36);
    session.submit(moves[36]!.seat, moves[36]!);
    session.proceed();
    expect(session.record.deals[1]!.pack).to.deep.equal(record.deals[1]!.pack);
  });
});

describe('A listener that undoes the last move of a deal', () => {
  it('causes the deal to be scored only once, when it ends again', () => {
    const heard = listenTo({viewer: 'open'});
    const {session, events} = heard;
    let taken = 0;
    session.subscribe((event) => {
      if (event.type === 'move' && viewOf(session).over && taken++ === 0) session.undo(event.seat);
    });
    session.start();
    playOn(heard, 38, 3);
    expect(session.record.deals[0]!.moves).to.have.lengthOf(37);
    expect(session.totals).to.deep.equal(session.marks[0]);
    expect(events.filter(({type}) => type === 'score')).to.have.lengthOf(1);
  });
});

describe('A player who takes over a seat', () => {
  it('replaces the pending answer of the earlier player', async () => {
    const before = thinker();
    const {session} = listenTo({players: fourOf(() => before.think), viewer: 'open'});
    session.start();
    await settled();
    const {capo} = viewOf(session);
    session.seat(capo, 'person');
    before.answer({type: 'double', suit: 'S'});
    await settled();
    expect(viewOf(session).doubled).to.equal(undefined);
    expect(session.submit(capo, {type: 'double', suit: 'C'}).type).to.equal('made');
    session.seat(capo, anything(1));
    await settled();
    expect(session.record.deals[0]!.moves.map(({seat}) => seat)).to.deep.equal([capo, capo]);
  });
});

describe('Two listeners', () => {
  it('receive the same events in the same order, even if the first asks for the next deal at once', async () => {
    const {session} = listenTo({players: fourOf(anything), options: {players: 4, target: 2}});
    const heard: [string[], string[]] = [[], []];
    session.subscribe(({type}) => {
      heard[0].push(type);
      if (type === 'score') session.proceed();
    });
    const end = new Promise<void>((resolve) => {
      session.subscribe(({type}) => {
        heard[1].push(type);
        if (type === 'match') resolve();
      });
    });
    session.start();
    await end;
    expect(heard[1]).to.deep.equal(heard[0]);
  });
});
