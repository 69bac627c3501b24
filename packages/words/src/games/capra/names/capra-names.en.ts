import type {CapraNamesFor} from '../capra-rules.js';

export const names: CapraNamesFor = () => ({
  title: 'Capra',
  terms: {
    beat: {
      term: 'beat',
      meaning: 'To play as many cards as the best so far, each one higher than a different one of them.',
    },
    fold: {term: 'fold', meaning: 'To put down as many cards as were led, face down, without trying to win.'},
    four: {term: 'four of a suit', meaning: 'A hand of four cards, all of one suit.'},
    enter: {term: 'enter', meaning: 'To break into a trick with four of a suit and lead them.'},
    goat: {term: 'goat', meaning: 'The side that loses the match: capra in Italian.'},
    eggs: {term: 'eggs', meaning: 'A deal in which both sides have 60\u00a0points.'},
    penalty: {
      term: 'penalty points',
      meaning: 'Points against the side that loses a deal. A side with too many loses the match.',
    },
  },
});
