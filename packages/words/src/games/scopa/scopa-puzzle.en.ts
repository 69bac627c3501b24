import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    scopa: () => 'Make a scopa.',
    trails: () => 'Play a card without taking anything.',
    several: () => 'Take two cards or more.',
    guards: () => 'Play so that the next player cannot make a scopa.',
    wins: () => 'Take something from the table.',
  },
  themes: {
    settebello: {title: 'The settebello', hint: 'The seven of coins is a point by itself: who gets it?'},
    sweep: {title: 'Clear the table', hint: 'Add up the cards on the table.'},
    guard: {title: 'No gift', hint: 'What remains on the table for the next player?'},
    'last-take': {title: 'The last take', hint: 'Who takes last also gets what is left on the table.'},
    coins: {title: 'Coins', hint: 'Count the coins: who gets most of them?'},
    cards: {title: 'Cards', hint: 'Count the cards: who gets most of them?'},
    sevens: {title: 'Sevens and sixes', hint: 'Sevens count most for the primiera, then sixes.'},
    primiera: {title: 'The primiera', hint: 'Which suit does your primiera lack?'},
    patience: {title: 'Not every take is good', hint: 'What does each take cost you?'},
    keeping: {title: 'Which card to lay down', hint: 'What can the others do with the card that you lay down?'},
  },
};
