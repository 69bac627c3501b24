import type {Card} from '../../card.js';
import type {Seat, Viewer} from '../../move.js';
import {handsFor, hiddenHand, NONE, type HandList} from '../../lists.js';
import {cardsOfSuit} from '../../masks.js';
import {positionSeen, type Origin} from '../../origin.js';
import {NOBODY} from '../../seats.js';
import type {Built} from './build.js';
import {compareCards} from './cards.js';
import {cachedPart, cachedView} from '../../view-cache.js';
import type {CalypsoDeal} from './deal.js';
import {scoreOf} from './score.js';
import type {CalypsoView} from './view.js';

// Moments within the last move, for the views of its intermediate facts.
/** Moment: the trick is complete and still on the table. */
export const STANDING = 1;
/** Moment: the trick has been taken, and the deal hasn't ended. */
export const TAKEN = 2;

const NO_REVOKES: CalypsoView['revoked'] = Object.freeze([NONE, NONE, NONE, NONE]);

/** Returns the view after the last move. */
export const viewOf = (deal: CalypsoDeal, viewer: Viewer): CalypsoView => cachedView(deal, viewer, viewDeal);

/** Returns the view: all cards played and built, the viewer's own hand, and only the sizes of the other hands. */
export function viewDeal(deal: CalypsoDeal, viewer: Viewer, moment = 0): CalypsoView {
  const {beginning} = deal;
  const {carried, origin} = beginning;
  const known = cachedPart(deal, moment, publicPart);
  const view: {-readonly [Key in keyof CalypsoView]: CalypsoView[Key]} = {
    game: 'calypso',
    options: beginning.options,
    viewer,
    dealer: beginning.dealer,
    turn: known.turn,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : NONE,
    hands: handsFor(viewer, known.allHands, known.seenHands),
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
    before: beforeOf(deal),
  };
  if (known.score) view.score = known.score;
  if (origin) view.position = positionSeen(origin, viewer);
  return view;
}

/**
 * Returns the known cards in a seat's hand. If the seat plays one of several equal cards, the one seen in the starting
 * position counts as played first.
 */
function knownIn({position, seen}: Origin, {tricks, trick}: CalypsoDeal, seat: Seat): Card[] {
  const known = [...seen[seat]!];
  const played = [...tricks, trick].flatMap(({leader, cards}) =>
    cards.filter((_, place) => (leader + place) % 4 === seat),
  );
  // Cards already in the position's trick were not in any hand at that point.
  const before = position.trick.filter((laid) => laid.seat === seat).length;
  for (const card of played.slice(before)) if (known.includes(card)) known.splice(known.indexOf(card), 1);
  return known.sort(compareCards);
}

/** Information that all viewers share, and the hands, which a view may hide. */
type PublicPart = Pick<
  CalypsoView,
  'turn' | 'over' | 'trick' | 'tricks' | 'building' | 'done' | 'discards' | 'revokes' | 'revoked'
> & {
  readonly score: CalypsoView['score'] | undefined;
  readonly allHands: HandList;
  readonly seenHands: HandList;
};

function publicPart(deal: CalypsoDeal, moment: number): PublicPart {
  const {trumps, beginning} = deal;
  const {carried, origin} = beginning;
  const over = deal.over && !moment;
  const tricks = deal.tricks.slice();
  const standing = moment === STANDING ? tricks.pop() : undefined;
  const {building, done, discards} = shownOf(standing ? deal.builtBefore : deal.built, trumps);
  const allHands = trumps.map((_, seat) => deal.hand(seat));
  return {
    turn: moment ? NOBODY : deal.actors,
    over,
    trick: standing ? {leader: standing.leader, cards: standing.cards} : deal.trick,
    tricks,
    building,
    done,
    discards,
    // `calypso.revoke`: revokes are shown when the deal ends.
    revokes: over ? deal.revokes : carried.revokes,
    revoked: over ? deal.revoked : NO_REVOKES,
    score: over ? scoreOf(deal) : undefined,
    allHands,
    seenHands: allHands.map((hand, seat) => hiddenHand(hand.length, origin && knownIn(origin, deal, seat))),
  };
}

/** Returns the built state before the deal, cached. */
const beforeOf = (deal: CalypsoDeal): CalypsoView['before'] => {
  const {carried} = deal.beginning;
  return (deal.before ??= {...shownOf(carried, deal.trumps), revokes: carried.revokes});
};

/** Converts the built state to lists of cards. */
const shownOf = ({building, done, discards}: Built, trumps: readonly number[]) => ({
  building: building.map((ranks, seat) => cardsOfSuit(trumps[seat]!, ranks)),
  done: [...done],
  discards: [...discards],
});
