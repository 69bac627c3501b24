import {failure, type Result} from '@cartavola/engine';
import {CARD_GOALS, ORDERS} from './card-goals.js';
import {COUNTS} from './counts.js';
import {MOVE_GOALS} from './move-goals.js';
import {readWord} from './goal-word.js';
import type {Exercise, LessonGame} from './lesson-game.js';
import {PREDICTIONS} from './predictions.js';
import {SEAT_GOALS} from './seat-goals.js';

/** Subject of a goal: moves, numbers, the answer to a prediction, seats, cards to choose, or orders. */
export type GoalSubject = 'moves' | 'counts' | 'predictions' | 'seats' | 'cards' | 'orders';

/** Lists the names of all goals of a game, by subject. */
export const goalNames = ({
  goals = {},
  counts = {},
  predictions = {},
}: Pick<LessonGame, 'goals' | 'counts' | 'predictions'>): Readonly<Record<GoalSubject, readonly string[]>> => ({
  moves: Object.keys({...MOVE_GOALS, ...goals}),
  counts: Object.keys({...COUNTS, ...counts}),
  predictions: Object.keys({...PREDICTIONS, ...predictions}),
  seats: Object.keys(SEAT_GOALS),
  cards: Object.keys(CARD_GOALS),
  orders: [...Object.keys(ORDERS), 'cards'],
});

/** Reasons why it may be impossible to decide a goal at a table, keyed by the goal's name. */
const REASONS: Readonly<Record<string, string>> = {
  captured: 'that card is not in the reader’s hand, or captures nothing',
  strength: 'cards of two suits can only be compared if one suit is trumps, and no two cards may be equal',
  points: 'cards to be put in order must be worth different points',
  winner: 'the last move completes no trick',
  holds: 'all hands must be written, and the cards separated by commas',
  partners: 'this game has no fixed partners',
  opponents: 'this game has no fixed partners',
};

/** Goals that need a value, each with an example. */
const EXAMPLES: Readonly<Partial<Record<GoalSubject, readonly string[]>>> = {
  moves: ['keeps=QH,7H', 'card=9C,8C', 'cards=TS,9S', 'captures=7D,5C', 'points>=20', 'suit=S', 'type=fold'],
  seats: ['holds=QH,7D', 'seats=1,3'],
  cards: ['suit=S,H', 'rank=7,K', 'cards=AH,7D', 'points>=1', 'captured=7S'],
  orders: ['cards=AH,7D'],
};

/** Returns the problem with an unknown goal, or with one that can't be decided at a table. */
export function goalProblem({step: {goal = ''}, lessonGame}: Exercise, subject: GoalSubject): Result<never> {
  const names = goalNames(lessonGame)[subject];
  const words = goal.split(/\s+/);
  const example = EXAMPLES[subject]?.find((one) => words.includes(readWord(one)!.name));
  if (example !== undefined)
    return failure('lesson.goal', 'goal', `"${readWord(example)!.name}" needs a value, as in ${example}.`);
  const unknown = words.find((word) => word !== '' && !names.includes(readWord(word)?.name ?? ''));
  const why = words.map((word) => REASONS[readWord(word)?.name ?? '']).find(Boolean);
  const message =
    unknown === undefined && goal !== ''
      ? `"${goal}" cannot be decided at this table${why === undefined ? '' : `: ${why}`}.`
      : `"${unknown ?? ''}" is not a goal of ${subject} in this game. The goals are: ${names.join(', ')}.`;
  return failure('lesson.goal', 'goal', message);
}
