import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    side: ({text}) => `Porta alla tua squadra una presa da almeno ${text}\u00a0punti.`,
    total: ({text}) => `Con questa presa porta i tuoi punti fra ${text.replace('-', ' e ')}.`,
  },
  themes: {
    'doubled-suit': {title: 'Il seme raddoppiato', hint: 'I punti del seme raddoppiato valgono il doppio.'},
    capo: {title: 'Chi sta con il capo?', hint: 'Chiediti chi gioca con chi.'},
    trumps: {title: 'Le briscole', hint: 'Conta le briscole ancora in gioco.'},
    'last-take': {title: 'L’ultima presa', hint: 'Ragiona a ritroso dall’ultima presa: di chi sarà?'},
    range: {title: 'Né troppi né troppo pochi', hint: 'Calcola dove ti porterebbe ogni presa.'},
    dama: {title: 'L’ora della dama', hint: 'Quando vale di più la donna di cuori?'},
  },
  roles: {capo: ({you, name}) => `${you ? 'Tu sei' : `${name} è`} il capo.`},
};
