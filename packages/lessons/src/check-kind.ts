import {readMoves} from './move-text.js';
import {asks, SOURCES, type Kind, type Step} from './step.js';

/** Reports a fault: its code, its path and a message. */
export type ReportFinding = (code: string, path: string, message: string) => void;

/** Parts that only some kinds of step have, each with those kinds. */
const OWNERS: Readonly<Record<string, readonly Kind[]>> = {
  goal: ['predict', 'play', 'choose', 'count', 'seats', 'order'],
  seed: ['free'],
  from: ['choose', 'order'],
  script: ['play'],
  choices: ['decide', 'order'],
  comments: ['watch'],
};

/** Checks that a step has all parts that its kind needs, and no part that its kind never uses. */
export function checkKind(step: Step, say: ReportFinding): void {
  const {kind, choices = [], comments = [], hints, answers, position, moves, from} = step;
  for (const [part, kinds] of Object.entries(OWNERS)) {
    const value = step[part as keyof Step];
    const isThere = Array.isArray(value) ? value.length > 0 : value !== undefined;
    if (isThere && !kinds.includes(kind))
      say(
        'lesson.kind',
        Array.isArray(value) ? `${part}[0]` : part,
        `A step of kind "${kind}" does not use ${part}: leave it out.`,
      );
  }
  if (from !== undefined && !SOURCES.includes(from))
    say('lesson.goal', 'from', `"from" must be one of: ${SOURCES.join(', ')}.`);
  if (asks(kind) && !position) say('lesson.position', 'position', 'A question needs a position.');
  if (kind === 'free' && position) say('lesson.position', 'position', 'A step of kind "free" cannot have a position.');
  if (kind === 'watch' && (moves ?? '').trim() === '')
    say('lesson.moves', 'moves', 'The moves are missing, so there is nothing to watch.');
  if (!asks(kind) && answers.length > 0)
    say('lesson.answer', 'answers[0]', 'This step does not ask a question, so its answers are never used.');
  if (!asks(kind) && hints.length > 0)
    say('lesson.answer', 'hints[0]', 'This step does not ask a question, so its hints are never used.');
  if (hints.length > 2)
    say(
      'lesson.answer',
      'hints[2]',
      'Write at most two hints: where to look, and the rule. The third hint is the answer itself.',
    );
  checkChoices(step, say);
  const count = readMoves(moves ?? '')?.length ?? 0;
  for (const [place, {move}] of comments.entries()) {
    if (comments.findIndex((other) => other.move === move) < place)
      say('lesson.moves', `comments[${place}]`, `Move ${move} already has a comment: write one comment per move.`);
    if (!(Number.isInteger(move) && move >= 0 && move <= count))
      say('lesson.moves', `comments[${place}]`, `"move" must be from 0 (before the first move) to ${count}.`);
  }
  if (choices.length === 1 || (kind === 'decide' && choices.length === 0))
    say('lesson.text', 'kind', 'Write at least two choices.');
}

function checkChoices({kind, choices = []}: Step, say: ReportFinding): void {
  for (const [place, {value, isRight, when}] of choices.entries()) {
    const path = `choices[${place}]`;
    if (choices.findIndex((other) => other.value === value) < place)
      say('lesson.answer', path, `Another choice has the value "${value}".`);
    if (isRight && when !== undefined)
      say('lesson.answer', path, 'A choice can be marked right or have a condition, not both.');
    if (kind === 'order' && (isRight || when !== undefined))
      say(
        'lesson.answer',
        path,
        'Write choices that readers put in order in the right order, and do not mark any as right.',
      );
  }
}
