import {seatNameOf, type VerdictReason} from '@cartavola/lessons';
import {paragraphOf, plainText, type Rulebook} from '@cartavola/words';
import type {SentenceContext} from '../../base/sentences.js';

/** Returns a sentence that says why an answer is wrong. */
export function reasonText(reason: VerdictReason, context: SentenceContext): string {
  const {words, viewer, rules} = context;
  const {reasons} = words;
  switch (reason.type) {
    case 'refused':
      return reason.needed
        ? reasons.needs(words.actions[reason.needed.move] ?? words.actions['play']!, reason.needed.cards)
        : ruleText(reason.rule, rules);
    case 'left-out':
      return reasons.leftOut(reason.cards.length);
    case 'another':
      return reasons.another(reason.cards[0]);
    case 'number':
      return reasons.number(reason.tooLarge);
    case 'choice':
      return reasons.choice();
    case 'seat':
      return reasons.seat(seatNameOf(words, viewer, reason.seat));
    case 'seats-left-out':
      return reasons.seatsLeftOut(reason.count);
    case 'order':
      return reasons.order(reason.place);
    case 'missed': {
      const {goal, seat, cards, points, left, taken} = reason;
      if (goal === 'wins' && seat !== undefined) return reasons.wins(seatNameOf(words, viewer, seat), cards[0]);
      if (goal === 'loses') return reasons.loses(cards[0]);
      if (goal === 'keeps') return reasons.keeps(cards);
      if (goal === 'takes' || goal === 'captures') return reasons[goal]();
      if (goal === 'points') return reasons.points(points);
      return left ? reasons.left(left) : taken ? reasons.taken(taken) : reasons.other();
    }
  }
}

/** Returns a rule's text, or its id if the rulebook doesn't have it. */
export function ruleText(id: string, rules: Rulebook | undefined): string {
  const rule = rules && paragraphOf(rules, id);
  return rule ? plainText(rule.text) : id;
}
