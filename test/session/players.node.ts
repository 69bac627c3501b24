import {describe, it} from 'node:test';
import {expect} from 'chai';
import {seededRandom, UNKNOWN, type Move, type Seat} from '@cartavola/engine';
import {capodama, type CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import type {Player, Session, SessionEvent, Think} from '@cartavola/session';
import {pickOne, toCard} from '../engine/random-deals.js';
import {anything, fourOf, listenTo, settled, thinker, type Heard} from './listen.js';

const viewOf = (session: Session): CapodamaView => session.view as CapodamaView;
const isScore = (event: SessionEvent): boolean => event.type === 'score';

/** Makes `count` legal moves for human players, using the open view. */
function playOn({session}: Heard, count: number, seed = 0): void {
  const random = seededRandom('persons', seed, 'test');
  for (let made = 0; made < count; made++) {
    if (viewOf(session).over) session.proceed();
    const view = viewOf(session);
    const seat = pickOne(view.turn, random);
    const move = pickOne(session.moves(seat), random);
    expect(session.submit(seat, move).type).to.equal('made');
  }
}

/** Serialises the readable state of a session. */
const stateOf = (session: Session): string =>
  JSON.stringify([session.record, session.view, session.totals, session.marks, session.dealNumber, session.result]);

describe('A session during the exchange', () => {
  it('asks all four players at once, and takes their gifts in order of arrival', async () => {
    const players = fourOf(() => 'person').map(() => thinker());
    const {session} = listenTo({players: players.map(({think}) => think), viewer: 'open'});
    session.start();
    await settled();
    const {capo} = viewOf(session);
    expect(players.map(({asked}) => asked.length)).to.deep.equal([0, 1, 2, 3].map((seat) => (seat === capo ? 1 : 0)));
    players[capo]!.answer();
    await settled();
    expect(players.map(({asked}) => asked.length)).to.deep.equal([0, 1, 2, 3].map((seat) => (seat === capo ? 2 : 1)));
    for (const {asked} of players) expect((asked.at(-1) as CapodamaView).phase).to.equal('exchange');
    for (const seat of [2, 0, 3, 1]) {
      players[seat]!.answer();
      await settled();
    }
    expect(session.record.deals[0]!.moves.map(({seat}) => seat)).to.deep.equal([capo, 2, 0, 3, 1]);
    expect(players.map(({asked}) => asked.length)).to.deep.equal([0, 1, 2, 3].map((seat) => (seat === capo ? 3 : 1)));
  });

  it('shows each player its own view', async () => {
    const players = fourOf(() => 'person').map(() => thinker());
    const {session} = listenTo({players: players.map(({think}) => think)});
    session.start();
    await settled();
    players[viewOf(session).capo]!.answer();
    await settled();
    players.forEach(({asked}, seat) => {
      const {viewer, hands} = asked.at(-1)!;
      expect(viewer).to.equal(seat);
      const unknown = hands.flat().filter((card) => card === UNKNOWN);
      expect(unknown).to.have.lengthOf(hands[seat]!.includes(toCard('AH')) ? 24 : 23);
    });
  });
});

describe('A person’s move', () => {
  it('is refused as in the deal, without a change or an event', () => {
    const heard = listenTo({viewer: 'open'});
    const {session, events} = heard;
    const rule = {rule: 'common.type', cards: []};
    const early: Move = {type: 'double', suit: 'S'};
    expect(session.submit(0, early)).to.deep.equal({type: 'refused', move: early, refusal: rule});
    session.start();
    const refused = new Set<string>();
    const moves: Move[] = [...'AKQJT987'].flatMap((rank) =>
      [...'SHDC'].flatMap((suit) => [
        {type: 'play', card: toCard(rank + suit)},
        {type: 'give', left: toCard(rank + suit)},
      ]),
    );
    for (let ply = 0; ply < 37; ply++) {
      const [before, told] = [stateOf(session), events.length];
      for (const seat of [0, 1, 2, 3]) {
        for (const move of [...moves, {type: 'double', suit: 'H'} as Move, {type: 'fly'}]) {
          const refusal = capodama.refusal({...viewOf(session), viewer: seat, moves: session.moves(seat)}, move);
          if (!refusal) continue;
          expect(session.submit(seat, move)).to.deep.include({type: 'refused', refusal});
          refused.add(refusal.rule);
        }
      }
      expect(stateOf(session)).to.equal(before);
      expect(events.length).to.equal(told);
      playOn(heard, 1, ply);
    }
    expect([...refused]).to.include.members([
      'common.type',
      'common.turn',
      'common.card',
      'capodama.double',
      'capodama.follow',
    ]);
  });

  it('is only made if its callback agrees and has not made another move', () => {
    const {session, events} = listenTo({});
    session.start();
    const {capo} = viewOf(session);
    const [move, other] = session.moves(capo) as [Move, Move];
    const told = events.length;
    expect(session.submit(capo, move, () => false)).to.deep.equal({type: 'dropped', move});
    expect(events).to.have.lengthOf(told);
    const asked: Move[] = [];
    const submission = session.submit(capo, move, (legal) => {
      asked.push(legal);
      return session.submit(capo, other).type === 'made';
    });
    expect(submission.type).to.equal('dropped');
    expect(asked).to.deep.equal([move]);
    expect(session.record.deals[0]!.moves).to.deep.equal([{seat: capo, ...other}]);
    session.submit(capo, {type: 'fly'}, () => expect.fail('a refused move was asked about'));
  });

  it('is recorded for the seat in the call, not for the one in the move', () => {
    const {session} = listenTo({});
    session.start();
    const {capo} = viewOf(session);
    const move = {seat: (capo + 1) % 4, type: 'double', suit: 'S'} as Move;
    expect(session.submit(capo, move).type).to.equal('made');
    expect(session.record.deals[0]!.moves).to.deep.equal([{seat: capo, type: 'double', suit: 'S'}]);
  });

  it('for a seat whose bot is thinking leaves the match consistent', async () => {
    const bots = fourOf(() => 'person').map(() => thinker());
    const {session, events} = listenTo({players: bots.map(({think}) => think), viewer: 'open'});
    session.start();
    await settled();
    const {capo} = viewOf(session);
    const {type} = session.submit(capo, {type: 'double', suit: 'S'});
    bots[capo]!.answer({type: 'double', suit: 'C'});
    await settled();
    // Either of the two moves may count, but the match continues.
    expect(viewOf(session).doubled).to.equal(type === 'made' ? 'S' : 'C');
    expect(events.map(({type}) => type)).to.deep.equal(['deal', 'move']);
    expect(bots.every(({asked}) => asked.length > 0)).to.equal(true);
  });
});

describe('A stopped session', () => {
  it('ignores a bot’s later answer, and asks again when it is started', async () => {
    const bots = fourOf(() => 'person').map(() => thinker());
    const {session, events} = listenTo({players: bots.map(({think}) => think), viewer: 'open'});
    session.start();
    await settled();
    const bot = bots[viewOf(session).capo]!;
    session.stop();
    const [before, told] = [stateOf(session), events.length];
    bot.answer({type: 'double', suit: 'S'});
    await settled();
    expect([stateOf(session), events.length]).to.deep.equal([before, told]);
    session.start();
    await settled();
    expect(bot.asked).to.have.lengthOf(2);
    bot.answer({type: 'double', suit: 'C'});
    await settled();
    expect(viewOf(session).doubled).to.equal('C');
  });

  it('does not ask anyone, not even the seat it was about to ask', async () => {
    const bots = fourOf(() => 'person').map(() => thinker());
    const {session} = listenTo({players: bots.map(({think}) => think)});
    session.start();
    session.stop();
    await settled();
    expect(bots.flatMap(({asked}) => asked)).to.have.lengthOf(0);
  });

  it('does not fire events after a listener has stopped it, and continues to the end later', async () => {
    for (const stopAt of [1, 2, 5, 20, 38]) {
      const {session, events, heard} = listenTo({players: fourOf(anything)});
      let [told, after] = [0, 0];
      let stopped = false;
      session.subscribe(() => {
        if (stopped) after++;
        else if (++told === stopAt) {
          stopped = true;
          session.stop();
        }
      });
      session.start();
      await settled();
      await settled();
      expect([told, after], `stopped at event ${stopAt}`).to.deep.equal([stopAt, 0]);
      stopped = false;
      session.start();
      if (stopAt < 38) await heard(isScore);
      expect(events.filter(({type}) => type === 'deal')).to.have.lengthOf(1);
    }
  });
});

describe('A player who fails', () => {
  const failures: readonly (readonly [string, Think])[] = [
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
    ['answers with nothing', () => Promise.resolve(undefined as unknown as Move)],
    ['answers an illegal move', () => Promise.resolve({type: 'double', suit: 'H'})],
    ['answers a move without a type', () => Promise.resolve({} as Move)],
    ['plays a card that it doesn’t have', () => Promise.resolve({type: 'play', card: UNKNOWN})],
    ['answers something else', () => 'AH' as unknown as Promise<Move>],
  ];
  for (const [what, think] of failures) {
    it(`and ${what} is reported as a fault, and the match continues`, async () => {
      const broken: Seat = 2;
      const players: Player[] = fourOf((seat) => (seat === broken ? think : anything(seat)));
      const {session, events, heard} = listenTo({players, viewer: 'open'});
      session.start();
      await heard(isScore);
      const faults = events.flatMap((event) => (event.type === 'fault' ? [event] : []));
      const moves = session.record.deals[0]!.moves;
      expect(moves).to.have.lengthOf(37);
      expect(faults.map(({seat}) => seat)).to.deep.equal(moves.filter(({seat}) => seat === broken).map(() => broken));
    });
  }
});
