import {suitOf, type Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('it');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));
const suit = ([card]: readonly Card[], names: CardWords): string => names.suit(suitOf(card!));

export const reasons: Readonly<Record<string, ReasonText>> = {
  'richest-suit': 'Per raddoppiare il seme in cui hai più punti.',
  'longest-suit': 'Per raddoppiare il tuo seme più lungo.',
  'best-known-suit': 'Per raddoppiare il seme di cui si vedono più punti.',
  'trump-elsewhere': 'Per fare briscola una carta che forse ha un altro.',
  'saves-card': (cards, names) => `Per mettere tra le briscole ${the(cards, names)}.`,
  'avoids-playing-alone': (cards, names) => `Per avere un compagno: chi ha ${the(cards, names)} gioca con te.`,
  'keeps-partnership': (cards, names) => `Chi ha ${the(cards, names)} sta con il capo.`,
  'feeds-partner': 'Per caricare una presa della tua squadra.',
  'strengthens-partner': 'Per rinforzare un compagno.',
  'empties-suit': (cards, names) => `È la tua unica carta di ${suit(cards, names)}.`,
  'aims-at-window': 'Per finire tra 80 e 85 punti.',
};
