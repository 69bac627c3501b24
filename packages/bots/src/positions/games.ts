import type {Position, Seat, View} from '@cartavola/engine';
import {positionOf as calypso} from '../games/calypso/position-of.js';
import {positionOf as capodama} from '../games/capodama/position-of.js';
import {positionOf as capra} from '../games/capra/position-of.js';
import {positionOf as scopa} from '../games/scopa/position-of.js';

const GAMES: Readonly<Record<string, (view: never, seat: Seat) => Position | undefined>> = {
  capodama,
  scopa,
  capra,
  calypso,
};

/**
 * Converts a view to a position for a seat. Returns undefined if a position can't represent the view, or if the game
 * has no positions.
 */
export const positionOf = (view: View, seat: Seat): Position | undefined => GAMES[view.game]?.(view as never, seat);
