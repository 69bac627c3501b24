import {UNKNOWN, type Card} from '../../card.js';
import type {Gift} from '../../fact.js';
import type {Seat, Viewer} from '../../game.js';
import {hiddenHand} from '../../ordered-lists.js';
import {positionSeen} from '../../position.js';
import {NOBODY} from '../../seats.js';
import {ACE_OF_HEARTS, compareCards} from './cards.js';
import type {CapodamaDeal} from './deal.js';
import {pointsBySeat} from './score.js';
import type {CapodamaView} from './view.js';

/**
 * A moment within the last move, for the views between its facts: the gifts have all been laid down and lie there still; the trick
 * is complete and lies there still; or it is taken and the second half is not dealt yet.
 */
export type Moment = 'laid' | 'standing' | 'taken';

const NONE: readonly never[] = Object.freeze([]);

/** What the viewer may know: each part of the view says here why it may be shown. */
export function viewDeal(deal: CapodamaDeal, viewer: Viewer, moment?: Moment): CapodamaView {
  const known = deal.memory.known(moment, publicPart);
  const {seats} = deal.variant;
  const hands = Array<readonly Card[]>(seats);
  const stocked = isStocked(deal, moment);
  for (let seat = 0; seat < seats; seat++) hands[seat] = stocked ? NONE : handSeen(deal, seat, viewer, moment);
  const gifts = giftsSeen(deal, viewer, known.handed);
  // Written out key by key: a spread makes objects that are slow to make and to read.
  const view: {-readonly [Key in keyof CapodamaView]: CapodamaView[Key]} = {
    game: known.game,
    options: known.options,
    viewer,
    dealer: known.dealer,
    phase: known.phase,
    turn: known.turn,
    moves: typeof viewer === 'number' && !moment ? deal.moves(viewer) : NONE,
    hands,
    stock: known.stock,
    over: known.over,
    capo: known.capo,
    gifts,
    handed: known.handed,
    trick: known.trick,
    tricks: known.tricks,
    points: known.points,
  };
  if (known.doubled !== undefined) view.doubled = known.doubled;
  if (known.fourth !== undefined) view.fourth = known.fourth;
  if (known.score) view.score = known.score;
  if (deal.origin) view.position = positionSeen(deal.origin, deal.variant.open ? 'open' : viewer);
  if (known.handed && deal.holders.length > 0) {
    const dama = partnerSeen(deal, 0, viewer, gifts);
    if (dama !== undefined) view.dama = dama;
    const king = deal.holders.length > 1 ? partnerSeen(deal, 1, viewer, gifts) : undefined;
    if (king !== undefined) view.king = king;
  }
  return view;
}

/** What everybody knows: all but hands and gifts lies open. */
export type PublicPart = Omit<CapodamaView, 'viewer' | 'moves' | 'hands' | 'gifts' | 'dama' | 'king'>;

function publicPart(deal: CapodamaDeal, moment: Moment | undefined): PublicPart {
  const {row} = deal;
  const over = deal.over && !moment;
  const taken = deal.tricks;
  const standing = moment === 'standing' ? taken[taken.length - 1] : undefined;
  const tricks = standing ? taken.slice(0, -1) : taken;
  const known: {-readonly [Key in keyof PublicPart]: PublicPart[Key]} = {
    game: 'capodama',
    options: deal.options,
    dealer: deal.dealer,
    phase: moment === 'laid' ? 'exchange' : moment ? 'play' : deal.phase,
    turn: moment ? NOBODY : deal.actors,
    stock: isStocked(deal, moment) ? deal.size - deal.firstHalf : deal.stock.length,
    over,
    capo: deal.capo,
    handed: deal.handed && moment !== 'laid',
    trick: standing ? {leader: standing.leader, cards: standing.cards} : row.current,
    tricks,
    points: pointsBySeat(deal, tricks),
  };
  if (deal.doubled !== undefined) known.doubled = deal.doubled;
  if (deal.fourth !== undefined) known.fourth = deal.fourth;
  if (over) known.score = deal.score();
  return known;
}

/** Right after the first half's last trick, the second half is still in the stock. */
const isStocked = ({row, size, firstHalf}: CapodamaDeal, moment: Moment | undefined): boolean =>
  firstHalf < size && (moment === 'standing' || moment === 'taken') && row.cards.length === firstHalf;

/** A gift's card is known to who gave it and, once handed over, to who received it. */
function giftsSeen(deal: CapodamaDeal, viewer: Viewer, handed: boolean): readonly (readonly Gift[])[] {
  const {seats, gifts: each} = deal.variant;
  if (each === 0 || deal.lastGiver < 0) return NO_GIFTS[seats]!;
  const {gifts, memory} = deal;
  const remembered = handed === deal.handed ? memory.recall<CapodamaView['gifts']>(viewer, seats, gifts) : undefined;
  if (remembered) return remembered;
  const seen = gifts.map((given) =>
    given.map((gift) =>
      viewer === 'open' || viewer === gift.from || (handed && viewer === gift.to) ? gift : {...gift, card: UNKNOWN},
    ),
  );
  return handed === deal.handed ? memory.keep(viewer, seats, gifts, seen) : seen;
}

const NO_GIFTS = Array.from({length: 7}, (_, seats) => Object.freeze(Array<readonly Gift[]>(seats).fill(NONE)));

/** The own hand is known, and of the others' A♥ with the capo and what oneself gave; before the gifts are handed over, as they lie. */
function handSeen(deal: CapodamaDeal, seat: Seat, viewer: Viewer, moment: Moment | undefined): readonly Card[] {
  const hand = deal.hands.list(seat);
  if (moment === 'laid') {
    // The last gift laid completes the exchange at once: take the handing over back for the moment before it.
    const before = hand.filter((card) => !deal.gifts.some((given) => given.some((gift) => gift.card === card)));
    return deal.variant.open || viewer === 'open' || viewer === seat ? before : partOf(deal, seat, before, NONE);
  }
  if (deal.variant.open || viewer === 'open' || viewer === seat) return hand;
  const seen = deal.memory.recall<readonly Card[]>(viewer, seat, hand);
  if (seen) return seen;
  const gave = typeof viewer === 'number' && deal.handed ? deal.gifts[viewer]! : NONE;
  return deal.memory.keep(viewer, seat, hand, partOf(deal, seat, hand, gave));
}

/** What who gave these gifts knows of another's hand. */
function partOf({origin}: CapodamaDeal, seat: Seat, hand: readonly Card[], gave: readonly Gift[]): readonly Card[] {
  let known = NONE as readonly Card[];
  if (hand.includes(ACE_OF_HEARTS)) known = [ACE_OF_HEARTS];
  for (const card of origin?.seen[seat] ?? NONE) {
    if (hand.includes(card) && !known.includes(card)) known = [...known, card].sort(compareCards);
  }
  for (const {to, card} of gave) if (to === seat && hand.includes(card)) known = [...known, card].sort(compareCards);
  return hiddenHand(hand.length, known);
}

/** A partner is told by the card on the table, and known to who holds it and to who gave it away. */
function partnerSeen(deal: CapodamaDeal, which: 0 | 1, viewer: Viewer, gifts: CapodamaView['gifts']): Seat | undefined {
  const card = deal.variant.partners[which]!;
  const holder = deal.holders[which]!;
  const knows =
    viewer === 'open' ||
    viewer === holder ||
    !deal.hands.holds(holder, card) ||
    (typeof viewer === 'number' && gifts[viewer]!.some((gift) => gift.card === card));
  return knows ? holder : undefined;
}
