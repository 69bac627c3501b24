import {formatCard, type Card, type Move} from '@cartavola/engine';
import {ownCards} from './goals.js';
import type {ExpectedAnswer} from './step.js';
import type {Fault, VerdictReason} from './verdict.js';

/** Parts of an answer that a remark may be about. */
interface AnswerParts {
  readonly cards?: readonly Card[];
  readonly move?: Move;
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
  {cards = [], move, missed, choice, seat, number}: AnswerParts,
): number {
  if (card !== undefined && !cards.map(formatCard).includes(card)) return -1;
  if (refusal !== undefined && (reason.type !== 'refused' || reason.rule !== refusal)) return -1;
  const count = move && String(ownCards(move).length);
  const given = {missed, choice, seat: seat?.toString(), number: number?.toString(), type: move?.type, count};
  const isMet = (name: keyof typeof given): boolean => others[name] === undefined || others[name] === given[name];
  if (!(Object.keys(given) as (keyof typeof given)[]).every(isMet)) return -1;
  // A wrong number of cards is the first thing to correct, so only a remark about that number fits.
  if (reason.type === 'refused' && reason.needed && others.count === undefined) return -1;
  const isNamed = card !== undefined || (['missed', 'choice', 'seat', 'number'] as const).some((name) => others[name]);
  const isAboutMove = others.type !== undefined || others.count !== undefined;
  return Number(isNamed) * 4 + Number(refusal !== undefined) * 2 + Number(isAboutMove);
}
