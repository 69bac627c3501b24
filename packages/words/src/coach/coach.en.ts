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
  trickReasons: {
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
    spends: ({list: those}) => `${those} may be worth more later`,
    'keeps-higher': ({names, cards, count, other = 0}) => {
      const kept = list(cards.slice(0, -1).map(names.the));
      const example = names.the(cards.at(-1)!);
      return count === 1
        ? `${kept} can beat ${example}, which may still come`
        : `${kept} can beat ${count} cards that may still come, such as ${example}${other > 0 ? `, instead of ${other}` : ''}`;
    },
    'spends-trump': ({list: card}) => `${card} is a trump, and may be worth more later`,
    'spends-strongest': ({list: card}) => `${card} is the strongest card left in its suit, and may take a trick later`,
    'does-takes': 'that takes the trick',
    'does-partner-takes': 'that leaves the trick to your own side',
    'does-loses': 'that leaves the trick to the others',
    'does-ahead': 'that goes ahead in this trick',
    'does-partner-ahead': 'that leaves your own side ahead',
    'does-behind': 'that leaves the others ahead',
    'does-other-ahead': 'that leaves another player ahead',
    'does-open': 'an opponent may hold a higher card',
    'does-highest': 'an opponent can only beat it with a trump',
  },
  reasons: {
    'only-move': 'there is no other move',
    'seems-best': 'no other move seems better',
    'on-average': ({points: gained}) =>
      `in deals that fit what you can see, it gains ${points(gained)} more on average`,
  },
  outcomes: {
    takes: 'both moves are sure to take the trick',
    'partner-takes': 'your side is sure to take the trick either way',
    loses: 'the others take this trick either way',
    ahead: 'both moves go ahead in this trick',
    'partner-ahead': 'your side stays ahead either way',
    behind: 'the others stay ahead either way',
    'other-ahead': 'another player stays ahead either way',
    open: 'in either case, an opponent may hold a higher card',
    highest: 'in either case, an opponent can only beat it with a trump',
    captures: 'both moves capture',
    lays: 'neither move captures',
    'gives-points': 'either way, you give away points',
    'gives-no-points': 'either way, you give away no points',
  },
  effects: {
    takes: 'this move is sure to take the trick',
    'partner-takes': 'this move leaves the trick to your own side',
    loses: 'this move leaves the trick to the others',
    ahead: 'this move goes ahead in this trick',
    'partner-ahead': 'this move leaves your own side ahead',
    behind: 'this move leaves the others ahead',
    'other-ahead': 'this move leaves another player ahead',
    open: 'this move leads a card that an opponent may beat with a higher one',
    highest: 'this move leads a card that an opponent can only beat with a trump',
    captures: 'this move captures',
    lays: 'this move captures nothing',
    'gives-points': 'this choice gives away points',
    'gives-no-points': 'this choice gives away no points',
  },
};
