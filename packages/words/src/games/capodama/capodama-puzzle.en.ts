import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    side: ({text}) => `Bring your side a trick that is worth at least ${text} points.`,
    total: ({text}) => `With this trick, bring your points to ${text.replace('-', ' to ')}.`,
  },
  themes: {
    'doubled-suit': {title: 'The doubled suit', hint: 'Points of the doubled suit count twice.'},
    capo: {title: 'Who is with the capo?', hint: 'Ask yourself who plays with whom.'},
    trumps: {title: 'The trumps', hint: 'Count which trumps are still out.'},
    'last-take': {title: 'The last trick', hint: 'Think back from the last trick: who will have it?'},
    range: {title: 'Neither too few nor too many', hint: 'Count what each trick would bring you to.'},
    dama: {title: 'The time of the dama', hint: 'When is the queen of hearts worth most?'},
  },
};
