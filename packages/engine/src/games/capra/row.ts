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
export function shownAs({leader, row, back, aside}: KeptTrick): CapraTrick {
  const trick: {-readonly [Key in keyof CapraTrick]: CapraTrick[Key]} = {leader, plays: playsIn(row)};
  if (back) trick.returned = playsIn(back);
  if (aside) trick.aside = aside;
  return trick;
}

const playsIn = ({first, moves}: Row): CapraPlay[] =>
  moves.map(({type, cards}, place) => ({seat: (first + place) % 4, type, cards}));
