import {UNKNOWN, type Card} from '../../card.js';
import type {Gift} from '../../fact.js';
import type {Seat, Viewer} from '../../game.js';
import {ACE_OF_HEARTS, compareCards, QUEEN_OF_HEARTS} from './cards.js';
import type {CapodamaDeal} from './deal.js';
import type {CapodamaView} from './view.js';

/** A moment within the last move, for the views between its facts. */
export interface Moment {
  /** The gifts have all been laid down and lie there still. */
  readonly gifts?: 'laid';
  /** The trick is complete and lies there still. */
  readonly trick?: 'standing';
}

/** What the viewer may know: each part of the view says here why it may be shown. */
export function viewDeal(deal: CapodamaDeal, viewer: Viewer, moment: Moment = {}): CapodamaView {
  const seats = Array.from({length: deal.players}, (_, seat) => seat);
  const handed = !deal.gifts.includes(-1) && moment.gifts !== 'laid';
  const phase = moment.gifts ? 'exchange' : moment.trick ? 'play' : deal.phase;
  const left = (seat: Seat): Seat => (seat + 1) % deal.players;
  const right = (seat: Seat): Seat => (seat + deal.players - 1) % deal.players;
  const isPlayed = (card: Card): boolean => deal.played.subarray(0, deal.playedCount).includes(card);
  /** A gift's card is known to who gave it and, once handed over, to who received it. */
  const seesGift = (from: Seat): boolean => viewer === 'open' || viewer === from || (handed && viewer === left(from));

  const gifts = seats.map((from): Gift[] => {
    const card = deal.gifts[from]! as Card;
    return card < 0 ? [] : [{from, to: left(from), card: seesGift(from) ? card : UNKNOWN}];
  });

  const handOf = (seat: Seat): Card[] => {
    let hand = [...deal.hand(seat)];
    // The last gift laid completes the exchange at once: take the handing over back for the moment before it.
    if (moment.gifts === 'laid') hand = hand.filter((card) => card !== deal.gifts[right(seat)]);
    if (viewer === 'open' || viewer === seat) return hand.sort(compareCards);
    const known: Card[] = [];
    if (seat === deal.capo && !isPlayed(ACE_OF_HEARTS)) known.push(ACE_OF_HEARTS);
    const mine = gifts.flat().find((gift) => gift.from === viewer && gift.to === seat);
    if (handed && mine && !isPlayed(mine.card)) known.push(mine.card);
    return [...known.sort(compareCards), ...hand.slice(known.length).map(() => UNKNOWN)];
  };

  // The dama is told by Q♥ on the table, and known to who holds it and to who gave it away.
  const seesDama =
    deal.dama >= 0 &&
    handed &&
    (viewer === 'open' ||
      viewer === deal.dama ||
      isPlayed(QUEEN_OF_HEARTS) ||
      (viewer === right(deal.dama) && deal.gifts[viewer] === QUEEN_OF_HEARTS));

  const taken = deal.tricks;
  const standing = moment.trick === 'standing' ? taken.at(-1) : undefined;
  const tricks = standing ? taken.slice(0, -1) : taken;
  const score = deal.over && !moment.trick ? deal.score() : undefined;
  return {
    game: 'capodama',
    options: deal.options,
    viewer,
    dealer: deal.dealer,
    phase,
    turn: moment.gifts || moment.trick ? [] : deal.actors,
    moves: typeof viewer === 'number' && !moment.gifts && !moment.trick ? deal.moves(viewer) : [],
    hands: seats.map(handOf),
    over: deal.over && !moment.trick,
    capo: deal.capo,
    ...(deal.doubled !== undefined && {doubled: deal.doubled}),
    ...(seesDama && {dama: deal.dama}),
    gifts,
    handed,
    trick: standing ? {leader: standing.leader, cards: standing.cards} : deal.trick,
    tricks,
    points: seats.map((seat) => tricks.reduce((sum, trick) => sum + (trick.winner === seat ? trick.points : 0), 0)),
    ...(score && {score}),
  };
}
