import type {ReasonText} from '../../coach/reason-words.js';

export const reasons: Readonly<Record<string, ReasonText>> = {
  'keeps-four': 'Pour garder quatre d’une couleur pour votre entame.',
  'enters-with-four': 'Pour entrer avec quatre d’une couleur.',
  'leads-group': 'Pour entamer plusieurs cartes d’une couleur\u00a0: elles sont difficiles à battre.',
  'leads-card': 'Pour entamer à peu de frais.',
};
