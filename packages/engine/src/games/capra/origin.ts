import {SUITS, UNKNOWN, type Card} from '../../card.js';
import type {Seat, Viewer} from '../../move.js';
import {positionSeen, type Origin} from '../../origin.js';
import type {CapraDeal} from './deal.js';
import {beats, inOrder, type LaidMove} from './moves.js';
import type {CapraPosition} from './view.js';

/** The moves that laid a position's trick: who does not beat, or lay face down, has folded. */
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

/** What everybody has seen of a seat's hand where the deal began: after a fold it may have been any of these cards. */
export function seenAtOrigin({seen}: Origin, {tricks, trick}: CapraDeal, seat: Seat): readonly Card[] {
  const folded = [...tricks, trick].some(({plays}) => plays.some((play) => play.seat === seat && play.type === 'fold'));
  return folded ? [] : seen[seat]!;
}

/** The position in which the deal began, as a viewer may know it: who folded knows what. */
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
