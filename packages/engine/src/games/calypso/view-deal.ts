import {SUITS, type Card} from '../../card.js';
import type {Viewer} from '../../game.js';
import {hiddenHand} from '../../ordered-lists.js';
import {NOBODY} from '../../seats.js';
import type {Built} from './build.js';
import type {CalypsoDeal} from './deal.js';
import {inSuitCards} from './plays.js';
import type {CalypsoView} from './view.js';

/** A moment within the last move: the trick is complete and lies there, or is taken and the deal is not ended. */
export type Moment = 'standing' | 'taken';

const NONE: readonly never[] = Object.freeze([]);
const NO_REVOKES: CalypsoView['revoked'] = Object.freeze([NONE, NONE, NONE, NONE]);

/** What the viewer may know: all that was played and built, the own hand, and how many cards the others have. */
export function viewDeal(deal: CalypsoDeal, viewer: Viewer, moment?: Moment): CalypsoView {
  const {beginning} = deal;
  const {carried} = beginning;
  const known = deal.memory.known(moment, publicPart);
  const hands = Array<readonly Card[]>(4);
  for (let seat = 0; seat < 4; seat++) {
    hands[seat] = viewer === 'open' || viewer === seat ? deal.hand(seat) : hiddenHand(deal.sizeOf(seat));
  }
  const view: {-readonly [Key in keyof CalypsoView]: CalypsoView[Key]} = {
    game: 'calypso',
    options: beginning.options,
    viewer,
    dealer: beginning.dealer,
    turn: known.turn,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : NONE,
    hands,
    over: known.over,
    deal: beginning.number,
    trumps: carried.trumps,
    trick: known.trick,
    tricks: known.tricks,
    building: known.building,
    done: known.done,
    discards: known.discards,
    revokes: known.revokes,
    revoked: known.revoked,
    gone: carried.gone,
    before: deal.before,
  };
  if (known.over) view.score = deal.score();
  return view;
}

/** What everybody knows: all but the hands lies open. */
export type PublicPart = Pick<
  CalypsoView,
  'turn' | 'over' | 'trick' | 'tricks' | 'building' | 'done' | 'discards' | 'revokes' | 'revoked'
>;

function publicPart(deal: CalypsoDeal, moment: Moment | undefined): PublicPart {
  const {row, trumps, beginning} = deal;
  const {carried} = beginning;
  const over = deal.over && !moment;
  const standing = moment === 'standing' ? row.taken[row.taken.length - 1] : undefined;
  const {building, done, discards} = shownOf(standing ? deal.builtBefore : deal.built, trumps);
  return {
    turn: moment ? NOBODY : deal.actors,
    over,
    trick: standing ? {leader: standing.leader, cards: standing.cards} : row.current,
    tricks: standing ? row.taken.slice(0, -1) : row.taken,
    building,
    done,
    discards,
    // `calypso.revoke`: shown when the deal ends.
    revokes: over ? deal.revokes : carried.revokes,
    revoked: over ? deal.revoked : NO_REVOKES,
  };
}

/** What is built, as all can see it. */
export const shownOf = ({building, done, discards}: Built, trumps: readonly number[]) => ({
  building: building.map((ranks, seat) => inSuitCards(trumps[seat]!, ranks)),
  done: [...done],
  discards: [...discards],
});

/** Suits by seat as their indices. */
export const suitIndices = (trumps: CalypsoView['trumps']): number[] => trumps.map((suit) => SUITS.indexOf(suit));
