import {lister} from '../language.js';
import type {CoachTable} from './reason-words.js';

const list = lister('en');

export const coach: CoachTable = {
  texts: {
    naming: (cards, taken) => (taken.length > 0 ? `${list(cards)}, taking ${list(taken)}` : list(cards)),
    wait: 'not now',
    hint: (what) => `Hint: ${what}.`,
    better: (what) => `Better: ${what}.`,
    takeBack: '“Undo” takes your move back.',
    noHint: 'It is not your turn.',
  },
  reasons: {
    'only-move': 'There is no other move.',
    'takes-points': 'To take the points of this trick.',
    'takes-trick': 'To take the trick.',
    'goes-ahead': 'To go ahead in this trick.',
    'feeds-partner': 'To add points to your side’s trick.',
    'partner-ahead': 'To add points while your side is ahead.',
    'keeps-points': 'To give the others as little as possible.',
    worthless: 'It is worth no points.',
    'seems-best': 'No other move seems better.',
    'on-average': (_cards, _names, points = 0) =>
      points === 1 ? 'It is worth 1 point more on average.' : `It is worth ${points} points more on average.`,
  },
};
