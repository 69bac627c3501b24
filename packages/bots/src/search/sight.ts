import type {Deal, Move, Random, Seat, View} from '@cartavola/engine';
import {numberOf} from './move-number.js';
import type {SearchedGame} from './searched-game.js';

/** Buffer for evaluations, with room for any number of moves. */
const VALUES = new Float64Array(1024);

type Seen<V extends View, D extends Deal> = Pick<SearchedGame<V, D>, 'look'>;

/** Picks the best move at a glance, within microseconds: the default policy of playouts. */
export function moveAtSight<V extends View, D extends Deal>(
  searched: Seen<V, D>,
  deal: D,
  seat: Seat,
  moves: readonly Move[],
  random: Random,
  isRash = false,
): Move {
  if (moves.length === 1) return moves[0]!;
  searched.look({deal, seat, moves, random, isRash}, VALUES);
  let best = 0;
  for (let place = 1; place < moves.length; place++) if (VALUES[place]! > VALUES[best]!) best = place;
  return moves[best]!;
}

/** Returns the difference in points between the seat's best move and another move, as evaluated at a glance. */
export function missedBy<V extends View, D extends Deal>(
  searched: Seen<V, D>,
  deal: D,
  seat: Seat,
  move: Move,
): number {
  const moves = deal.moves(seat);
  if (moves.length < 2) return 0;
  searched.look({deal, seat, moves, isRash: false}, VALUES);
  const number = numberOf(move);
  let best = -Infinity;
  let made = -Infinity;
  for (let place = 0; place < moves.length; place++) {
    const value = VALUES[place]!;
    if (value > best) best = value;
    if (numberOf(moves[place]!) === number) made = value;
  }
  return best - made;
}
