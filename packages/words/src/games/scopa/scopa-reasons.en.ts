import type {ReasonText} from '../../coach/reason-words.js';
import {lister} from '../../language.js';

const both = lister('en');

export const reasons: Readonly<Record<string, ReasonText>> = {
  'makes-scopa': 'this move clears the table, which is a scopa',
  'takes-settebello': 'this move takes the settebello',
  'takes-sevens': ({list, count, other}) =>
    other === undefined ? `this move takes ${list}` : `this move takes ${count} sevens, not ${other}`,
  'takes-diamonds': ({list, names, count, other}) =>
    other === undefined
      ? `this move takes ${list}`
      : `this move takes ${count} cards in ${names.suit('D')}, not ${other}`,
  'brings-home': ({list}) => `this move gets ${list} into your pile`,
  'takes-cards': ({count, other}) =>
    other === undefined
      ? `this move takes ${count === 1 ? 'a card' : `${count} cards`}`
      : `this move takes ${count} cards, not ${other}`,
  'captures-last': 'this move takes last, and so gets what is left',
  'lays-settebello': 'that would put the settebello on the table',
  'lays-sevens': ({list}) => `that would put ${list} on the table, and sevens count`,
  'lays-diamonds': ({list, names}) => `that would put ${list} on the table, and ${names.suit('D')} count`,
  'lets-sweep': ({who, answer, other}) =>
    other === undefined
      ? `then ${who} could make a scopa, for example with ${answer}`
      : `then more cards would make a scopa for ${who}, for example ${answer}`,
  'lets-take-settebello': ({who, answer}) => `then ${who} could take the settebello, for example with ${answer}`,
  'lets-take-sevens': ({who, list, answer, other}) =>
    other === undefined
      ? `then ${who} could take ${list}, for example with ${answer}`
      : `then ${who} could take more sevens: ${list}`,
  'lets-take-diamonds': ({who, list, names, answer, other}) =>
    other === undefined
      ? `then ${who} could take ${list}, for example with ${answer}`
      : `then ${who} could take more cards in ${names.suit('D')}: ${list}`,
  'may-be-taken': ({who, answer, other}) =>
    other === undefined
      ? `then ${who} could take that card, for example with ${answer}`
      : `more cards could take that one, for example ${answer}`,
  spends: ({list, count, other}) =>
    other === undefined
      ? `${list} can later take cards that add up to ${count}`
      : `${list} can later take cards that add up to ${count}, not ${other}`,
  leaves: 'that would leave the next player more to take, on average',
  prepares: ({cards: [card, ...takes], names, list, other}) =>
    other === undefined
      ? `you could then take ${both(takes.map(names.the))} with ${names.the(card!)}`
      : `this move prepares a better capture: ${list}`,
  'does-captures': 'that captures',
  'does-lays': 'that captures nothing',
};
