import {UNKNOWN, type Card} from '../../card.js';
import type {Gift} from '../../fact.js';
import type {Seat, Viewer} from '../../move.js';
import {isHeldBy} from '../../hands.js';
import {handsFor, hiddenHand, NONE, type HandList} from '../../lists.js';
import {positionSeen} from '../../origin.js';
import {NOBODY} from '../../seats.js';
import {ACE_OF_HEARTS} from './cards.js';
import {cachedPart, cachedView} from '../../view-cache.js';
import type {CapodamaDeal} from './deal.js';
import {KeptLists} from './kept-lists.js';
import {NO_GIFTS} from './moves.js';
import {pointsBySeat, scoreOf} from './score.js';
import type {CapodamaView} from './view.js';

// Moments within the last move, for the views of its intermediate facts.
/** Moment: all gifts have been laid down but not handed over yet. */
export const LAID = 1;
/** Moment: the trick is complete and still on the table. */
export const STANDING = 2;
/** Moment: the trick has been taken, and the second half hasn't been dealt yet. */
export const TAKEN = 3;

/** Returns the view after the last move. */
export const viewOf = (deal: CapodamaDeal, viewer: Viewer): CapodamaView => cachedView(deal, viewer, viewDeal);

/** Returns the viewer's view. The functions that compute its parts document why each part may be shown. */
export function viewDeal(deal: CapodamaDeal, viewer: Viewer, moment = 0): CapodamaView {
  const known = cachedPart(deal, moment, publicPart);
  const {handed} = known;
  const gifts = giftsSeen(deal, viewer, handed);
  // List each key, because a spread produces objects that are slow to create and read.
  const view: {-readonly [Key in keyof CapodamaView]: CapodamaView[Key]} = {
    game: 'capodama',
    options: deal.options,
    viewer,
    dealer: deal.dealer,
    phase: known.phase,
    turn: known.turn,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : NONE,
    hands: handsSeen(deal, viewer, known),
    stock: known.stock,
    over: known.over,
    capo: deal.capo,
    gifts,
    handed,
    trick: known.trick,
    tricks: known.tricks,
    points: known.points,
  };
  if (deal.doubled !== undefined) view.doubled = deal.doubled;
  if (deal.fourth !== undefined) view.fourth = deal.fourth;
  if (known.score) view.score = known.score;
  if (deal.origin) view.position = positionSeen(deal.origin, deal.variant.open ? 'open' : viewer);
  if (handed && deal.holders.length > 0) {
    const dama = partnerSeen(deal, 0, viewer, gifts);
    if (dama !== undefined) view.dama = dama;
    const king = deal.holders.length > 1 ? partnerSeen(deal, 1, viewer, gifts) : undefined;
    if (king !== undefined) view.king = king;
  }
  return view;
}

/** Information that all viewers share, and the hands from which each view is made. */
type PublicPart = Pick<CapodamaView, 'phase' | 'turn' | 'stock' | 'over' | 'handed' | 'trick' | 'tricks' | 'points'> & {
  readonly score: CapodamaView['score'] | undefined;
  /** Complete hands by seat, and the part of each that every other seat sees. */
  readonly allHands: HandList;
  readonly seenHands: HandList;
};

function publicPart(deal: CapodamaDeal, moment: number): PublicPart {
  const over = deal.over && !moment;
  const tricks = deal.tricks.slice();
  const standing = moment === STANDING ? tricks.pop() : undefined;
  const stocked = isStocked(deal, moment);
  const allHands = deal.gifts.map((_, seat) => (stocked ? NONE : handAt(deal, seat, moment)));
  return {
    phase: moment === LAID ? 'exchange' : moment ? 'play' : deal.phase,
    turn: moment ? NOBODY : deal.actors,
    stock: stocked || deal.played < deal.firstHalf ? deal.pack.length - deal.firstHalf : 0,
    over,
    handed: deal.handed && moment !== LAID,
    trick: standing ? {leader: standing.leader, cards: standing.cards} : deal.trick,
    tricks,
    points: pointsBySeat(deal, tricks),
    score: over ? scoreOf(deal) : undefined,
    allHands,
    seenHands: deal.variant.open ? allHands : allHands.map((hand, seat) => partOf(deal, seat, hand, NONE)),
  };
}

