import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {},
  themes: {
    fold: {title: 'Scartare o battere', hint: 'I punti delle carte scartate vanno a chi fa la presa.'},
    goat: {title: 'Niente capra', hint: 'La coppia senza prese perde di più: fanne una in tempo.'},
    eggs: {title: 'Oltre i sessanta', hint: 'Conta i punti delle due coppie: chi passa i 60?'},
    claim: {title: 'Quattro dello stesso seme', hint: 'Chi può entrare con quattro carte dello stesso seme?'},
    'last-take': {title: 'L’ultima presa', hint: 'Ragiona a ritroso dall’ultima presa: di chi sarà?'},
    several: {title: 'Più carte insieme', hint: 'Chi può battere tante carte insieme?'},
    single: {title: 'Basta una carta', hint: 'Che cosa resta in mano se ne giochi più d’una?'},
    beat: {title: 'Con che cosa battere?', hint: 'Quale delle tue carte varrà di più in seguito?'},
  },
};
