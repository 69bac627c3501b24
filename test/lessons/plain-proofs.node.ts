// Solves the shipped puzzles with few cards again by exhaustive search, which shares no code with the solvers.
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {shippedPuzzles} from '@cartavola/cli/shipped-puzzles.js';
import {placeDeal, seededRandom, type Deal, type Seat, type WholeGame} from '@cartavola/engine';
import {calypso, type CalypsoDeal} from '@cartavola/engine/games/calypso/calypso.js';
import {capodama, type CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import {capra, type CapraDeal} from '@cartavola/engine/games/capra/capra.js';
import {ALL_POINTS, pointsOf} from '@cartavola/engine/games/capra/rules.js';
import {scopa, type ScopaDeal} from '@cartavola/engine/games/scopa/scopa.js';
import {answerText, readPuzzleSet} from '@cartavola/lessons';
import {plainValue} from '../endings/plain-search.js';
import {sampleSize} from '../sample-size.js';

interface Subject {
  readonly game: WholeGame;
  /** Maximum number of cards in all hands: in a sample, and in all tests. */
  readonly most: readonly [number, number];
  readonly isWith: (deal: Deal, one: Seat, other: Seat) => boolean;
  /** Points of a seat's side at the end, or its lead. */
  readonly value: (deal: Deal, seat: Seat) => number;
  /** Points of a seat's side so far. At the end, all its points. */
  readonly taken: (deal: Deal, seat: Seat) => number;
}

const bySide = (_: Deal, one: Seat, other: Seat): boolean => one % 2 === other % 2;
const isWithCapo = (deal: Deal, seat: Seat): boolean => (deal as CapodamaDeal).withCapo(seat);
const sameSide = (deal: Deal, one: Seat, other: Seat): boolean => isWithCapo(deal, one) === isWithCapo(deal, other);
const lead = (marks: readonly number[], seat: Seat): number => marks[seat % 2]! - marks[1 - (seat % 2)]!;

const capodamaPoints = (deal: Deal, seat: Seat): number =>
  capodama
    .view(deal as CapodamaDeal, 'open')
    .points.reduce((sum, points, one) => sum + (sameSide(deal, one, seat) ? points : 0), 0);

/** Points of cards and complete calypsos. */
function calypsoPoints(deal: Deal, seat: Seat): number {
  const {building, done, discards} = calypso.view(deal as CalypsoDeal, 'open');
  return [seat, (seat + 2) % 4].reduce(
    (sum, one) => sum + 20 * building[one]!.length + 500 * done[one]! + 10 * discards[one]!,
    0,
  );
}

const SUBJECTS: readonly Subject[] = [
  {
    game: scopa,
    most: [6, 6],
    isWith: bySide,
    value: (deal, seat) => lead(scopa.score(deal as never).marks!, seat),
    taken: (deal, seat) =>
      deal.over
        ? scopa.score(deal as never).marks![seat % 2]!
        : scopa.view(deal as ScopaDeal, 'open').scopas[seat % 2]!.length,
  },
  {
    game: capra,
    most: [7, 12],
    isWith: bySide,
    // Card points. Having no trick is worse for a side than having only tricks without points.
    value(deal, seat) {
      const {side, cards} = capra.score(deal as never).lines[0]!;
      const points = cards.length === 0 ? -1 : cards.reduce((sum, card) => sum + pointsOf[card]!, 0);
      return side === seat % 2 ? points : ALL_POINTS - points;
    },
    taken(deal, seat) {
      const {tricks, position} = capra.view(deal as CapraDeal, 'open');
      const own = tricks.filter(({winner}) => winner % 2 === seat % 2).flatMap(({plays}) => plays);
      return [...position!.piles[seat % 2]!, ...own.flatMap(({cards}) => cards)].reduce(
        (sum, card) => sum + pointsOf[card]!,
        0,
      );
    },
  },
  {
    game: capodama,
    most: [8, 16],
    isWith: sameSide,
    value: capodamaPoints,
    taken: capodamaPoints,
  },
  {
    game: calypso,
    most: [12, 16],
    isWith: bySide,
    value: calypsoPoints,
    taken: calypsoPoints,
  },
];

describe('Exhaustive search finds the answers and margins of the shipped puzzles', () => {
  for (const {game, most, isWith, value, taken} of SUBJECTS)
    it(`of ${game.id}`, async () => {
      const read = readPuzzleSet(JSON.parse(new TextDecoder().decode(await shippedPuzzles(game.id))), [game]);
      assert.ok(read.ok);
      let count = 0;
      const faulty: string[] = [];
      for (const {id, goal, position, proof, answers} of read.value.puzzles) {
        if (proof?.by !== 'exact' || position.hands.flat().length > sampleSize(...most)) continue;
        count++;
        const deal = placeDeal(game, position, seededRandom('known', 0, 'test'));
        const {seat} = position;
        const values = deal.moves(seat).map((move) => {
          const next = deal.clone();
          next.play(seat, move);
          const worth = plainValue(
            next,
            (one) => isWith(deal, one, seat),
            (end) => (goal === 'best' ? value(end, seat) : taken(end, seat) - taken(deal, seat)),
          );
          return {text: answerText(move), worth};
        });
        const best = Math.max(...values.map(({worth}) => worth));
        const right = values.filter(({worth}) => worth === best).map(({text}) => text);
        const next = Math.max(...values.filter(({worth}) => worth < best).map(({worth}) => worth));
        if (goal !== 'best' && goal !== `secure>=${best}`) faulty.push(`${id}: at most ${best}, not ${goal}`);
        if (right.sort().join() !== [...answers].sort().join() || best - next !== proof.margin)
          faulty.push(`${id}: ${right.join()}, ${best - next} ahead, not ${answers.join()}, ${proof.margin}`);
      }
      assert.deepEqual(faulty, []);
      assert.ok(count >= 3, `only ${count}`);
    });
});
