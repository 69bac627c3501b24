import type {RuleText} from '../../../rulebook/rule-texts.js';

export const rule = (): RuleText => ({
  title: 'The ace takes all',
  when: 'Where it is agreed',
  text: 'An ace takes every card on the table, whatever they add up to; it may take nothing less. This is never a [scopa](scopa). On an empty table the ace stays where it is laid. Any other card [captures](capture) an ace as usual: it is worth\u00a01.',
  badge: 'Elsewhere an ace that finds another on the table takes that alone; here it takes everything.',
});
