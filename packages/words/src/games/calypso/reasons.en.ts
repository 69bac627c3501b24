import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('en');

export const reasons: Readonly<Record<string, ReasonText>> = {
  ruffs: 'To take the trick with a ruff.',
  builds: (cards, names) => `To build ${list(cards.map(names.the))}.`,
  'takes-trick': 'To take the trick.',
  'gives-little': 'To give the other side as little as possible.',
};
