import {UNKNOWN, type Card} from '../../card.js';
import type {Positions} from '../../game.js';
import type {Origin} from '../../origin.js';
import {handsBefore, notOneCard, packFrom, sizesOf} from '../../position.js';
import {nothingBuilt} from './build.js';
import {OPEN_CARDS_BY_PARTY, OPEN_CARDS_BY_SEAT, SUITS_BY_SEAT, TRICK} from '../../position-field.js';
import {CARDS, COMPLETE, COPIES, DEALT, DEFAULT, suitIndices} from './cards.js';
import {CalypsoDeal} from './deal.js';
import {highestRuff} from './lying.js';
import type {CalypsoPosition} from './view.js';

/**
 * Positions of Calypso, before or in the middle of a trick. `calypsos` contains the incomplete calypsos, and `piles`
 * the discards.
 */
export const positions: Positions<CalypsoDeal, CalypsoPosition> = {
  fields: [
    TRICK,
    {key: 'trumps', shape: SUITS_BY_SEAT, shows: 'trump'},
    {key: 'calypsos', shape: OPEN_CARDS_BY_SEAT, shows: 'building'},
    {key: 'piles', shape: OPEN_CARDS_BY_PARTY},
  ],
  cards: () => CARDS.flatMap((card) => Array.from({length: COPIES}, () => card)),

  wrongIn: notOneCard,

  problem(position) {
    const sizes = sizesOf(position);
    const trumps = position.trumps ?? DEFAULT;
    if (sizes.some((size) => size !== sizes[0]) || sizes[0]! > DEALT / 4 || sizes[0] === 0) {
      return {
        key: 'hands',
        message: 'All hands must be the same size, at most 13 cards, counting cards in the trick.',
      };
    }
    if (notOneCard(position.trick)) {
      return {key: 'trick', message: 'Each seat may have only one card in the trick, face up.'};
    }
    if (breaksRules(position))
      return {key: 'trick', message: 'A seat did not follow suit, or overruff, although it could.'};
    const wrong = position.calypsos.some((cards, seat) => {
      const own = cards.filter((card) => 'SHDC'.charAt(card >> 4) === trumps[seat]);
      const ranks = ranksOf(own);
      return own.length !== cards.length || new Set(own).size !== own.length || ranks === COMPLETE;
    });
    return wrong
      ? {
          key: 'calypsos',
          message:
            'An incomplete calypso must have different cards of its seat\u2019s trump suit, but not all of them.',
        }
      : undefined;
  },

  mayHold: () => true,

  begin(origin: Origin<CalypsoPosition>) {
    const {position} = origin;
    const {options, dealer, leader, calypsos, piles, trumps = DEFAULT} = position;
    const carried = {
      ...nothingBuilt(),
      building: calypsos.map(ranksOf),
      discards: piles.map(({length}) => length),
      revokes: [0, 0, 0, 0],
      gone: [...calypsos, ...piles].flat(),
      trumps,
    };
    const pack = packFrom(handsBefore(position), dealer);
    const deal = new CalypsoDeal({options, number: 0, carried, dealer, pack, leader, origin});
    for (const {seat, cards} of position.trick) deal.play(seat, {type: 'play', card: cards[0]!});
    return deal;
  },
};

/**
 * Whether a seat has played a card to the trick that the known cards of its hand don't allow: by `calypso.follow`, unless
 * revokes are possible, or by `calypso.overruff`.
 */
function breaksRules({options, trick, hands, trumps = DEFAULT}: CalypsoPosition): boolean {
  const {revoke, overruff} = options;
  const cards = trick.map((laid) => laid.cards[0]!);
  const indices = suitIndices(trumps);
  const led = (cards[0] ?? 0) >> 4;
  return trick.some(({seat}, place) => {
    const card = cards[place]!;
    const hand = hands[seat]!;
    if (place === 0 || card >> 4 === led) return false;
    const canFollow = hand.some((one) => one >> 4 === led);
    if (canFollow) return revoke === 'prevent';
    // A seat with unknown cards may have revoked.
    if (overruff === 'free' || (revoke !== 'prevent' && hand.includes(UNKNOWN))) return false;
    const ruff = highestRuff(cards.slice(0, place), trick[0]!.seat, indices);
    const overruffs = (one: Card): boolean => one >> 4 === indices[seat] && (one & 15) < ruff;
    return !overruffs(card) && hand.some(overruffs);
  });
}

/** Returns the ranks of some cards, as a bit mask of rank indices. */
export const ranksOf = (cards: readonly Card[]): number => cards.reduce((ranks, card) => ranks | (1 << (card & 15)), 0);
