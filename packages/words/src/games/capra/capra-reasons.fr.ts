import type {ReasonText} from '../../coach/reason-words.js';

export const reasons: Readonly<Record<string, ReasonText>> = {
  'keeps-four': 'Pour garder quatre d’une même couleur pour votre entame.',
  'enters-with-four': 'Pour entrer avec quatre d’une même couleur.',
  'leads-group': 'Pour entamer plusieurs cartes d’une couleur ensemble.',
};
