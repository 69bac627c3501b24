import {UNKNOWN, type Card} from '../../card.js';
import type {Gift} from '../../fact.js';
import type {Seat, Viewer} from '../../move.js';
import {isHeldBy} from '../../hands.js';
import {hiddenHand, NONE} from '../../lists.js';
import {positionSeen} from '../../origin.js';
import {NOBODY} from '../../seats.js';
import {ACE_OF_HEARTS, compareCards} from './cards.js';
import {cachedPart, cachedView} from '../../view-cache.js';
import type {CapodamaDeal} from './deal.js';
import {KeptLists} from './kept-lists.js';
import {NO_GIFTS} from './moves.js';
import {pointsBySeat, scoreOf} from './score.js';
import type {CapodamaView} from './view.js';

// Moments within the last move, for the views between its facts.
/** Moment: all gifts are laid down and not yet handed over. */
export const LAID = 1;
/** Moment: the trick is complete and still on the table. */
export const STANDING = 2;
/** Moment: the trick is taken, and the second half is not dealt yet. */
export const TAKEN = 3;

/** The view at the end of the last move. */
export const viewOf = (deal: CapodamaDeal, viewer: Viewer): CapodamaView => cachedView(deal, viewer, viewDeal);

/** Makes the viewer's view; each part says here why it may be shown. */
export function viewDeal(deal: CapodamaDeal, viewer: Viewer, moment = 0): CapodamaView {
  const known = cachedPart(deal, moment, publicPart);
  const {seats} = deal.variant;
  const {handed} = known;
  const hands = Array<readonly Card[]>(seats);
  const stocked = isStocked(deal, moment);
  for (let seat = 0; seat < seats; seat++) hands[seat] = stocked ? NONE : handSeen(deal, seat, viewer, moment, handed);
  const gifts = giftsSeen(deal, viewer, handed);
  // Written out key by key: a spread makes objects that are slow to make and to read.
  const view: {-readonly [Key in keyof CapodamaView]: CapodamaView[Key]} = {
    game: 'capodama',
    options: deal.options,
    viewer,
    dealer: deal.dealer,
    phase: known.phase,
    turn: known.turn,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : NONE,
    hands,
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

/** Information that all viewers share: everything but hands and gifts. */
type PublicPart = Pick<CapodamaView, 'phase' | 'turn' | 'stock' | 'over' | 'handed' | 'trick' | 'tricks' | 'points'> & {
  readonly score: CapodamaView['score'] | undefined;
};

function publicPart(deal: CapodamaDeal, moment: number): PublicPart {
  const over = deal.over && !moment;
  const tricks = deal.tricks.slice();
  const standing = moment === STANDING ? tricks.pop() : undefined;
  return {
    phase: moment === LAID ? 'exchange' : moment ? 'play' : deal.phase,
    turn: moment ? NOBODY : deal.actors,
    stock: isStocked(deal, moment) || deal.played < deal.firstHalf ? deal.pack.length - deal.firstHalf : 0,
    over,
    handed: deal.handed && moment !== LAID,
    trick: standing ? {leader: standing.leader, cards: standing.cards} : deal.trick,
    tricks,
    points: pointsBySeat(deal, tricks),
    score: over ? scoreOf(deal) : undefined,
  };
}

/** True right after the first half's last trick, when the second half is still in the stock. */
const isStocked = (deal: CapodamaDeal, moment: number): boolean => moment > LAID && isHalfway(deal);

/** True if the last move ended the first half and a second has been dealt. */
export const isHalfway = ({firstHalf, pack, played}: CapodamaDeal): boolean =>
  firstHalf < pack.length && played === firstHalf;

const keptOf = (deal: CapodamaDeal): KeptLists => (deal.kept ??= new KeptLists());

/** Hides gifts: the giver knows a gift's card and, once handed over, so does the receiver. */
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

/**
 * Hides a hand: a viewer sees the own one and, of others', A♥ with the capo and the gifts that it gave. Before gifts are handed over they
 * count with the giver.
 */
function handSeen(deal: CapodamaDeal, seat: Seat, viewer: Viewer, moment: number, handed: boolean): readonly Card[] {
  let hand = deal.hands.list(seat);
  // The last gift laid completes the exchange at once: take the handing over back for the moment before it.
  if (moment === LAID) {
    const laid = deal.gifts.flat().map(({card}) => card);
    hand = hand.filter((card) => !laid.includes(card));
  }
  if (deal.variant.open || viewer === 'open' || viewer === seat) return hand;
  const seen = keptOf(deal).recall<readonly Card[]>(viewer, seat, hand);
  if (seen) return seen;
  const gave = typeof viewer === 'number' && handed ? deal.gifts[viewer]! : NONE;
  return keptOf(deal).keep(viewer, seat, hand, partOf(deal, seat, hand, gave));
}

/** Cards of another's hand that the giver of these gifts knows. */
function partOf(deal: CapodamaDeal, seat: Seat, hand: readonly Card[], gave: readonly Gift[]): readonly Card[] {
  const known: Card[] = hand.includes(ACE_OF_HEARTS) ? [ACE_OF_HEARTS] : [];
  for (const {to, card} of gave) if (to === seat && hand.includes(card)) known.push(card);
  for (const card of deal.origin?.seen[seat] ?? NONE) {
    if (hand.includes(card) && !known.includes(card)) known.push(card);
  }
  return hiddenHand(hand.length, known.sort(compareCards));
}

/** Seat of a partner, if the viewer knows it: the card has been played, or the viewer holds it or gave it away. */
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
