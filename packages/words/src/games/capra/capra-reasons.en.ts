import type {ReasonText} from '../../coach/reason-words.js';

export const reasons: Readonly<Record<string, ReasonText>> = {
  'keeps-four': 'To keep four of a suit for a lead of your own.',
  'enters-with-four': 'To enter with four of a suit.',
  'leads-group': 'To lead several cards of a suit together.',
};
