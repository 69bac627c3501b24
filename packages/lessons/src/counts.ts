import {suitOf, type Card, type Fact, type Seat} from '@cartavola/engine';
import {trickIn} from './goals.js';
import {entryFor, readWord} from './goal-word.js';
import type {Counted, Exercise} from './lesson-game.js';
import {unseenBy} from './seen-cards.js';

const factsOf = ({shown, kept}: Exercise): readonly Fact[] => [...shown, ...kept];

const scoredIn = (exercise: Exercise): Extract<Fact, {type: 'scored'}> | undefined =>
  factsOf(exercise).findLast((fact) => fact.type === 'scored');

/** Creates a count without an argument. */
const plain =
  (count: (exercise: Exercise) => number | undefined): Counted =>
  (exercise, value) =>
    value === undefined ? count(exercise) : undefined;

/** Counts that all games have. */
export const COUNTS: Readonly<Record<string, Counted>> = {
  /** The points of the trick that the last move completes. The default. */
  points: plain((exercise) => factsOf(exercise).findLast((fact) => fact.type === 'taken')?.points),
  /** The marks that the reader or their side gets for the deal. */
  marks: plain((exercise) => {
    const marks = scoredIn(exercise)?.marks;
    return marks?.[exercise.seat % marks.length];
  }),
  /** `line=RULE`: the points that the reader or their side gets in this rule's score line. */
  line: (exercise, value) => {
    const scored = scoredIn(exercise);
    const isMine = (line: {seat?: Seat; side?: number}): boolean =>
      line.seat === exercise.seat || line.side === exercise.seat % Math.max(1, scored?.marks?.length ?? 2);
    return scored?.lines
      .filter((line) => line.rule === value && isMine(line))
      .reduce((sum, {points}) => sum + points, 0);
  },
  /** The reader's legal moves. */
  moves: plain(({view}) => view.moves.length),
  /** `unseen=S`: cards of this suit that the reader hasn't seen in hand, on the table or taken. Without a suit: of all suits. */
  unseen: (exercise, value) =>
    value === undefined || /^[SHDC]$/.test(value)
      ? unseenBy(exercise).filter((card) => value === undefined || suitOf(card) === value).length
      : undefined,
  /** Trumps that are still out: the reader hasn't seen them. */
  'trumps-out': plain((exercise) => {
    const {lessonGame, view} = exercise;
    const isTrump = lessonGame.cards?.isTrump;
    return isTrump && unseenBy(exercise).filter((card) => isTrump(view, card)).length;
  }),
  /** The points that the reader or their side has taken up to the question. */
  taken: plain(({lessonGame, view, seat}) => lessonGame.cards?.pointsTaken?.(view, seat)),
  /** The cards in the pile of the reader or their side. */
  pile: plain(({lessonGame, view, seat}) => {
    const piles = lessonGame.board(view).heaps.filter(({means}) => means === 'pile');
    return piles.find((one) => (one.seat ?? one.side) === (one.seat === undefined ? seat % piles.length : seat))?.cards
      .length;
  }),
};

/** Evaluates a count, such as `points` or `unseen=S`. Returns undefined if this table has no such count. */
export function countOf(exercise: Exercise, text: string): number | undefined {
  const word = readWord(text);
  return word && entryFor({...COUNTS, ...exercise.lessonGame.counts}, word)?.(exercise, word.value);
}

/** Matches a comparison between a count and a number. */
const CONDITION = /^(.+?)(>=|<=|<|>)(\d+)$/;

const HOLDS: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
  '<': (left, right) => left < right,
  '>': (left, right) => left > right,
};

/**
 * Evaluates conditions separated by spaces, such as `taken>=62 unseen=H<3`. Returns true if all are met, or undefined
 * if one can't be evaluated at this table.
 */
export function conditionsHold(exercise: Exercise, text: string): boolean | undefined {
  let holds = true;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [, what, sign, number] = CONDITION.exec(word) ?? [];
    const counted = what === undefined ? undefined : countOf(exercise, what);
    if (counted === undefined) return undefined;
    holds &&= HOLDS[sign!]!(counted, Number(number));
  }
  return holds;
}

/** Counted cards, if the count is about a trick. */
export const countedCards = ({kept}: Exercise): readonly Card[] => trickIn(kept)?.cards ?? [];
