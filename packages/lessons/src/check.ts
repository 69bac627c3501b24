import {formatCard, parseCard, type Options, type Problem} from '@cartavola/engine';
import {attemptsAt, triedMoves} from './attempts.js';
import {cardsFrom} from './card-goals.js';
import {cannotBeKnown} from './cannot-be-known.js';
import {checkKind, type ReportFinding} from './check-kind.js';
import {setUp} from './exercise.js';
import {ownCards} from './goals.js';
import type {Question} from './question.js';
import type {LessonGame} from './lesson-game.js';
import {firstTurn, turnAfter, type Turn} from './script.js';
import {asks, KINDS, STAGES, type ExpectedAnswer, type Step} from './step.js';

/** Fault in a step. */
export interface Finding extends Problem {
  /** The step's id. */
  readonly step: string;
}

/** Maximum number of ways to play through a script. */
const WAYS = 60;

/** Finds all faults in a step: impossible positions, questions and goals, and remarks that no answer triggers. */
export function checkStep(step: Step, lessonGame: LessonGame, options: Options): readonly Finding[] {
  const found: Finding[] = [];
  const say: ReportFinding = (code, path, message) => void found.push({step: step.id, code, path, message});
  if (!KINDS.includes(step.kind)) say('lesson.kind', 'kind', `The kind must be one of: ${KINDS.join(', ')}.`);
  if (step.stage !== undefined && !STAGES.includes(step.stage))
    say('lesson.stage', 'stage', `The stage must be one of: ${STAGES.join(', ')}.`);
  if (found.length > 0) return found;
  checkKind(step, say);
  if (!step.position || found.length > 0) return found;
  if (!asks(step.kind)) {
    const exercise = setUp(step, lessonGame, options);
    if (exercise && !exercise.ok) say(exercise.problem.code, exercise.problem.path, exercise.problem.message);
    return found;
  }
  const turns = turnsIn(step, lessonGame, options, say);
  if (found.length > 0) return found;
  const questions = turns.map(({question}) => question);
  if (!questions.some(canBeWrong)) say('lesson.goal', 'goal', 'No answer to this question can be wrong.');
  if (step.kind === 'choose' && step.goal !== 'legal' && questions.every(isAllRight))
    say('lesson.goal', 'goal', 'Every card is right, so there is nothing to ask.');
  if (questions.some(cannotBeKnown))
    say(
      'lesson.goal',
      'goal',
      'The reader cannot see these hands, so they cannot know the answer: add "open", or ask something else.',
    );
  const heard = new Set(questions.flatMap(heardAt));
  for (const [place, answer] of step.answers.entries())
    if (!heard.has(answer.text)) say('lesson.answer', ...silence(answer, place, questions[0]!));
  return found;
}

/** Plays through a step with every sequence of right moves, and returns its turns. */
function turnsIn(step: Step, lessonGame: LessonGame, options: Options, say: ReportFinding): readonly Turn[] {
  const first = firstTurn(step, lessonGame, options);
  if (!first.ok) {
    say(first.problem.code, first.problem.path, first.problem.message);
    return [];
  }
  const turns = [first.value];
  for (const turn of turns) {
    if (turns.length > WAYS) break;
    for (const move of turn.question.right) {
      const next = step.script === undefined ? undefined : turnAfter(step, turn, move);
      if (next?.ok) turns.push(next.value);
      else if (next) {
        const after = ownCards(move).length > 0 ? `After ${ownCards(move).map(formatCard).join(',')}: ` : '';
        say(next.problem.code, next.problem.path, `${after}${next.problem.message}`);
        return turns;
      }
    }
  }
  return turns;
}

/** Returns the lesson's remarks that a reader may see after answering a question. */
const heardAt = (question: Question): readonly string[] =>
  attemptsAt(question).flatMap((answer) => question.judge(answer).faults.flatMap(({said}) => said ?? []));

/**
 * Returns whether a reader can give a wrong answer by mistake. Illegal captures don't count if they all break the same
 * rule, because such mistakes are always possible.
 */
function canBeWrong(question: Question): boolean {
  const {exercise} = question;
  if (exercise.step.kind !== 'play') return attemptsAt(question).some((answer) => !question.judge(answer).right);
  const refused = new Set<string>();
  for (const move of triedMoves(exercise)) {
    const [fault] = question.judge({kind: 'play', move}).faults;
    if (!fault) continue;
    if (!move.takes || fault.reason.type !== 'refused') return true;
    refused.add(fault.reason.rule);
  }
  return refused.size > 1;
}

/** Returns whether every card that a reader may choose is part of the right answer. */
const isAllRight = ({exercise, cards}: Question): boolean =>
  cardsFrom(exercise, exercise.step.from ?? 'hand').every((card) => cards.includes(card));

/** Returns the path of a remark that is never shown, and the reason. */
function silence(
  {card, missed, refusal, type, count, choice, seat, number}: ExpectedAnswer,
  place: number,
  {exercise, cards, right, choices, seats, number: counted}: Question,
): readonly [path: string, message: string] {
  const path = `answers[${place}]`;
  const {kind, from} = exercise.step;
  const there = cardsFrom(exercise, from ?? 'hand');
  for (const [name, code] of Object.entries({card, missed})) {
    if (code === undefined || (name === 'missed' && kind === 'seats')) continue;
    const one = parseCard(code);
    if (one === undefined) return [`${path}.${name}`, `"${code}" is not a card.`];
    if (!there.includes(one))
      return [
        `${path}.${name}`,
        `${code} is not ${from === undefined ? 'in the reader’s hand' : 'among these cards'}.`,
      ];
  }
  const isPlayed = kind === 'play' || kind === 'choose' || kind === 'order';
  if (card !== undefined && !isPlayed) return [`${path}.card`, 'No card is played or chosen here.'];
  if (missed !== undefined && kind !== 'choose' && kind !== 'seats')
    return [`${path}.missed`, '"missed" only works if cards or seats are chosen.'];
  const moveOnly = Object.entries({type, count}).find(([, value]) => value !== undefined);
  if (moveOnly && kind !== 'play') return [`${path}.${moveOnly[0]}`, 'No move is made here.'];
  const isRight =
    (card !== undefined &&
      (cards.includes(parseCard(card)!) || right.some((move) => ownCards(move).includes(parseCard(card)!)))) ||
    (choice !== undefined && choices.includes(choice)) ||
    (seat !== undefined && seats.map(String).includes(seat)) ||
    (number !== undefined && Number(number) === counted);
  const named = Object.entries({card, choice, seat, number}).find(([, value]) => value !== undefined);
  if (isRight && named && refusal === undefined && !moveOnly)
    return [`${path}.${named[0]}`, `${named[1]} is a right answer, so this remark is never shown.`];
  if (missed !== undefined)
    return [`${path}.missed`, `${missed} is not part of the right answer, so it is never missed.`];
  if (refusal !== undefined)
    return [`${path}.refusal`, `The rule "${refusal}" does not refuse any answer to this question.`];
  return [path, 'No wrong answer matches this remark, or other remarks match better, so it is never shown.'];
}
