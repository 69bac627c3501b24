import {SUITS, UNKNOWN, type Card} from '../../card.js';
import type {Viewer} from '../../game.js';
import {positionSeen, type Origin, type Position} from '../../position.js';
import {beats, inOrder, type LaidMove} from './plays.js';

/** The moves that laid a position's trick: who does not beat, or lay face down, has folded. */
export function movesOf({trick, trump}: Position): readonly LaidMove[] {
  let best: readonly Card[] = [];
  return trick.map(({cards, folded}, place) => {
    const ordered = inOrder(cards);
    const beaten = !folded && beats(ordered, best, SUITS.indexOf(trump!));
    const type = place === 0 ? 'lead' : beaten ? 'beat' : 'fold';
    if (type !== 'fold') best = ordered;
    return {type, cards: ordered};
  });
}

/** The position in which a deal began, as a viewer may know it: who folded knows what. */
export function capraPositionSeen(origin: Origin, viewer: Viewer): Position {
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
