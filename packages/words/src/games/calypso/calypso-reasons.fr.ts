import {suitOf} from '@cartavola/engine';
import type {ReasonText} from '../../coach/reason-words.js';

export const reasons: Readonly<Record<string, ReasonText>> = {
  builds: ({list, count, other}) =>
    other === undefined
      ? `ce coup apporte à votre camp ${list}`
      : `ce coup apporte à votre camp ${count} cartes qui lui manquent au lieu de ${other}`,
  'feeds-partner': ({list}) => `ce coup laisse à votre camp ${list}, qui lui manque`,
  'partner-ahead': ({list}) => `ce coup propose à votre camp ${list}, qui lui manque`,
  'helps-others': ({list}) => `ce coup-là offrirait aux autres ${list}, qui leur manque`,
  'spends-useful': ({list}) => `il manque encore ${list} à votre camp, et vous n’avez que cet exemplaire`,
  'may-be-ruffed': ({who, answer}) => `ensuite, ${who} pourrait couper, par exemple avec ${answer}`,
  'empties-suit': ({cards, names}) =>
    `c’est votre dernière carte à ${names.suit(suitOf(cards[0]!))}\u00a0: vous pourrez couper`,
};
