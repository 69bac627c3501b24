import {suitOf, type Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('en');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));
const suit = ([card]: readonly Card[], names: CardWords): string => names.suit(suitOf(card!));

export const reasons: Readonly<Record<string, ReasonText>> = {
  'richest-suit': 'To double the suit in which you hold the most points.',
  'longest-suit': 'To double your longest suit.',
  'best-known-suit': 'To double the suit with the most points you can see.',
  'trump-elsewhere': 'To turn a card that somebody else may hold into a trump.',
  'saves-card': (cards, names) => `To make ${the(cards, names)} a trump.`,
  'avoids-playing-alone': (cards, names) =>
    `To have a partner: the player who holds ${the(cards, names)} plays with you.`,
  'keeps-partnership': (cards, names) => `The player who has ${the(cards, names)} is with the capo.`,
  'strengthens-partner': 'To make a partner stronger.',
  'empties-suit': (cards, names) => `It’s your only card in ${suit(cards, names)}.`,
  'aims-at-window': 'To end with 80 to 85 points.',
};
