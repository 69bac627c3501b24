// Test data: a third-party deck.
import type {Deck} from '@cartavola/faces';

/**
 * Spanish deck: oros, copas, espadas, bastos; ace to seven, sota (`S`), caballo (`C`) and rey (`R`). It has simple suit
 * symbols, and no pictures on its court cards.
 */
export const spanish: Deck = {
  id: 'spanish',
  suitSystem: 'latin',
  usual: {
    suits: {D: 'oros', H: 'copas', S: 'espadas', C: 'bastos'},
    ranks: {A: '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', J: 'S', Q: 'C', K: 'R'},
  },
  mappings: {
    capodama: {
      suits: {H: 'oros', C: 'bastos', S: 'espadas', D: 'copas'},
      ranks: {A: '1', '7': '7', J: 'S', K: 'R', Q: 'C', T: '6', '9': '5', '8': '4'},
    },
  },
  names: {
    en: {
      ranks: {S: ['page', 'the page'], C: ['horse', 'the horse'], R: ['king', 'the king']},
      suits: {oros: 'gold', copas: 'cups', espadas: 'swords', bastos: 'clubs'},
      letters: {S: '10', C: '11', R: '12'},
    },
    fr: {
      ranks: {S: ['valet', 'le valet'], C: ['cavalier', 'le cavalier'], R: ['roi', 'le roi']},
      suits: {oros: 'ors', copas: 'coupes', espadas: 'épées', bastos: 'massues'},
    },
    it: {
      ranks: {S: ['fante', 'il fante'], C: ['cavallo', 'il cavallo'], R: ['re', 'il re']},
      suits: {oros: 'ori', copas: 'coppe', espadas: 'spade', bastos: 'mazze'},
    },
  },
  drawing: () =>
    Promise.resolve({
      suits: {
        oros: {sign: {shapes: '-co24 24 20'}, colour: '#a06a00'},
        copas: {sign: {shapes: '-cM8 6h32l-16 36z'}, colour: '#a01010'},
        espadas: {sign: {shapes: '-cM22 2h4v44h-4z'}, colour: '#1030a0', zoom: 1.2},
        bastos: {sign: {shapes: '-cM16 2h16l-4 44h-8z'}, colour: '#107040', zoom: 1.2},
      },
      sizes: {alone: 60, few: 24, many: 20, from: 7},
      figures: [],
      special: {},
    }),
};