/** Returns true right after the first half's last trick, while the second half is still in the stock. */
const isStocked = (deal: CapodamaDeal, moment: number): boolean => moment > LAID && isHalfway(deal);

/** Returns true if the last move ended the first half, so the second half has been dealt. */
export const isHalfway = ({firstHalf, pack, played}: CapodamaDeal): boolean =>
  firstHalf < pack.length && played === firstHalf;

const keptOf = (deal: CapodamaDeal): KeptLists => (deal.kept ??= new KeptLists());

/** Hides gifts. The giver knows a gift's card, and the receiver knows it once it is handed over. */
function giftsSeen(deal: CapodamaDeal, viewer: Viewer, handed: boolean): CapodamaView['gifts'] {
  const {gifts, lastGiver} = deal;
  if (lastGiver < 0) return NO_GIFTS[gifts.length]!;
  const place = handed ? 7 : 6;
  const last = gifts[lastGiver];
  const seen = keptOf(deal).recall<CapodamaView['gifts']>(viewer, place, last);
  if (seen) return seen;
  const sees = ({from, to}: Gift): boolean => viewer === 'open' || viewer === from || (handed && viewer === to);
  const all = gifts.map((given) => given.map((gift) => (sees(gift) ? gift : {...gift, card: UNKNOWN})));
  return keptOf(deal).keep(viewer, place, last, all);
}

/** Returns a hand at a moment within the last move. */
function handAt(deal: CapodamaDeal, seat: Seat, moment: number): readonly Card[] {
  const hand = deal.hands.list(seat);
  if (moment !== LAID) return hand;
  // The exchange takes place immediately after the last gift, so undo it here.
  const laid = deal.gifts.flat().map(({card}) => card);
  return hand.filter((card) => !laid.includes(card));
}

/**
 * Hides the hands. A viewer sees its own hand and, in other hands, the capo's A♥ and the gifts that it gave. Gifts
 * aren't in any hand until they are handed over.
 */
function handsSeen(deal: CapodamaDeal, viewer: Viewer, {allHands, seenHands, handed}: PublicPart): HandList {
  const hands = handsFor(viewer, allHands, seenHands);
  if (typeof viewer !== 'number' || !handed) return hands;
  const kept = keptOf(deal);
  const gave = deal.gifts[viewer]!;
  for (const {to} of gave) {
    const hand = allHands[to]!;
    hands[to] = kept.recall(viewer, to, hand) ?? kept.keep(viewer, to, hand, partOf(deal, to, hand, gave));
  }
  return hands;
}

/** Returns a hand with only the cards that everybody knows, or that the giver of the gifts in `gave` knows. */
function partOf({origin}: CapodamaDeal, seat: Seat, hand: readonly Card[], gave: readonly Gift[]): readonly Card[] {
  if (!origin && gave.length === 0 && !hand.includes(ACE_OF_HEARTS)) return hiddenHand(hand.length);
  const known = hand.filter(
    (card) =>
      card === ACE_OF_HEARTS ||
      origin?.seen[seat]!.includes(card) ||
      gave.some((gift) => gift.to === seat && gift.card === card),
  );
  return hiddenHand(hand.length, known);
}

/**
 * Returns the seat of a partner if the viewer knows it: the card was played, or the viewer holds it or gave it away.
 */
function partnerSeen(deal: CapodamaDeal, which: 0 | 1, viewer: Viewer, gifts: CapodamaView['gifts']): Seat | undefined {
  const card = deal.variant.partners[which]!;
  const holder = deal.holders[which]!;
  const knows =
    viewer === 'open' ||
    viewer === holder ||
    !isHeldBy(deal.hands, holder, card) ||
    (typeof viewer === 'number' && gifts[viewer]!.some((gift) => gift.card === card));
  return knows ? holder : undefined;
}
