import {suitOf, type Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('en');
/** Lists the suits of cards, without duplicates. */
const suits = (cards: readonly Card[], names: CardWords): string =>
  list([...new Set(cards.map((card) => names.suit(suitOf(card))))]);

export const reasons: Readonly<Record<string, ReasonText>> = {
  'richest-suit': ({count, other, cards, names}) =>
    other === undefined
      ? `you hold points in ${suits(cards, names)}`
      : `you hold ${count} points in ${suits(cards, names)}, not ${other}`,
  'longest-suit': ({count, other, cards, names}) =>
    other === undefined
      ? `you hold cards in ${suits(cards, names)}`
      : `you hold ${count} cards in ${suits(cards, names)}, not ${other}`,
  'has-ace': 'you hold its ace',
  'best-known-suit': 'it is the suit with the most points you can see',
  'trump-elsewhere': ({list: cards}) => `somebody else may hold ${cards}`,
  'saves-card': ({list: cards, count, other}) =>
    other === undefined
      ? `it makes ${cards} a trump`
      : `it makes a trump of a card worth ${count} points, not ${other}`,
  'catches-ace': ({list: cards}) => `it can take ${cards} when that is led`,
  'avoids-playing-alone': ({list: cards}) => `you get a partner: the player who holds ${cards} plays with you`,
  'keeps-partnership': ({list: cards}) => `the player who has ${cards} is with the capo`,
  'strengthens-partner': ({other}) =>
    other === undefined ? 'it makes a partner stronger' : 'it gives a partner higher cards',
  'empties-suit': ({list: those, cards, names}) =>
    cards.length === 1
      ? `${those} is your only card in ${suits(cards, names)}`
      : `it’s your only card in ${suits(cards, names)}`,
  'does-gives-points': 'that gives away points',
  'does-gives-no-points': 'that gives away no points',
  'risks-points': ({count}) => `that would add ${count} points to a trick that may go to the others`,
  'nears-window': 'it leads closer to 80 to 85 points',
  'may-reach-window': 'with an average second half, the deal can end with 80 to 85 points',
  'aims-at-window': 'the deal can end with 80 to 85 points',
};
