import {SUITS, UNKNOWN, type Card} from '../../card.js';
import type {Seat, Viewer} from '../../move.js';
import {positionSeen, type Origin} from '../../origin.js';
import type {CapraDeal} from './deal.js';
import {beats, inOrder, type LaidMove} from './moves.js';
import type {CapraPosition} from './view.js';

/**
 * Rebuilds the moves of a position's trick. Cards that are face down, or that don't beat the best cards so far, count
 * as a fold.
 */
export function movesOf({trick, trump}: CapraPosition): readonly LaidMove[] {
  let best: readonly Card[] = [];
  return trick.map(({cards, folded}, place) => {
    const ordered = inOrder(cards);
    const beaten = !folded && beats(ordered, best, SUITS.indexOf(trump!));
    const type = place === 0 ? 'lead' : beaten ? 'beat' : 'fold';
    if (type !== 'fold') best = ordered;
    return {type, cards: ordered};
  });
}

/**
 * Returns the cards in a seat's hand that everybody saw in the starting position. Empty after a fold, because the seat
 * may have folded any of them.
 */
export function seenAtOrigin({seen}: Origin, {tricks, trick}: CapraDeal, seat: Seat): readonly Card[] {
  const folded = [...tricks, trick].some(({plays}) => plays.some((play) => play.seat === seat && play.type === 'fold'));
  return folded ? [] : seen[seat]!;
}

/** Returns the starting position as seen by a viewer. Only the seat that folded cards sees them. */
export function positionWithFolds(origin: Origin<CapraPosition>, viewer: Viewer): CapraPosition {
  const seen = positionSeen(origin, viewer);
  if (viewer === 'open') return seen;
  const moves = movesOf(origin.position);
  return {
    ...seen,
    trick: seen.trick.map((laid, place) =>
      moves[place]!.type === 'fold' && laid.seat !== viewer
        ? {seat: laid.seat, cards: laid.cards.map(() => UNKNOWN), folded: true}
        : laid,
    ),
  };
}
