import type {ReasonText} from '../../coach/reason-words.js';

export const reasons: Readonly<Record<string, ReasonText>> = {
  'keeps-four': 'vous gardez quatre cartes d’une même couleur pour votre entame',
  'enters-with-four': 'vous entrez avec quatre cartes d’une même couleur',
  'leads-group': ({count, other}) =>
    other === undefined
      ? 'ce coup entame avec plusieurs cartes d’une couleur'
      : `ce coup entame avec ${count} cartes ensemble au lieu de ${other}`,
  'keeps-group': ({list, count, other}) =>
    other === undefined
      ? `vous gardez ensemble ${list}`
      : `vous gardez ${count} cartes d’une même couleur au lieu de ${other}`,
  'group-may-be-beaten': ({who, answer}) => `ensuite, ${who} pourrait battre ces cartes avec ${answer}`,
};
