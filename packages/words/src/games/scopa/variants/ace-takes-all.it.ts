import type {RuleText} from '../../../rulebook/rule-texts.js';

export const rule = (): RuleText => ({
  title: 'Asso pigliatutto',
  when: 'Se ci si accorda',
  text: 'L’asso piglia tutte le carte del tavolo, qualunque sia la somma, e mai solo una parte. Non è [scopa](scopa). Se il tavolo è vuoto, vi resta. Le altre carte [prendono](capture) un asso come sempre: vale\u00a01.',
  badge: 'Altrove, se sul tavolo c’è già un asso, si prende solo quello; qui si piglia tutto anche in quel caso.',
});
