import type {ReasonText} from '../../coach/reason-words.js';

export const reasons: Readonly<Record<string, ReasonText>> = {
  'keeps-four': 'Per tenere quattro dello stesso seme per un tuo attacco.',
  'enters-with-four': 'Per entrare con quattro dello stesso seme.',
  'leads-group': 'Per attaccare con più carte di un seme insieme.',
};
