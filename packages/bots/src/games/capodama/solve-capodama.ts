import type {CapodamaDeal} from '@cartavola/engine/games/capodama/capodama.js';
import type {MoveValue, Solving} from '../../endings/ending.js';
import {EndingSearch} from './ending-search.js';
import {endingTable, type EndingTable} from './ending-table.js';

/** Positions visited in about a millisecond. */
const STEP = 300;

/**
 * Solves a deal with all cards known. The value of each legal move is the number of points that the capo's side takes
 * with best play by both sides, from the current trick until the dealt hands are empty. More points are never worse for
 * winning (except in the solo game: see `reachableTotals`), so the best move for points is also best for the result.
 *
 * @param nodes - Maximum number of positions at the start of a trick that each step visits.
 */
export function* solvingCapodama(deal: CapodamaDeal, nodes = STEP): Solving {
  const {ending, search} = searchOf(deal);
  const values: MoveValue[] = [];
  search.budget = nodes;
  let step = nodes;
  let steps = 0;
  let guess = -1;
  for (const move of deal.moves(ending.seat)) {
    const card = ending.cards.indexOf(move.card!);
    const questions = questionsFor(ending, guess);
    let question = questions.next();
    while (!question.done) {
      const beta = question.value;
      const value = search.valueAfter(card, beta);
      if (search.budget >= 0) question = questions.next(value);
      else {
        yield;
        // Table entries are eventually overwritten, so use longer steps if many are needed.
        if (++steps % 64 === 0) step *= 2;
        search.budget = step;
      }
    }
    guess = question.value;
    values.push({move, value: guess});
  }
  return values;
}

/** Exact value of the whole ending, which is the value of its best move. */
export function valueOfCapodama(deal: CapodamaDeal): number {
  const {ending, search} = searchOf(deal);
  search.budget = Infinity;
  const questions = questionsFor(ending, -1);
  let question = questions.next();
  while (!question.done) question = questions.next(search.value(question.value));
  return question.value;
}

function searchOf(deal: CapodamaDeal): {readonly ending: EndingTable; readonly search: EndingSearch} {
  if (deal.phase !== 'play') throw new RangeError('Only a deal in play can be solved.');
  const {trick, doubled, fourth, variant} = deal;
  const hands = Array.from({length: variant.seats}, (_, seat) => deal.hands.list(seat));
  const ending = endingTable({hands, trick, doubled, fourth, withCapo: (seat) => deal.withCapo(seat)});
  return {ending, search: new EndingSearch(ending)};
}

/**
 * Finds a value by bisection with null-window tests, the first one near a guess (as in MTD(f)). Each test is faster
 * than a full search, and its table entries speed up the next one. Yields a bound to test, and receives the search's
 * bound in return.
 */
function* questionsFor({points}: EndingTable, guess: number): Generator<number, number, number> {
  let lower = 0;
  let upper = points.reduce((sum, one) => sum + one, 0);
  for (let near = 2; lower < upper; near--) {
    const beta = near > 0 && guess > lower && guess <= upper ? guess : (lower + upper + 1) >> 1;
    const value = yield beta;
    if (value < beta) upper = guess = value;
    else guess = (lower = value) + 1;
  }
  return lower;
}
