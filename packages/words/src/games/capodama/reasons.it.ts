import {suitOf, type Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('it');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));
const suit = ([card]: readonly Card[], names: CardWords): string => names.suit(suitOf(card!));

export const reasons: Readonly<Record<string, ReasonText>> = {
  'strongest-suit': 'Per raddoppiare il seme in cui la tua mano è più forte.',
  'best-known-suit': 'Per raddoppiare il seme di cui si vedono più punti.',
  'trump-elsewhere': 'Per fare briscola una carta che forse ha un altro.',
  'saves-card': (cards, names) => `Per mettere al sicuro, come briscola, ${the(cards, names)}.`,
  'avoids-playing-alone': (cards, names) => `Per avere un compagno: chi ha ${the(cards, names)} gioca con te.`,
  'keeps-partnership': (cards, names) => `Chi ha ${the(cards, names)} sta con il capo.`,
  'strengthens-partner': 'Per rinforzare un compagno.',
  'empties-suit': (cards, names) => `Per non avere più carte di ${suit(cards, names)}.`,
  'aims-at-window': 'Per finire tra 80 e 85 punti.',
};
