import {readMoves} from './move-text.js';
import {asks, SOURCES, type Kind, type Step} from './step.js';

/** Reports a fault: its code, its path and what is wrong. */
export type ReportFinding = (code: string, path: string, message: string) => void;

/** Parts of a step that some kinds alone have, and those kinds. */
const OWNERS: Readonly<Record<string, readonly Kind[]>> = {
  goal: ['predict', 'play', 'choose', 'count', 'seats', 'order'],
  seed: ['free'],
  from: ['choose', 'order'],
  script: ['play'],
  choices: ['decide', 'order'],
  comments: ['watch'],
};

/** Checks that a step has what its kind needs, and nothing that its kind never uses. */
export function checkKind(step: Step, say: ReportFinding): void {
  const {kind, choices = [], comments = [], hints, answers, position, moves, from} = step;
  for (const [part, kinds] of Object.entries(OWNERS)) {
    const value = step[part as keyof Step];
    const isThere = Array.isArray(value) ? value.length > 0 : value !== undefined;
    if (isThere && !kinds.includes(kind))
      say('lesson.kind', Array.isArray(value) ? `${part}[0]` : part, `A step of the kind "${kind}" has no ${part}.`);
  }
  if (from !== undefined && !SOURCES.includes(from))
    say('lesson.goal', 'from', `Cards come from one of: ${SOURCES.join(', ')}.`);
  if (asks(kind) && !position) say('lesson.position', 'position', 'A question needs a position.');
  if (kind === 'free' && position) say('lesson.position', 'position', 'A deal that is played freely has no position.');
  if (kind === 'watch' && (moves ?? '').trim() === '')
    say('lesson.moves', 'moves', 'The moves are missing, so there is nothing to watch.');
  if (!asks(kind) && answers.length > 0)
    say('lesson.answer', 'answers[0]', 'This step asks nothing, so no answer is ever given.');
  if (!asks(kind) && hints.length > 0) say('lesson.answer', 'hints[0]', 'This step asks nothing, so no hint is taken.');
  if (hints.length > 2)
    say('lesson.answer', 'hints[2]', 'Two hints are written: where to look, and the rule. The third is the answer.');
  checkChoices(step, say);
  const count = readMoves(moves ?? '')?.length ?? 0;
  for (const [place, {move}] of comments.entries()) {
    if (comments.findIndex((other) => other.move === move) < place)
      say('lesson.moves', `comments[${place}]`, `Another comment is on move ${move}: one is said of each.`);
    if (!(Number.isInteger(move) && move >= 0 && move <= count))
      say('lesson.moves', `comments[${place}]`, `A comment is on a move from 0, before the first, to ${count}.`);
  }
  if (choices.length === 1 || (kind === 'decide' && choices.length === 0))
    say('lesson.text', 'kind', 'There are two texts or more to choose from, or to put in order.');
}

function checkChoices({kind, choices = []}: Step, say: ReportFinding): void {
  for (const [place, {value, isRight, when}] of choices.entries()) {
    const path = `choices[${place}]`;
    if (choices.findIndex((other) => other.value === value) < place)
      say('lesson.answer', path, `Another text has the value "${value}".`);
    if (isRight && when !== undefined)
      say('lesson.answer', path, 'A text is right as it says, or under a condition, not both.');
    if (kind === 'order' && (isRight || when !== undefined))
      say(
        'lesson.answer',
        path,
        'Texts to be put in order are written in the right order; none of them is right by itself.',
      );
  }
}
