import {UNKNOWN, suitOf, SUITS, type Origin, type Positions} from '@cartavola/engine';
import {Hands, notOneCard, OPEN_CARDS_BY_PARTY, sizesOf, STOCK, SUIT, TRICK} from '@cartavola/engine/extend.js';
import {PACK} from './cards.js';
import {BriscolaDeal, HAND} from './deal.js';
import type {BriscolaPosition} from './view.js';

type Fault = ReturnType<Positions<BriscolaDeal, BriscolaPosition>['problem']>;

function problemIn(position: BriscolaPosition): Fault {
  const {options, trump, trick, stock} = position;
  if (trump === undefined) return {key: 'trump', message: 'The trump suit is missing.'};
  if (trick.length >= options.players) return {key: 'trick', message: 'A complete trick belongs to a pile.'};
  if (notOneCard(trick)) return {key: 'trick', message: 'Everybody plays one card, face up.'};
  const sizes = sizesOf(position);
  if (new Set(sizes).size > 1)
    return {key: 'hands', message: 'Every hand must have the same number of cards when a trick begins.'};
  if (sizes[0]! > HAND) return {key: 'hands', message: `Nobody has more than ${HAND} cards.`};
  if (stock.length === 0) return undefined;
  if (sizes[0] !== HAND) return {key: 'hands', message: `While there is a stock, every hand must have ${HAND} cards.`};
  if (stock.length % options.players !== 0)
    return {key: 'stock', message: 'All players draw the same number of cards.'};
  const last = stock.at(-1)!;
  if (last === UNKNOWN || suitOf(last) !== trump)
    return {key: 'stock', message: 'The last card of the stock lies open; it is a trump.'};
  return undefined;
}

/** Starts a deal from a position. */
function beginAt(origin: Origin<BriscolaPosition>): BriscolaDeal {
  const {options, dealer, leader, hands: lists, trick, stock, trump, piles} = origin.position;
  const hands = Hands.empty(PACK, options.players);
  for (const [seat, cards] of lists.entries()) for (const card of cards) hands.give(seat, card);
  const deal = new BriscolaDeal({options, dealer, leader, hands, stock, trump: SUITS.indexOf(trump!), piles, origin});
  deal.cards = trick.map(({cards}) => cards[0]!);
  deal.turn = (leader + trick.length) % options.players;
  return deal;
}

/** Positions of Briscola. */
export const positions: Positions<BriscolaDeal, BriscolaPosition> = {
  fields: [
    TRICK,
    {key: 'trump', shape: SUIT, shows: 'trump'},
    {key: 'piles', shape: OPEN_CARDS_BY_PARTY, shows: 'pile'},
    {key: 'stock', shape: STOCK, shows: 'stock'},
  ],
  cards: () => PACK,
  wrongIn: notOneCard,
  problem: problemIn,
  mayHold: () => true,
  begin: beginAt,
};
