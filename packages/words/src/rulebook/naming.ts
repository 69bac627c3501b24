import {parseCard, type Card, type Suit} from '@cartavola/engine';
import {capitalised} from '../language.js';
import type {CardWords} from '../cards/card-words.js';

/** Names of cards, given their codes, for the text of rules. */
export interface Naming {
  /** "the queen of hearts" */
  the(code: string): string;
  /** "The queen of hearts" */
  The(code: string): string;
  /** "queen" */
  rank(rank: string): string;
  /** "the queen" */
  theRank(rank: string): string;
  /** "ace, seven, jack" */
  ranks(ranks: string): string;
  /** "hearts" */
  suit(suit: Suit): string;
}

const cardOf = (code: string): Card => parseCard(code)!;

/** Creates functions that return names for the cards shown. */
export function naming(cards: CardWords): Naming {
  const rank = (one: string): string => cards.rank(cardOf(`${one}H`));
  return {
    the: (code) => cards.the(cardOf(code)),
    The: (code) => capitalised(cards.the(cardOf(code))),
    rank,
    theRank: (one) => cards.theRank(cardOf(`${one}H`)),
    ranks: (ranks) => ranks.split(' ').map(rank).join(', '),
    suit: cards.suit,
  };
}
