import type {Deck} from '../deck.js';

/** Italian deck: denari, coppe, spade and bastoni, with ace to seven, fante (`J`), cavallo (`N`) and re (`K`). */
export const italian: Deck = {
  id: 'italian',
  suitSystem: 'latin',
  usual: {
    suits: {D: 'coins', H: 'cups', S: 'swords', C: 'batons'},
    ranks: {A: '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', J: 'J', Q: 'N', K: 'K'},
  },
  drawing: async () => (await import('../italian.js')).drawing,
};
