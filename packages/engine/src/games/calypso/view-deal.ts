import {SUITS, UNKNOWN} from '../../card.js';
import type {Seat, Viewer} from '../../game.js';
import {NOBODY} from '../../seats.js';
import type {TakenTrick} from '../../trick.js';
import {build, copyOf, type Built} from './build.js';
import type {CalypsoDeal} from './deal.js';
import {inSuitCards} from './plays.js';
import type {CalypsoView} from './view.js';

/** A moment within the last move: the trick is complete and lies there, or is taken and the deal is not ended. */
export type Moment = 'standing' | 'taken';

/** What the viewer may know: all that was played and built, the own hand, and how many cards the others have. */
export function viewDeal(deal: CalypsoDeal, viewer: Viewer, moment?: Moment): CalypsoView {
  const {row, trumps, beginning} = deal;
  const {carried} = beginning;
  const over = deal.over && !moment;
  const standing = moment === 'standing' ? row.taken.at(-1) : undefined;
  const tricks = standing ? row.taken.slice(0, -1) : row.taken;
  const built = standing ? builtBy(carried, tricks, trumps) : deal.built;
  const handOf = (_: unknown, seat: Seat) => {
    const hand = deal.hand(seat);
    return viewer === 'open' || viewer === seat ? hand : hand.map(() => UNKNOWN);
  };
  const score = over ? deal.score() : undefined;
  return {
    game: 'calypso',
    options: deal.options,
    viewer,
    dealer: beginning.dealer,
    turn: moment ? NOBODY : deal.actors,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : [],
    hands: trumps.map(handOf),
    over,
    deal: beginning.number,
    trumps: carried.trumps,
    trick: standing ? {leader: standing.leader, cards: standing.cards} : row.current,
    tricks,
    ...shownOf(built, trumps),
    // `calypso.revoke`: shown when the deal ends.
    revokes: over ? deal.revokes : carried.revokes,
    revoked: over ? deal.revoked : trumps.map(() => []),
    gone: carried.gone,
    before: {...shownOf(carried, trumps), revokes: carried.revokes},
    ...(score && {score}),
  };
}

/** What is built, as all can see it. */
const shownOf = ({building, done, discards}: Built, trumps: readonly number[]) => ({
  building: building.map((ranks, seat) => inSuitCards(trumps[seat]!, ranks)),
  done: [...done],
  discards: [...discards],
});

/** What is built after some tricks of a deal. */
export function builtBy(before: Built, tricks: readonly TakenTrick[], trumps: readonly number[]): Built {
  const built = copyOf(before);
  for (const {cards, winner} of tricks) build(built, cards, 0, winner, trumps);
  return built;
}

/** Suits by seat as their indices. */
export const suitIndices = (trumps: CalypsoView['trumps']): number[] => trumps.map((suit) => SUITS.indexOf(suit));
