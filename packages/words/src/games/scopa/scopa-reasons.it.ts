import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('it');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));

export const reasons: Readonly<Record<string, ReasonText>> = {
  'makes-scopa': 'Per svuotare il tavolo: scopa.',
  'leaves-no-scopa': 'Per non lasciare nessuna scopa.',
  'lays-plain': (_cards, names) => `Per non calare né un sette né una carta di ${names.suit('D')}.`,
  'brings-home': (cards, names) => `Per mettere al sicuro ${the(cards, names)}.`,
  'takes-settebello': 'Per prendere il settebello.',
  'takes-sevens': (cards, names) => `Per prendere ${the(cards, names)}.`,
  'takes-diamonds': (cards, names) => `Per prendere ${the(cards, names)}.`,
  'takes-cards': 'Per prendere carte.',
  'captures-last': 'Per prendere per ultimo: ciò che resta allora è tuo.',
};
