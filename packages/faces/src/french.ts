import {rankOf, suitOf, type Suit} from '@cartavola/engine';
import {svg} from 'lit';
import {cardFace, pips, signAlone} from './card-face.js';
import {court, stamp, type Sign} from './draw.js';
import type {DeckFaces} from './face.js';
import {frenchCourts} from './french-courts.js';

const NAMES: Readonly<Record<Suit, string>> = {S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs'};

const SIGNS: Readonly<Record<Suit, Sign>> = {
  S: {shapes: '-cM24 2c-5 11-20 17-20 28q0 9 9 10 6 0 9-5-1 7-6 11h16q-5-4-6-11 3 5 9 5 9-1 9-10c0-11-15-17-20-28z'},
  H: {shapes: '-cM24 45c-5-10-22-18-22-30q1-11 11-12 7 0 11 7 4-7 11-7 10 1 11 12c0 12-17 20-22 30z'},
  D: {shapes: '-cM24 1q7 13 17 23-10 10-17 23-7-13-17-23 10-10 17-23z'},
  C: {shapes: '-co24 12 10o13 29 10o35 29 10M20 18h8l-2 10q0 12 6 18h-16q6-6 6-18z'},
};

/** The ace of spades is inlaid with gold. */
const FESTIVE = svg`${stamp(SIGNS.S, 50, 70, 66)}<g color="#e3b13d">${stamp(SIGNS.S, 50, 70, 48)}</g>${stamp(SIGNS.S, 50, 70, 44)}<path d="M50 54l2.6 9.4L61 67l-8.4 3.6L50 80l-2.6-9.4L39 67l8.4-3.6z" fill="#e3b13d"></path>`;

const COURTS = svg`${frenchCourts(SIGNS)}`;

/** The French deck, in two colours or in four. */
export const frenchFaces = (four: boolean): DeckFaces => {
  const classes = (suit: Suit): string => `cv-${NAMES[suit]}${four ? ' four' : ''}`;
  return {
    defs: COURTS,
    face(card, {letters, compact}) {
      const suit = suitOf(card);
      const rank = rankOf(card);
      if (!suit || !rank) throw new RangeError(`no French card ${card}`);
      const sign = SIGNS[suit];
      const count = rank === 'T' ? 10 : Number(rank);
      return cardFace(
        classes(suit),
        count ? String(count) : letters[rank as 'A'],
        sign,
        count
          ? pips(sign, count, count > 8 ? 19 : 22)
          : rank !== 'A'
            ? court('cv-' + rank + suit)
            : suit === 'S'
              ? FESTIVE
              : stamp(sign, 50, 70, 50),
        compact,
      );
    },
    sign: (suit) => signAlone(classes(suit), SIGNS[suit]),
  };
};
