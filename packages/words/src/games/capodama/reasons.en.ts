import {suitOf, type Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('en');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));
const suit = ([card]: readonly Card[], names: CardWords): string => names.suit(suitOf(card!));

export const reasons: Readonly<Record<string, ReasonText>> = {
  'strongest-suit': 'To double the suit in which your hand is strongest.',
  'best-known-suit': 'To double the suit of which most points can be seen.',
  'trump-elsewhere': 'To make a trump of a card that another may hold.',
  'saves-card': (cards, names) => `To make ${the(cards, names)} safe as a trump.`,
  'avoids-playing-alone': (cards, names) => `To have a partner: who holds ${the(cards, names)} plays with you.`,
  'keeps-partnership': (cards, names) => `Whoever has ${the(cards, names)} is with the capo.`,
  'strengthens-partner': 'To make a partner stronger.',
  'empties-suit': (cards, names) => `To have no card left of ${suit(cards, names)}.`,
  'aims-at-window': 'To end with 80 to 85 points.',
};
