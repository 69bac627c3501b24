import type {Seat} from '../../game.js';
import type {LaidMove} from './plays.js';
import type {CapraPlay, CapraTrick} from './view.js';

/** What was laid down, one move a seat clockwise from the first. */
export interface Row {
  readonly first: Seat;
  readonly moves: LaidMove[];
}

/** A trick as a deal keeps it. */
export interface KeptTrick {
  readonly leader: Seat;
  readonly row: Row;
  readonly back: Row | undefined;
  readonly aside: CapraTrick['aside'];
}

/** A trick as views show it, all its cards known. */
export const shownAs = ({leader, row, back, aside}: KeptTrick): CapraTrick => ({
  leader,
  plays: playsIn(row),
  ...(back && {returned: playsIn(back)}),
  ...(aside && {aside}),
});

const playsIn = ({first, moves}: Row): CapraPlay[] =>
  moves.map(({type, cards}, place) => ({seat: (first + place) % 4, type, cards}));
