import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('it');

export const reasons: Readonly<Record<string, ReasonText>> = {
  ruffs: 'Per fare la presa tagliando.',
  builds: (cards, names) => `Per aggiungere ${list(cards.map(names.the))}.`,
  'feeds-partner': (cards, names) => `Per lasciare ${list(cards.map(names.the))} alla tua coppia.`,
};
