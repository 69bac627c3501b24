import type {GamePuzzleWords} from '../../puzzle/puzzle-words.js';

export const puzzle: GamePuzzleWords = {
  goals: {
    scopa: () => 'Make a scopa.',
    trails: () => 'Play a card without taking anything.',
    several: () => 'Take at least two cards.',
    guards: () => 'Play so that the next player cannot make a scopa.',
    wins: () => 'Take something from the table.',
  },
  themes: {
    settebello: {title: 'The settebello', hint: 'The seven of coins is worth a point by itself: who gets it?'},
    sweep: {title: 'Clear the table', hint: 'Add up the cards on the table.'},
    guard: {title: 'No gift', hint: 'What do you leave on the table for the next player?'},
    'last-take': {title: 'The last take', hint: 'The last player to take also gets what is left on the table.'},
    coins: {title: 'Coins', hint: 'Count the coins: who gets the most?'},
    cards: {title: 'Cards', hint: 'Count the cards: who gets the most?'},
    sevens: {title: 'Sevens and sixes', hint: 'Sevens count most for the primiera, then sixes.'},
    primiera: {title: 'The primiera', hint: 'Which suit is your primiera missing?'},
    patience: {title: 'Not every take is good', hint: 'What does each take cost you?'},
    keeping: {title: 'Which card to lay down', hint: 'What can the others do with the card you lay down?'},
  },
};
