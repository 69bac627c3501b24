import {parseCard, type Options, type Problem} from '@cartavola/engine';
import {setUp} from './exercise.js';
import {ask, type Question} from './judge.js';
import type {LessonGame} from './lesson-game.js';
import {asks, KINDS, STAGES, type ExpectedAnswer, type Step} from './step.js';

/** Fault of a step, and its place in it. */
export interface Finding extends Problem {
  /** The step's id. */
  readonly step: string;
}

/** Finds all faults of a step: impossible positions, questions and goals, and remarks that no answer triggers. */
export function checkStep(step: Step, lessonGame: LessonGame, options: Options): readonly Finding[] {
  const found: Finding[] = [];
  const say = (code: string, path: string, message: string): void =>
    void found.push({step: step.id, code, path, message});
  if (!KINDS.includes(step.kind)) say('lesson.kind', 'kind', `A kind is one of: ${KINDS.join(', ')}.`);
  if (step.stage !== undefined && !STAGES.includes(step.stage))
    say('lesson.stage', 'stage', `A stage is one of: ${STAGES.join(', ')}.`);
  if (found.length > 0) return found;
  if (asks(step.kind) && !step.position) say('lesson.position', 'position', 'A question needs a position.');
  const exercise = setUp(step, lessonGame, options);
  if (!exercise) return found;
  if (!exercise.ok) say(exercise.problem.code, exercise.problem.path, exercise.problem.message);
  else if (asks(step.kind)) {
    const question = ask(exercise.value);
    if (!question.ok) say(question.problem.code, question.problem.path, question.problem.message);
    else step.answers.forEach((answer, place) => checkAnswer(answer, place, question.value, say));
  }
  return found;
}

type ReportFinding = (code: string, path: string, message: string) => void;

/** Checks that a remark can apply to some answer. */
function checkAnswer(
  {card, missed}: ExpectedAnswer,
  place: number,
  {exercise, right, cards}: Question,
  say: ReportFinding,
): void {
  const path = `answers[${place}]`;
  const hand = exercise.view.hands[exercise.seat]!;
  for (const [name, code] of Object.entries({card, missed})) {
    if (code === undefined) continue;
    const one = parseCard(code);
    if (one === undefined) say('lesson.answer', `${path}.${name}`, `"${code}" is no card.`);
    else if (!hand.includes(one)) say('lesson.answer', `${path}.${name}`, `${code} is not in the reader’s hand.`);
  }
  if (exercise.step.kind !== 'choose') {
    const always = card !== undefined && right.some((move) => move.card === parseCard(card) && !move.takes);
    if (always) say('lesson.answer', `${path}.card`, `${card} is a right answer, so nothing is said against it.`);
    if (missed !== undefined) say('lesson.answer', `${path}.missed`, 'Cards are left out only where some are chosen.');
    return;
  }
  if (card !== undefined && cards.includes(parseCard(card)!))
    say('lesson.answer', `${path}.card`, `${card} is a right answer, so nothing is said against it.`);
  if (missed !== undefined && !cards.includes(parseCard(missed)!))
    say('lesson.answer', `${path}.missed`, `${missed} is not right, so it is never missed.`);
}
