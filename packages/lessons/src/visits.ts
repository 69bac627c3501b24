import type {Move} from '@cartavola/engine';
import {ownCards} from './goals.js';
import type {Exercise} from './lesson-game.js';
import {NO_PICKS, type Picks} from './no-picks.js';
import type {CourseStep, Progress} from './progress.js';
import type {Question} from './question.js';
import type {Turn} from './script.js';
import type {Step} from './step.js';
import type {Verdict} from './verdict.js';

type Steps = readonly CourseStep[];

/** Returns whether the reader has met a step: it is the current one, or was finished and not skipped. */
export const isMet = ({outcomes, at}: Progress, id: string): boolean =>
  id === at || (outcomes[id] !== undefined && outcomes[id] !== 'skipped');

/**
 * Returns the id of the step to go back to from the step `place`, or from the end of the lesson if it is undefined.
 * Before a repetition comes the last step that the reader has met. Undefined if there is none.
 */
export function stepBefore(steps: Steps, progress: Progress, place: string | undefined): string | undefined {
  const isCurrent = place === progress.at;
  const index = place === undefined || (isCurrent && progress.again) ? -1 : steps.findIndex(({id}) => id === place);
  const before = index < 0 ? steps : steps.slice(0, index);
  return before.findLast(({id}) => id !== place && isMet(progress, id))?.id;
}

/**
 * Returns the id of the step after a step that the reader has gone back to: the next one that was met. After a step that
 * wasn't met, returns the next one. Undefined if the lesson then goes on where the reader was.
 */
export function stepAfter(steps: Steps, progress: Progress, place: string): string | undefined {
  const after = steps.slice(steps.findIndex(({id}) => id === place) + 1);
  const next = isMet(progress, place) ? after.find(({id}) => isMet(progress, id)) : after[0];
  return next?.id === progress.at ? undefined : next?.id;
}

/** Returns the choice that answers a question. If several moves are right, it is the first one. */
export function rightPicks({who, number, cards, choices, seats, order, right}: Question): Picks {
  const [move] = right;
  return {
    ...NO_PICKS,
    cards: cards.length > 0 ? cards : move ? ownCards(move) : [],
    table: move?.takes ?? [],
    ...(move?.suit !== undefined && {suit: move.suit}),
    ...(who && {who}),
    ...(number !== undefined && {number}),
    ...(choices[0] !== undefined && {choice: choices[0]}),
    seats,
    order,
  };
}

/** State of the current step, to return to it. */
export interface Left {
  readonly progress: Progress;
  readonly step: Step | undefined;
  readonly exercise: Exercise | undefined;
  readonly turn: Turn | undefined;
  readonly picks: Picks;
  readonly verdict: Verdict | undefined;
  readonly isRight: boolean;
  readonly hint: number;
  readonly tried: Move | undefined;
}
