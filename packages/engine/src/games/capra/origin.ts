import {SUITS, UNKNOWN, type Card} from '../../card.js';
import type {Viewer} from '../../game.js';
import {positionSeen, shownOrigin, type Origin, type Position, type ShownOrigin} from '../../position.js';
import type {CapraDeal} from './deal.js';
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

/** The origin as it is shown: who folded knows what, and after a fold it may have been any of the cards seen. */
export const shownAt = (origin: Origin): ShownOrigin<CapraDeal> =>
  shownOrigin(
    origin,
    (viewer) => positionWithFolds(origin, viewer),
    ({tricks, trick}, seat) => {
      const folded = [...tricks, trick].some(({plays}) =>
        plays.some((play) => play.seat === seat && play.type === 'fold'),
      );
      return folded ? [] : origin.seen[seat]!;
    },
  );

function positionWithFolds(origin: Origin, viewer: Viewer): Position {
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
