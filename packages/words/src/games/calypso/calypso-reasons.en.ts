import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const list = lister('en');

export const reasons: Readonly<Record<string, ReasonText>> = {
  ruffs: 'To take the trick with a ruff.',
  builds: (cards, names) => `To build ${list(cards.map(names.the))}.`,
  'feeds-partner': (cards, names) => `To give your side ${list(cards.map(names.the))}.`,
};
