import {SUITS, type Card, type Move, type Seat, type Suit} from '@cartavola/engine';
import {beats, type CapraView} from '@cartavola/engine/games/capra/rules.js';
import {choicesOf, seatsAfter, type World} from './worlds.js';
import {sumOf, worthOf, WEIGHTS} from './worth.js';

/** Simulation of a trick in a sampled world. */
interface Course {
  best: readonly Card[];
  /** Seat that is winning the trick so far. */
  winner: Seat;
  points: number;
}

const isOwn = (a: Seat, b: Seat): boolean => a % 2 === b % 2;

/** Forecasts the points of the trick for the seat's side after its move, if the others play by heuristics. */
export function forecast(view: CapraView, me: Seat, move: Move, world: World): number {
  const {trump} = view;
  const course = begun(view, me, move, world);
  const isNew = move.type === 'claim' || view.trick.plays.length === 0;
  const left = isNew ? 3 : 3 - view.trick.plays.length;
  // After a claim, players who have played get their cards back.
  const handOf = (seat: Seat): readonly Card[] =>
    move.type === 'claim' ? [...world.hands[seat]!, ...world.laid[seat]!] : world.hands[seat]!;
  seatsAfter(me, left).forEach((seat, place) => answer(course, seat, handOf(seat), trump, place === left - 1));
  const sign = isOwn(course.winner, me) ? 1 : -1;
  return sign * (course.points + (course.winner === me ? 2 : 1) * WEIGHTS.lead);
}

/** Starts the trick with the seat's move. */
function begun({trick, best}: CapraView, me: Seat, move: Move, {laid}: World): Course {
  const cards = move.cards ?? [];
  if (move.type === 'claim') return {best: cards, winner: me, points: sumOf(cards)};
  const points = sumOf(laid.flat()) + sumOf(cards);
  if (move.type !== 'fold') return {best: cards, winner: me, points};
  return {best, winner: trick.plays.findLast(({type}) => type !== 'fold')!.seat, points};
}

/**
 * Simulates a seat's answer: it feeds its partner, beats if that is cheap or worth it, and otherwise makes the cheapest
 * fold.
 */
function answer(course: Course, seat: Seat, hand: readonly Card[], trump: Suit, last: boolean): void {
  const choices = choicesOf(hand, course.best.length);
  if (choices.length === 0) return;
  const cost = (cards: readonly Card[]): number =>
    worthOf(hand, trump) -
    worthOf(
      hand.filter((card) => !cards.includes(card)),
      trump,
    );
  const partner = isOwn(seat, course.winner);
  const feed = partner ? (last ? 1 : 0.5) : -1;
  const fold = least(choices, (cards) => cost(cards) - feed * sumOf(cards))!;
  if (!partner) {
    const beating = choices.filter((cards) => beats(cards, course.best, SUITS.indexOf(trump)));
    const beat = least(beating, (cards) => cost(cards) - (last ? 2 : 1) * sumOf(cards));
    if (beat && course.points + sumOf(beat) + WEIGHTS.eager - cost(beat) > -sumOf(fold) - cost(fold)) {
      course.best = beat;
      course.winner = seat;
      course.points += sumOf(beat);
      return;
    }
  }
  course.points += sumOf(fold);
}

/** Returns the item with the lowest cost, or undefined for an empty list. */
function least<T>(items: readonly T[], cost: (item: T) => number): T | undefined {
  let found: T | undefined;
  let lowest = Infinity;
  for (const item of items) {
    const here = cost(item);
    if (here < lowest) [found, lowest] = [item, here];
  }
  return found;
}
