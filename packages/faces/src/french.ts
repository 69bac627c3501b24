import type {Suit} from '@cartavola/engine';
import {stamp, type SuitSign} from './draw.js';
import type {Drawing} from './drawing.js';
import {frenchCourts, inGold} from './french-courts.js';
import type {Shapes} from './shape.js';

const SIGNS: Readonly<Record<Suit, SuitSign>> = {
  S: {shapes: '-cM24 2c-5 11-20 17-20 28q0 9 9 10 6 0 9-5-1 7-6 11h16q-5-4-6-11 3 5 9 5 9-1 9-10c0-11-15-17-20-28z'},
  H: {shapes: '-cM24 45c-5-10-22-18-22-30q1-11 11-12 7 0 11 7 4-7 11-7 10 1 11 12c0 12-17 20-22 30z'},
  D: {shapes: '-cM24 1q7 13 17 23-10 10-17 23-7-13-17-23 10-10 17-23z'},
  C: {shapes: '-co24 12 10o13 29 10o35 29 10M20 18h8l-2 10q0 12 6 18h-16q6-6 6-18z'},
};

/** Ace of spades with a gold inlay. */
const FESTIVE: Shapes = [
  ...stamp(SIGNS.S, [50, 70, 66]),
  ...stamp(inGold(SIGNS.S), [50, 70, 48]),
  ...stamp(SIGNS.S, [50, 70, 44]),
  ['path', {d: 'M50 54l2.6 9.4L61 67l-8.4 3.6L50 80l-2.6-9.4L39 67l8.4-3.6z', fill: '#e3b13d'}],
];

const FIGURES = frenchCourts(SIGNS);

/** Creates the French deck. `more` is an additional class for the suits, which gives them other colours. */
const inColours = (more: string): Drawing => ({
  suits: {
    S: {sign: SIGNS.S, classes: 'cv-spades' + more},
    H: {sign: SIGNS.H, classes: 'cv-hearts' + more},
    D: {sign: SIGNS.D, classes: 'cv-diamonds' + more},
    C: {sign: SIGNS.C, classes: 'cv-clubs' + more},
  },
  sizes: {alone: 50, few: 22, many: 19, from: 9},
  figures: FIGURES,
  special: {'A-S': FESTIVE},
});

/** Variants with two and four colours. */
export const inTwo: Drawing = inColours('');
export const inFour: Drawing = inColours(' four');
