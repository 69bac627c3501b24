import type {Seat} from '@cartavola/engine';
import {linesOf, totalsOf} from '@cartavola/engine/games/calypso/rules.js';
import {bottomSeat} from '../../table/scene/scene.js';
import type {CalypsoScene} from './calypso-scene.js';

/** Partnership with its points. */
export interface Side {
  readonly seats: readonly Seat[];
  /** Names of both players, joined. */
  readonly names: string;
  readonly points: number;
}

/** Returns both sides, the reader's first. Each side begins with the player at the bottom or on the left. */
export function sidesIn({view, standing}: CalypsoScene): Side[] {
  const totals = totalsOf(linesOf(view));
  return [0, 1].map((step) => {
    const first = (bottomSeat(view) + step) % 4;
    const seats = [first, (first + 2) % 4];
    const names = seats.map((seat) => standing.names[seat]!).join(' + ');
    return {seats, names, points: seats.reduce((sum, seat) => sum + totals[seat]!, 0)};
  });
}
