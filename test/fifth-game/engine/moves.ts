import {collect, PLAYS, type Hands, type PlayMove} from '@cartavola/engine/extend.js';
import type {Seat} from '@cartavola/engine';

/** A move in Briscola: a card played to the trick. */
export type BriscolaMove = PlayMove;

/** Returns the legal moves from a hand: all its cards (`briscola.play`). */
export const movesFrom = ({low, high}: Hands, seat: Seat): readonly BriscolaMove[] =>
  collect(PLAYS, low[seat]!, high[seat]!);
