import {UNKNOWN, type Card} from '../../card.js';
import type {Positions} from '../../game.js';
import type {Seat} from '../../move.js';
import type {Origin} from '../../origin.js';
import {handsBefore, notOneCard, packFrom, sizesOf} from '../../position.js';
import {CARD, OPEN_CARDS_BY_PARTY, SEAT, STOCK, SUIT, TRICK} from '../../position-field.js';
import {ACE_OF_HEARTS, compareCards, DOUBLE_SUITS, isTrump, variantOf} from './cards.js';
import {CapodamaDeal} from './deal.js';
import type {CapodamaOptions} from './options.js';
import type {CapodamaPosition} from './view.js';
import {packOf} from './pack.js';
import {voidsIn} from './voids.js';

/** Compares two cards by record order, with unknown cards last. */
const byPlace = (a: Card, b: Card): number => Number(a < 0) - Number(b < 0) || compareCards(a, b);

/** Positions of Capodama. If the doubled suit has been named, the exchange is over. */
export const positions: Positions<CapodamaDeal, CapodamaPosition> = {
  fields: [
    TRICK,
    {key: 'double', shape: SUIT, shows: 'doubled'},
    {key: 'fourth', shape: CARD, shows: 'trump'},
    {key: 'capo', shape: SEAT},
    {key: 'dama', shape: SEAT},
    {key: 'king', shape: SEAT},
    {key: 'piles', shape: OPEN_CARDS_BY_PARTY},
    {key: 'stock', shape: STOCK, shows: 'stock'},
  ],
  keys(options: CapodamaOptions) {
    const {fourthTrump, halves, partners} = variantOf(options);
    const lacks: Readonly<Record<string, boolean>> = {
      fourth: !fourthTrump,
      dama: partners.length === 0,
      king: partners.length < 2,
      stock: halves < 2,
    };
    return this.fields.map(({key}) => key).filter((key) => lacks[key] !== true);
  },
  cards: packOf,

  // Everybody knows that the capo holds A♥, unless it has been seen elsewhere.
  settle(position) {
    const {capo, hands, trick, piles, stock} = position;
    const seen = [...hands, ...trick.map(({cards}) => cards), ...piles, stock];
    const isSeen = seen.some((cards) => cards.includes(ACE_OF_HEARTS));
    const place = capo === undefined || isSeen ? -1 : hands[capo]!.indexOf(UNKNOWN);
    if (place < 0) return position;
    return {
      ...position,
      hands: hands.map((hand, seat) =>
        seat === capo ? [ACE_OF_HEARTS, ...hand.toSpliced(place, 1)].sort(byPlace) : hand,
      ),
    };
  },

  wrongIn: notOneCard,

  problem(position) {
    const {options, hands, trick, capo, double, fourth, piles, stock} = position;
    const sizes = sizesOf(position);
    const at = (key: string, message: string) => ({key, message});
    if (notOneCard(trick)) return at('trick', 'Each seat may have only one card in the trick, face up.');
    if (sizes.some((size) => size !== sizes[0] || size === 0))
      return at('hands', 'All hands must be the same size, at least one card, counting cards in the trick.');
    if (double !== undefined && !DOUBLE_SUITS.includes(double)) return at('double', 'Hearts cannot be doubled.');
    const started = trick.length > 0 || piles.some((pile) => pile.length > 0);
    if (double === undefined && started) return at('double', 'Play has begun, so name the doubled suit.');
    if (fourth !== undefined && (double === undefined || isTrump(fourth) || !packOf(options).includes(fourth))) {
      return at('fourth', 'This card cannot be the fourth trump.');
    }
    const {fourthTrump, partners} = variantOf(options);
    if (fourthTrump && started && fourth === undefined)
      return at('fourth', 'Play has begun, so name the fourth trump.');
    const holderOf = (card: Card): Seat | undefined => {
      const holder = hands.findIndex((hand) => hand.includes(card));
      return holder >= 0 ? holder : trick.find(({cards}) => cards[0] === card)?.seat;
    };
    const capoNow = holderOf(ACE_OF_HEARTS);
    if (capo !== undefined && capoNow !== undefined && capo !== capoNow)
      return at('capo', 'The capo must be the seat that holds A♥.');
    if (capo === undefined && capoNow === undefined) return at('capo', 'Name the seat that has, or had, A♥.');
    // Before play, a gift can still change who the partner is.
    for (const [which, card] of partners.entries()) {
      const key = which === 0 ? 'dama' : 'king';
      const [said, holder] = [position[key], holderOf(card)];
      if (said !== undefined && double === undefined)
        return at(key, 'This role is decided when play begins: leave it out.');
      if (said !== undefined && holder !== undefined && said !== holder) return at(key, 'Another seat holds the card.');
    }
    if (stock.length % hands.length !== 0 || stock.includes(ACE_OF_HEARTS))
      return at('stock', 'These cards cannot be the second half.');
    const gone = voidsIn([{leader: position.leader, cards: trick.flatMap(({cards}) => cards)}], hands.length, fourth);
    const could = hands.findIndex((hand, seat) => hand.some((card) => gone[seat]!.has(card >> 4)));
    return could >= 0 ? at('trick', 'A seat did not follow suit although it could.') : undefined;
  },

  mayHold({hands, trick, leader, fourth}, seat, card) {
    if (card === ACE_OF_HEARTS) return false;
    const gone = voidsIn([{leader, cards: trick.flatMap(({cards}) => cards)}], hands.length, fourth);
    return !gone[seat]!.has(card >> 4);
  },

  begin(origin: Origin<CapodamaPosition>) {
    const {position} = origin;
    const deal = dealFrom(origin, [...packFrom(handsBefore(position), position.dealer), ...position.stock]);
    for (const {seat, cards} of position.trick) deal.play(seat, {type: 'play', card: cards[0]!});
    return deal;
  },
};

/** Starts a deal from a position. Dealing `pack` gives the hands as they were before the position's trick. */
export function dealFrom(origin: Origin<CapodamaPosition>, pack: readonly Card[]): CapodamaDeal {
  const {options, dealer, leader, double, fourth, dama, king, piles} = origin.position;
  const {fourthTrump} = variantOf(options);
  const deal = new CapodamaDeal(options, dealer, pack, undefined, origin);
  if (double === undefined) return deal;
  deal.doubled = double;
  deal.fourth = fourth;
  deal.pointsBefore = piles.map((cards) => deal.pointsIn(cards));
  if (fourthTrump && fourth === undefined) deal.phase = 'trump';
  else deal.begin(leader, [dama, king]);
  return deal;
}
