import {formatCard, type Card} from '@cartavola/engine';
import type {ExpectedAnswer} from './step.js';
import type {Fault, VerdictReason} from './verdict.js';

/** Parts of an answer that a remark may be about. */
interface AnswerParts {
  readonly cards?: readonly Card[];
  /** Correct card, or number of a correct seat, that was left out. */
  readonly missed?: string;
  readonly choice?: string;
  readonly seat?: number;
  readonly number?: number;
}

/** Adds the best-matching remark from the lesson to a fault. */
export function withSaid(answers: readonly ExpectedAnswer[], fault: Fault, parts: AnswerParts = {}): Fault {
  const weighed = answers
    .map((answer) => ({answer, weight: weightOf(answer, fault.reason, parts)}))
    .filter(({weight}) => weight >= 0)
    .sort((a, b) => b.weight - a.weight);
  const [best] = weighed;
  return best ? {...fault, said: best.answer.text} : fault;
}

/** Picks one of several faults of the same kind: the first with a remark from the lesson, or else the first. */
export const mostTelling = (faults: readonly Fault[]): readonly Fault[] => {
  const spoken = faults.filter(({said}) => said !== undefined);
  return spoken.length > 0 ? spoken.slice(0, 1) : faults.slice(0, 1);
};

/** Returns how specifically a remark matches an answer, or -1 if one of its conditions isn't met. */
function weightOf(
  {card, refusal, ...others}: ExpectedAnswer,
  reason: VerdictReason,
  {cards = [], missed, choice, seat, number}: AnswerParts,
): number {
  if (card !== undefined && !cards.map(formatCard).includes(card)) return -1;
  if (refusal !== undefined && (reason.type !== 'refused' || reason.rule !== refusal)) return -1;
  const given = {missed, choice, seat: seat?.toString(), number: number?.toString()};
  const names = ['missed', 'choice', 'seat', 'number'] as const;
  if (names.some((name) => others[name] !== undefined && others[name] !== given[name])) return -1;
  const isNamed = card !== undefined || names.some((name) => others[name] !== undefined);
  return Number(isNamed) * 2 + Number(refusal !== undefined);
}
