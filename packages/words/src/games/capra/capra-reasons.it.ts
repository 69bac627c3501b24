import type {ReasonText} from '../../coach/reason-words.js';

export const reasons: Readonly<Record<string, ReasonText>> = {
  'keeps-four': 'tieni quattro carte dello stesso seme per un tuo attacco',
  'enters-with-four': 'entri con quattro carte dello stesso seme',
  'leads-group': ({count, other}) =>
    other === undefined
      ? 'questa mossa attacca con più carte di un seme insieme'
      : `questa mossa attacca con ${count} carte insieme invece di ${other}`,
  'keeps-group': ({list, count, other}) =>
    other === undefined ? `tieni insieme ${list}` : `tieni ${count} carte dello stesso seme invece di ${other}`,
  'group-may-be-beaten': ({who, answer}) => `poi ${who} potrebbe superare quelle carte con ${answer}`,
};
