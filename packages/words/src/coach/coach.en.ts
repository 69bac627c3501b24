import {lister} from '../language.js';
import type {CoachTable} from './reason-words.js';

const list = lister('en');
const points = (count: number): string => `${count}\u00a0${count === 1 ? 'point' : 'points'}`;
/** Returns a phrase with the other move's quantity, or an empty string if there is none. */
const not = (other: number | undefined): string => (other === undefined ? '' : ` instead of ${other}`);

export const coach: CoachTable = {
  texts: {
    naming: (cards, taken) => (taken.length > 0 ? `${list(cards)}, taking ${list(taken)}` : list(cards)),
    acting: (cards, taken) => (cards.length > 0 ? `taking ${list(taken)} with ${list(cards)}` : 'waiting'),
    list,
    faceDown: (cards) => `${cards}, face down`,
    wait: 'not now',
    hint: (what) => `Hint: ${what}.`,
    better: (what) => `Better: ${what}.`,
    rather: (than, why) => `rather than ${than}: ${why}.`,
    asGood: (than) => `about as good: ${than}.`,
    opponent: 'an opponent',
    show: 'Show what could follow',
    back: 'Back to the game',
    takeBack: '“Undo” takes your move back.',
    noHint: 'It is not your turn.',
  },
  reasons: {
    'only-move': 'there is no other move',
    'takes-points': ({count, other}) =>
      `this move is sure to take the trick, with at least ${points(count)}${not(other)}`,
    'takes-trick': 'this move is sure to take the trick',
    'goes-ahead': 'this move goes ahead in this trick',
    'may-be-beaten': ({who, answer, other}) =>
      other === undefined
        ? `then ${who} might beat it, for example with ${answer}`
        : `more cards might beat that one, for example ${answer}`,
    'beats-partner': 'that move would go ahead of your own side',
    'feeds-partner': ({count, other}) =>
      `this move adds ${points(count)}${not(other)} to a trick that your side is sure to take`,
    'partner-ahead': ({count, other}) => `this move adds ${points(count)}${not(other)} while your side is ahead`,
    'adds-points': ({count, other}) => `that would add ${points(count)}${not(other)} while the others are ahead`,
    spends: ({list: those, cards: {length}, other}) =>
      other !== undefined && length === 1
        ? `${those} beats more cards, and may be worth more later`
        : `${those} may be worth more later`,
    'spends-trump': ({list: card}) => `${card} is a trump, and may be worth more later`,
    'spends-strongest': ({list: card}) => `${card} is the strongest card left in its suit, and may take a trick later`,
    'seems-best': 'no other move seems better',
    'on-average': ({points: gained}) =>
      `in deals that fit what you can see, it gains ${points(gained)} more on average`,
  },
};
