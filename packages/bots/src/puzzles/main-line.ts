import {placeDeal, seededRandom, type Deal, type Move, type Position, type View} from '@cartavola/engine';
import {finish} from '../drive.js';
import type {MoveValue} from '../endings/ending.js';
import {solving} from '../endings/exact.js';
import type {PuzzleGame} from './puzzle-game.js';

/** A choice in a puzzle, with the moves that keep the goal within reach. */
export interface Decision<V extends View = View> {
  readonly view: V;
  readonly right: readonly Move[];
}

/**
 * Plays a position with all cards known to the end of the deal. The position's seat plays the first move that
 * guarantees at least `least` more points from the position onwards, and the others defend as well as possible. Returns
 * the seat's choices.
 */
export function* mainLine<V extends View, D extends Deal, P extends Position>(
  {game, exact}: Pick<PuzzleGame<V, D, P>, 'game' | 'exact'>,
  position: P,
  least: number,
): Generator<undefined, readonly Decision<V>[]> {
  const {playedOn} = exact;
  const {seat} = position;
  const deal = placeDeal(game, position, seededRandom('known', 0, 'puzzles'));
  const total = playedOn.taken(deal, seat) + least;
  const decisions: Decision<V>[] = [];
  while (!deal.over) {
    const [actor] = game.view(deal, 'spectator').turn;
    const values = yield* solving(playedOn, deal, seat);
    const isOwn = playedOn.isWith(deal, actor!, seat);
    const best = Math.max(...values.map(({value}) => (isOwn ? value : -value)));
    let right = values.filter(({value}) => (isOwn ? value : -value) === best).map(({move}) => move);
    if (actor === seat) {
      right = values.filter(({value}) => value >= total).map(({move}) => move);
      decisions.push({view: game.view(deal, seat), right});
    }
    deal.play(actor!, right[0]!);
  }
  return decisions;
}

/**
 * Makes a move in a position with all cards known, then plays the deal to its end with best play by everybody. Returns
 * an open view of the end.
 */
export function endAfter<V extends View, D extends Deal, P extends Position>(
  {game, exact}: Pick<PuzzleGame<V, D, P>, 'game' | 'exact'>,
  position: P,
  move: Move,
): V {
  const deal = placeDeal(game, position, seededRandom('known', 0, 'puzzles'));
  deal.play(position.seat, move);
  while (!deal.over) {
    const [actor] = game.view(deal, 'spectator').turn;
    const values = finish(
      solving(exact.playedOn, deal, actor!) as Generator<readonly MoveValue[], readonly MoveValue[]>,
    );
    const best = values.reduce((a, b) => (b.value > a.value ? b : a));
    deal.play(actor!, best.move);
  }
  return game.view(deal, 'open');
}

/** True if the choice has a wrong move. */
export const isCritical = ({view, right}: Decision): boolean => right.length < view.moves.length;
