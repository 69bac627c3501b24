import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    scopa: () => 'Fai una scopa.',
    trails: () => 'Gioca una carta senza prendere nulla.',
    several: () => 'Prendi due o più carte.',
    guards: () => 'Gioca in modo che chi viene dopo non possa fare scopa.',
    wins: () => 'Prendi qualcosa dal tavolo.',
  },
  themes: {
    settebello: {title: 'Il settebello', hint: 'Il sette di denari vale un punto da solo: di chi sarà?'},
    sweep: {title: 'Pulire il tavolo', hint: 'Somma le carte sul tavolo.'},
    guard: {title: 'Niente regali', hint: 'Che cosa resta sul tavolo per chi viene dopo?'},
    'last-take': {
      title: 'L’ultima presa',
      hint: 'Chi prende per ultimo si porta via anche quello che resta sul tavolo.',
    },
    coins: {title: 'I denari', hint: 'Conta i denari: chi ne avrà di più?'},
    cards: {title: 'Le carte', hint: 'Conta le carte: chi ne avrà di più?'},
    sevens: {title: 'Sette e sei', hint: 'Per la primiera contano di più i sette, poi i sei.'},
    primiera: {title: 'La primiera', hint: 'Quale seme manca alla tua primiera?'},
    patience: {title: 'Non ogni presa conviene', hint: 'Quanto ti costa ogni presa?'},
    keeping: {title: 'Quale carta calare?', hint: 'Che cosa possono fare gli altri con la carta calata?'},
  },
};
