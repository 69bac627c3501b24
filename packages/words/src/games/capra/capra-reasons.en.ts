import type {ReasonText} from '../../coach/reason-words.js';

export const reasons: Readonly<Record<string, ReasonText>> = {
  'keeps-four': 'you keep four of a suit for a lead of your own',
  'enters-with-four': 'you enter with four of a suit',
  'leads-group': ({count, other}) =>
    other === undefined
      ? 'this move leads several cards of a suit together'
      : `this move leads ${count} cards together, not ${other}`,
  'keeps-group': ({list, count, other}) =>
    other === undefined ? `you keep ${list} together` : `you keep ${count} cards of a suit together, not ${other}`,
  'group-may-be-beaten': ({who, answer}) => `then ${who} might beat these cards with ${answer}`,
};
