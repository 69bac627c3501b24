import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('fr');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));

export const reasons: Readonly<Record<string, ReasonText>> = {
  ruffs: 'Pour couper et prendre le pli.',
  builds: (cards, names) => `Pour faire grandir les calypsos de votre camp\u00a0: ${the(cards, names)}.`,
  'takes-trick': 'Pour prendre le pli et entamer le suivant.',
  'gives-little': 'Pour donner le moins possible aux autres.',
};
