import {expect} from '@open-wc/testing';
import {
  Match,
  parseRecord,
  seededRandom,
  writeRecord,
  type Card,
  type Game,
  type Move,
  type View,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import {Session, type Player, type SessionEvent, type SessionSetup, type Think} from './index.js';

const [game] = games as readonly [Game];
const options = {players: 4, target: 7};
const first: Think = (view) => Promise.resolve(view.moves[0]!);

/** A player that answers when the test says so. */
function slow(): {think: Think; asked: View[]; answer: (move?: Move) => void} {
  const waiting: {view: View; resolve: (move: Move) => void}[] = [];
  const asked: View[] = [];
  return {
    asked,
    think: (view) => new Promise((resolve) => (asked.push(view), waiting.push({view, resolve}))),
    answer(move) {
      const {view, resolve} = waiting.shift()!;
      resolve(move ?? view.moves[0]!);
    },
  };
}

function session(players: readonly Player[], more: Partial<SessionSetup> = {}): {run: Session; events: SessionEvent[]} {
  const events: SessionEvent[] = [];
  const run = new Session({game, options, seed: 'session', viewer: 0, players, dealer: 3, ...more});
  run.subscribe((event) => events.push(event));
  return {run, events};
}

/** Done when the session tells `type`. */
const until = (run: Session, type: SessionEvent['type']): Promise<SessionEvent> =>
  new Promise((resolve) => {
    const stop = run.subscribe((event) => {
      if (event.type !== type) return;
      stop();
      resolve(event);
    });
  });

/** Lets everything that is ready happen. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('A session', () => {
  it('of four bots plays a match to its end, and the totals are the sum of the marks', async () => {
    const {run, events} = session([first, first, first, first], {viewer: 'spectator'});
    run.subscribe((event) => void (event.type === 'score' && queueMicrotask(() => run.proceed())));
    const over = until(run, 'match');
    run.start();
    const event = await over;
    const marks = events.flatMap((one) => (one.type === 'score' ? [one.marks] : []));
    const sums = [0, 1, 2, 3].map((seat) => marks.reduce((sum, mark) => sum + mark[seat]!, 0));
    expect(event).to.deep.include({type: 'match', totals: sums});
    expect(run.totals).to.deep.equal(sums);
    expect(run.proceed()).to.equal(false);
  });

  it('asks everybody who is to act at once, and nobody twice', async () => {
    const players = [slow(), slow(), slow(), slow()];
    const {run} = session(players.map(({think}) => think));
    run.start();
    await settle();
    const capo = players.findIndex(({asked}) => asked.length === 1);
    expect(players.filter(({asked}) => asked.length > 0)).to.have.lengthOf(1);
    players[capo]!.answer();
    await settle();
    expect(players.map(({asked}) => asked.length)).to.deep.equal([0, 1, 2, 3].map((seat) => (seat === capo ? 2 : 1)));
    players[0]!.answer();
    await settle();
    expect(players.map(({asked}) => asked.length)).to.deep.equal([0, 1, 2, 3].map((seat) => (seat === capo ? 2 : 1)));
  });

  it('refuses a person’s illegal move and changes nothing', () => {
    const {run, events} = session(['person', 'person', 'person', 'person'], {viewer: 'open'});
    expect(run.submit(0, {type: 'play', card: 0 as Card})).to.deep.equal({rule: 'common.type', cards: []});
    run.start();
    const before = run.record;
    expect(run.submit(0, {type: 'play', card: 0 as Card})?.rule).to.equal('common.type');
    expect(run.record).to.deep.equal(before);
    expect(events.map(({type}) => type)).to.deep.equal(['deal']);
  });

  it('applies and tells nothing once it is stopped, and goes on when it is started again', async () => {
    const players = [slow(), slow(), slow(), slow()];
    const {run, events} = session(players.map(({think}) => think));
    run.start();
    await settle();
    const capo = players.findIndex(({asked}) => asked.length === 1);
    run.stop();
    players[capo]!.answer();
    await settle();
    expect(events.map(({type}) => type)).to.deep.equal(['deal']);
    run.start();
    await settle();
    players[capo]!.answer();
    await settle();
    expect(events.map(({type}) => type)).to.deep.equal(['deal', 'move']);
  });

  it('makes another move, and says so, for a player that throws, fails or breaks a rule', async () => {
    const bad: Think[] = [
      () => {
        throw new Error('no idea');
      },
      () => Promise.reject(new Error('no idea')),
      () => Promise.resolve({type: 'play', card: 63 as Card}),
    ];
    for (const think of bad) {
      const {run, events} = session([think, think, think, think], {viewer: 'open'});
      const scored = until(run, 'score');
      run.start();
      await scored;
      const moves = events.filter(({type}) => type === 'move').length;
      expect(moves).to.equal(1 + 4 + 32);
      expect(events.filter(({type}) => type === 'fault')).to.have.lengthOf(moves);
    }
  });

  it('takes back the last move of a seat and all since, and the same deals come again', async () => {
    const {run, events} = session(['person', first, first, first]);
    run.start();
    const made: string[] = [];
    /** Plays the person's first legal move whenever there is one. */
    const play = async (moves: number): Promise<void> => {
      for (let count = 0; count < moves; count++) {
        await settle();
        if (run.view!.over) run.proceed();
        else if (run.view!.moves.length > 0) {
          made.push(JSON.stringify(run.view));
          run.submit(0, run.view!.moves[0]!);
        }
      }
    };
    await play(14);
    const {record} = run;
    const deals = run.dealNumber;
    expect(deals).to.equal(1);
    while (run.dealNumber === 1) expect(run.undo(0)).to.equal(true);
    await settle();
    expect(JSON.stringify(run.view)).to.equal(
      made.filter((view) => !view.includes('"over":true'))[
        run.record.deals[0]!.moves.filter(({seat}) => seat === 0).length
      ],
    );
    expect(events.at(-1)!.type).to.equal('rewound');
    await play(14);
    expect(run.record.deals[1]!.pack).to.deep.equal(record.deals[1]!.pack);
    while (run.undo(0));
    expect(run.undo(0)).to.equal(false);
  });

  it('goes on with a record where it broke off', async () => {
    const {run} = session([first, first, first, first]);
    const scored = until(run, 'score');
    run.start();
    await scored;
    const read = parseRecord(writeRecord(run.record, game), games);
    if (!read.ok) throw new Error(read.problem.message);
    const again = session([first, first, first, first], {record: read.value}).run;
    expect(again.totals).to.deep.equal(run.totals);
    expect(again.marks).to.deep.equal(run.marks);
    again.start();
    expect(again.proceed()).to.equal(true);
    run.proceed();
    expect(again.record.deals[1]).to.deep.include({
      dealer: run.record.deals[1]!.dealer,
      pack: run.record.deals[1]!.pack,
    });
    run.stop();
    again.stop();
  });

  it('tells its viewer nothing that the viewer may not know', async () => {
    // Two worlds with one view: the same events must be told as long as the others have not played.
    const random = seededRandom('worlds', 0, 'test');
    const deal = new Match(game, options, 'session').deal({dealer: 3});
    const other = game.sample(deal.view(0), random);
    expect(other.view(0)).to.deep.equal(deal.view(0));
    expect(other.view('open')).not.to.deep.equal(deal.view('open'));
    expect(JSON.stringify(other.tell(0))).to.equal(JSON.stringify(deal.tell(0)));
    const {run, events} = session(['person', slow().think, slow().think, slow().think]);
    run.start();
    await settle();
    const told = JSON.stringify(events);
    expect(told).to.equal(JSON.stringify([{type: 'deal', deal: 0, facts: deal.tell(0)}]));
  });

  it('lets another player take a seat over', async () => {
    const asleep = slow();
    const {run, events} = session([asleep.think, asleep.think, asleep.think, asleep.think]);
    run.start();
    await settle();
    for (const seat of [0, 1, 2, 3]) run.seat(seat, first);
    await until(run, 'score');
    expect(events.at(-1)!.type).to.equal('score');
  });
});
