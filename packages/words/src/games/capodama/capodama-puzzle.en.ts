import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    side: ({text}) => `Win your side a trick worth at least ${text} points.`,
    total: ({text}) => `With this trick, bring your total to ${text.replace('-', ' to ')} points.`,
  },
  themes: {
    'doubled-suit': {title: 'The doubled suit', hint: 'Points in the doubled suit count twice.'},
    capo: {title: 'Who is with the capo?', hint: 'Ask yourself who is playing with whom.'},
    trumps: {title: 'The trumps', hint: 'Count the trumps that are still out.'},
    'last-take': {title: 'The last trick', hint: 'Think back from the last trick: who will take it?'},
    range: {title: 'Neither too few nor too many', hint: 'Work out your total after each trick.'},
    dama: {title: 'The dama’s moment', hint: 'When is the queen of hearts worth the most?'},
  },
  roles: {capo: ({you, name}) => `${you ? 'You are' : `${name} is`} the capo.`},
};
