// Checks answers to exact questions against an exhaustive search.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {finish, type Choice, type ExactQuestion, type Players} from '@cartavola/bots';
import {players as capodamaPlayers} from '@cartavola/bots/games/capodama/players.js';
import {players as scopaPlayers} from '@cartavola/bots/games/scopa/players.js';
import {seededRandom, type Deal, type Seat, type View, type WholeGame} from '@cartavola/engine';
import {capodama, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import {scopa, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {plainValue} from './plain-search.js';
import {randomEnding} from './random-ending.js';
import {sampleSize} from '../sample-size.js';

interface Subject {
  readonly game: WholeGame;
  readonly players: Players<never>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly isThere: (deal: never) => boolean;
  readonly isWith: (deal: Deal, one: Seat, other: Seat) => boolean;
  /** Points of a seat's side at the end. */
  readonly points: (deal: Deal, seat: Seat) => number;
}

const bySide = (_: Deal, one: Seat, other: Seat): boolean => one % 2 === other % 2;
const capodamaPoints = (deal: Deal, seat: Seat): number =>
  capodama
    .view(deal as CapodamaDeal, 'open')
    .points.reduce((sum, points, one) => sum + (isOfSide(deal, one, seat) ? points : 0), 0);
const isOfSide = (deal: Deal, one: Seat, other: Seat): boolean =>
  (deal as CapodamaDeal).withCapo(one) === (deal as CapodamaDeal).withCapo(other);

const SUBJECTS: Readonly<Record<string, Subject>> = {
  'Scopa for two': {
    game: scopa,
    players: scopaPlayers,
    options: {players: 2},
    isThere: (deal: ScopaDeal) => deal.stock === 0 && deal.inHands <= 5,
    isWith: bySide,
    points: (deal, seat) => scopa.score(deal as ScopaDeal).marks![seat % 2]!,
  },
  'Scopa in pairs': {
    game: scopa,
    players: scopaPlayers,
    options: {players: 4, rules: 'italian'},
    isThere: (deal: ScopaDeal) => deal.stock === 0 && deal.inHands <= 6,
    isWith: bySide,
    points: (deal, seat) => scopa.score(deal as ScopaDeal).marks![seat % 2]!,
  },
  'Capodama for four': {
    game: capodama,
    players: capodamaPlayers,
    options: {players: 4},
    isThere: (deal: CapodamaDeal) => deal.phase === 'play' && deal.played >= 25,
    isWith: isOfSide,
    points: capodamaPoints,
  },
};

/** The seat's view with all hands known, as if the deal had started from a known position. */
const openView = (game: WholeGame, deal: Deal, seat: Seat): View => ({
  ...game.view(deal, seat),
  hands: game.view(deal, 'open').hands,
});

const ask = ({players}: Pick<Subject, 'players'>, view: View, exact: ExactQuestion): Choice =>
  finish((players as unknown as Players).choose(view, {level: 'expert', iterations: 1, seed: 'a', exact}));

/** Value of each move of the player to act, by exhaustive search. */
function plain(deal: Deal, isOwn: (seat: Seat) => boolean, atEnd: (deal: Deal) => number): number[] {
  const [seat] = deal.actors;
  return deal.moves(seat!).map((move) => {
    const next = deal.clone();
    next.play(seat!, move);
    return plainValue(next, isOwn, atEnd);
  });
}

for (const [name, subject] of Object.entries(SUBJECTS))
  describe(`An exact question in ${name}`, () => {
    it('has the same answer as an exhaustive search for each player to act', () => {
      for (let number = 0; number < sampleSize(4, 25); number++) {
        const random = seededRandom('exact', number, name);
        const deal = randomEnding(subject.game, subject.options, random, subject.isThere as (deal: Deal) => boolean);
        if (!deal) continue;
        const [actor] = deal.actors;
        const view = openView(subject.game, deal, actor!);
        for (let seat = 0; seat < view.hands.length; seat++) {
          const isOwn = (one: Seat): boolean => subject.isWith(deal, one, seat);
          const values = plain(deal, isOwn, (end) => subject.points(end, seat));
          const best = isOwn(actor!) ? Math.max(...values) : Math.min(...values);
          const range = [best, best + 1] as const;
          const within = plain(deal, isOwn, (end) => {
            const points = subject.points(end, seat);
            return Number(points >= range[0] && points <= range[1]);
          });
          const {exact, value} = ask(subject, view, {seat});
          assert.deepEqual(exact?.values, values, `${name} ${number}, seat ${seat}`);
          assert.equal(value, best);
          assert.deepEqual(ask(subject, view, {seat, range}).exact?.meets?.map(Number), within);
        }
      }
    });
  });

/**
 * Seeds of endings in which the search reaches two positions that differ only in the points of their cards, so it must
 * not use the value of one for the other.
 */
const ALIKE = [11, 17, 31, 33];

describe('An exact question', () => {
  it('has the same answer as an exhaustive search if positions differ only in the points of their cards', () => {
    for (const seed of ALIKE) {
      const random = seededRandom('exact', seed, 'shapes');
      const deal = randomEnding(
        capodama,
        {players: 4},
        random,
        (one: CapodamaDeal) => one.phase === 'play' && one.played >= 23,
      )!;
      const [actor] = deal.actors;
      const values = plain(
        deal,
        (one) => isOfSide(deal, one, actor!),
        (end) => capodamaPoints(end, actor!),
      );
      const choice = ask({players: capodamaPlayers}, openView(capodama, deal, actor!), {seat: actor!});
      assert.deepEqual(choice.exact?.values, values, `seed ${seed}`);
    }
  });

  it('is not answered if cards are unknown', () => {
    const random = seededRandom('exact', 1, 'unknown');
    const deal = randomEnding(scopa, {players: 2}, random, (one) => one.stock === 0)!;
    const [seat] = deal.actors;
    const choice = ask({players: scopaPlayers}, scopa.view(deal, seat!), {seat: seat!});
    assert.equal(choice.exact, undefined);
  });
});
