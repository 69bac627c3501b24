import {suitOf, type Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('fr');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));
const suit = ([card]: readonly Card[], names: CardWords): string => names.suit(suitOf(card!));

export const reasons: Readonly<Record<string, ReasonText>> = {
  'richest-suit': 'Pour doubler la couleur où vous avez le plus de points.',
  'longest-suit': 'Pour doubler votre couleur la plus longue.',
  'best-known-suit': 'Pour doubler la couleur dont on voit le plus de points.',
  'trump-elsewhere': 'Pour faire un atout d’une carte qu’un autre a peut-être.',
  'saves-card': (cards, names) => `Pour mettre parmi les atouts ${the(cards, names)}.`,
  'avoids-playing-alone': (cards, names) =>
    `Pour avoir un partenaire\u00a0: qui détient ${the(cards, names)} joue avec vous.`,
  'keeps-partnership': (cards, names) => `Qui détient ${the(cards, names)} est avec le capo.`,
  'strengthens-partner': 'Pour renforcer un partenaire.',
  'empties-suit': (cards, names) => `C’est votre seule carte à ${suit(cards, names)}.`,
  'aims-at-window': 'Pour finir entre 80 et 85 points.',
};
