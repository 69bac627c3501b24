import {suitOf} from '@cartavola/engine';
import type {ReasonText} from '../../coach/reason-words.js';

export const reasons: Readonly<Record<string, ReasonText>> = {
  builds: ({list, count, other}) =>
    other === undefined
      ? `this move brings your side ${list}`
      : `this move brings your side ${count} cards that it lacks instead of ${other}`,
  'feeds-partner': ({list}) => `this move gives your side ${list}, which it lacks`,
  'partner-ahead': ({list}) => `this move offers your side ${list}, which it lacks`,
  'helps-others': ({list}) => `that would offer the others ${list}, which they lack`,
  'spends-useful': ({list}) => `your side still needs ${list}, and you hold no other`,
  'may-be-ruffed': ({who, answer}) => `then ${who} might ruff, for example with ${answer}`,
  'empties-suit': ({cards, names}) => `it’s your last card in ${names.suit(suitOf(cards[0]!))}, so you can ruff later`,
};
