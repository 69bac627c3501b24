import {formatCard, type Card} from '@cartavola/engine';
import type {ExpectedAnswer} from './step.js';
import type {Fault, VerdictReason} from './verdict.js';

/** Adds the lesson's remark to a fault: that of the closest matching answer. */
export function withSaid(
  answers: readonly ExpectedAnswer[],
  fault: Fault,
  cards: readonly Card[],
  missed?: Card,
): Fault {
  const codes = cards.map(formatCard);
  const weighed = answers
    .map((answer) => ({answer, weight: weightOf(answer, fault.reason, codes, missed)}))
    .filter(({weight}) => weight >= 0)
    .sort((a, b) => b.weight - a.weight);
  const [best] = weighed;
  return best ? {...fault, said: best.answer.text} : fault;
}

/** Specificity of a match between a remark and an answer; -1 if a condition fails. */
function weightOf(
  {card, missed, refusal}: ExpectedAnswer,
  reason: VerdictReason,
  codes: readonly string[],
  left?: Card,
): number {
  if (card !== undefined && !codes.includes(card)) return -1;
  if (missed !== undefined && (left === undefined || formatCard(left) !== missed)) return -1;
  if (refusal !== undefined && (reason.type !== 'refused' || reason.rule !== refusal)) return -1;
  return Number(card !== undefined || missed !== undefined) * 2 + Number(refusal !== undefined);
}
