import {UNKNOWN, type Card} from '../../card.js';
import type {Gift} from '../../fact.js';
import type {Seat, Viewer} from '../../game.js';
import {ACE_OF_HEARTS, compareCards, KING_OF_HEARTS, QUEEN_OF_HEARTS} from './cards.js';
import type {CapodamaDeal} from './deal.js';
import type {CapodamaView} from './view.js';

/** A moment within the last move, for the views between its facts. */
export interface Moment {
  /** The gifts have all been laid down and lie there still. */
  readonly gifts?: 'laid';
  /** The trick is complete and lies there still, or it is taken and the second half is not dealt yet. */
  readonly trick?: 'standing' | 'taken';
}

/** What the viewer may know: each part of the view says here why it may be shown. */
export function viewDeal(deal: CapodamaDeal, viewer: Viewer, moment: Moment = {}): CapodamaView {
  const {variant} = deal;
  const {seats: count, open} = variant;
  const seats = Array.from({length: count}, (_, seat) => seat);
  const between = moment.gifts !== undefined || moment.trick !== undefined;
  const handed = deal.handed && !moment.gifts;
  const phase = moment.gifts ? 'exchange' : moment.trick ? 'play' : deal.phase;
  // Right after the first half's last trick, the second half is still in the stock.
  const stocked = moment.trick !== undefined && deal.played.length * 2 === deal.size && variant.halves === 2;
  const isPlayed = (card: Card): boolean => deal.played.includes(card);

  /** A gift's card is known to who gave it and, once handed over, to who received it. */
  const sees = (from: Seat, to: Seat): boolean => viewer === 'open' || viewer === from || (handed && viewer === to);
  const giftsOf = (from: Seat, seen: (from: Seat, to: Seat) => boolean): Gift[] =>
    [
      {from, to: (from + 1) % count, card: deal.leftGifts[from]! as Card},
      {from, to: (from + count - 1) % count, card: deal.rightGifts[from]! as Card},
    ]
      .filter(({card}) => card >= 0)
      .map((gift) => (seen(gift.from, gift.to) ? gift : {...gift, card: UNKNOWN}));
  const gifts = seats.map((from) => giftsOf(from, sees));

  const handOf = (seat: Seat): Card[] => {
    if (stocked) return [];
    let hand = [...deal.hand(seat)];
    // The last gift laid completes the exchange at once: take the handing over back for the moment before it.
    if (moment.gifts === 'laid') {
      const received = seats.flatMap((from) => giftsOf(from, () => true)).filter((gift) => gift.to === seat);
      hand = hand.filter((card) => !received.some((gift) => gift.card === card));
    }
    if (open || viewer === 'open' || viewer === seat) return hand.sort(compareCards);
    const mine = gifts.flat().filter((gift) => handed && gift.from === viewer && gift.to === seat);
    const known = [...(seat === deal.capo ? [ACE_OF_HEARTS] : []), ...mine.map(({card}) => card)]
      .filter((card) => !isPlayed(card))
      .sort(compareCards);
    return [...known, ...hand.slice(known.length).map(() => UNKNOWN)];
  };

  /** A partner is told by the card on the table, and known to who holds it and to who gave it away. */
  const partner = (card: Card): Seat | undefined => {
    const holder = deal.holders[variant.partners.indexOf(card)];
    if (holder === undefined || !handed) return undefined;
    const gave = gifts.flat().some((gift) => gift.from === viewer && gift.card === card);
    return viewer === 'open' || viewer === holder || gave || isPlayed(card) ? holder : undefined;
  };
  const dama = partner(QUEEN_OF_HEARTS);
  const king = partner(KING_OF_HEARTS);

  const taken = deal.tricks;
  const standing = moment.trick === 'standing' ? taken.at(-1) : undefined;
  const tricks = standing ? taken.slice(0, -1) : taken;
  const score = deal.over && !between ? deal.score() : undefined;
  return {
    game: 'capodama',
    options: deal.options,
    viewer,
    dealer: deal.dealer,
    phase,
    turn: between ? [] : deal.actors,
    moves: typeof viewer === 'number' && !between ? deal.moves(viewer) : [],
    hands: seats.map(handOf),
    stock: stocked ? deal.played.length : deal.stock.length,
    over: deal.over && !between,
    capo: deal.capo,
    ...(deal.doubled !== undefined && {doubled: deal.doubled}),
    ...(deal.fourth !== undefined && {fourth: deal.fourth}),
    ...(dama !== undefined && {dama}),
    ...(king !== undefined && {king}),
    gifts,
    handed,
    trick: standing ? {leader: standing.leader, cards: standing.cards} : deal.trick,
    tricks,
    points: seats.map((seat) => tricks.reduce((sum, trick) => sum + (trick.winner === seat ? trick.points : 0), 0)),
    ...(score && {score}),
  };
}
