import type {Deck} from '../deck.js';
import {french} from './french.js';

/** French deck in four colours. */
export const frenchInFour: Deck = {
  ...french,
  id: 'french-4',
  drawing: async () => (await import('../french.js')).inFour,
};
