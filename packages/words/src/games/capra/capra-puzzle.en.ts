import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {},
  themes: {
    fold: {title: 'Fold or beat', hint: 'The points you fold go to the player who takes the trick.'},
    goat: {title: 'No goat', hint: 'A side without a trick loses most: take one in time.'},
    eggs: {title: 'Past sixty', hint: 'Count the points of both sides: who passes 60?'},
    claim: {title: 'Four of a suit', hint: 'Who may enter with four cards of one suit?'},
    'last-take': {title: 'The last trick', hint: 'Think back from the last trick: who will take it?'},
    several: {title: 'Several at once', hint: 'Who can beat so many cards at once?'},
    single: {title: 'One card will do', hint: 'What is left in your hand if you lead several?'},
    beat: {title: 'What to beat with', hint: 'Which of your cards will be worth more later?'},
  },
};
