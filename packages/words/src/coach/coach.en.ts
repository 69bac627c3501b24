import {lister} from '../language.js';
import type {CoachTable} from './reason-words.js';

const list = lister('en');

export const coach: CoachTable = {
  texts: {
    naming: (cards, taken) => (taken.length > 0 ? `${list(cards)}, taking ${list(taken)}` : list(cards)),
    wait: 'not now',
    hint: (what) => `Hint: ${what}.`,
    better: (what) => `Better: ${what}.`,
    takeBack: 'Undo takes your move back.',
    noHint: 'It is not your turn.',
  },
  reasons: {
    'only-move': 'There is no other move.',
    'takes-points': 'To take the points of this trick.',
    'takes-lead': 'To take the trick and lead the next.',
    'feeds-partner': 'To give points to a trick of your own side.',
    'keeps-points': 'To give the others as little as possible.',
    'hardly-missed': 'To part with what you will hardly miss.',
  },
};
