import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('fr');

export const reasons: Readonly<Record<string, ReasonText>> = {
  ruffs: 'Pour prendre le pli en coupant.',
  builds: (cards, names) => `Pour placer ${list(cards.map(names.the))}.`,
  'feeds-partner': (cards, names) => `Pour laisser ${list(cards.map(names.the))} à votre camp.`,
};
