import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('it');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));

export const reasons: Readonly<Record<string, ReasonText>> = {
  ruffs: 'Per tagliare e fare la presa.',
  builds: (cards, names) => `Per far crescere i calypso della tua parte: ${the(cards, names)}.`,
  'takes-trick': 'Per fare la presa e attaccare la prossima.',
  'gives-little': 'Per dare il meno possibile agli altri.',
};
