import type {Deck} from '../deck.js';

/** French deck in two colours. */
export const french: Deck = {
  id: 'french',
  suitSystem: 'french',
  isPlain: true,
  usual: {
    suits: {S: 'S', H: 'H', D: 'D', C: 'C'},
    ranks: {
      ...{A: 'A', K: 'K', Q: 'Q', J: 'J', T: '10', '9': '9', '8': '8'},
      ...{'7': '7', '6': '6', '5': '5', '4': '4', '3': '3', '2': '2'},
    },
  },
  drawing: async () => (await import('../french.js')).inTwo,
};
