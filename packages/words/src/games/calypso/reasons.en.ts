import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('en');
const the = (cards: readonly Card[], names: CardWords): string => list(cards.map((card) => names.the(card)));

export const reasons: Readonly<Record<string, ReasonText>> = {
  ruffs: 'To ruff, and take the trick.',
  builds: (cards, names) => `To add to the calypsos of your side: ${the(cards, names)}.`,
  'takes-trick': 'To take the trick and lead the next.',
  'gives-little': 'To give the others as little as possible.',
};
