import type {RuleText} from '../../../rulebook/rule-texts.js';

export const rule = (): RuleText => ({
  title: 'The ace takes all',
  when: 'If agreed',
  text: 'An ace takes every card on the table, whatever they add up to, and may not take fewer. This is never a [scopa](scopa). If the table is empty, the ace stays there. Any other card [captures](capture) an ace as usual: it is worth\u00a01.',
  badge: 'Elsewhere, an ace takes only another ace if there is one on the table; here, it takes everything.',
});
