// Test helpers: simulates, without a page, a reader of a lesson who gives specified answers.
import {
  ownCards,
  isSamePrediction,
  partsOf,
  Sitting,
  typesNow,
  type Question,
  type ReaderAnswer,
  type Step,
} from '@cartavola/lessons';
import type {Card, Move} from '@cartavola/engine';
import type {Told} from './every-lesson.js';

/** A step as the reader saw it. */
export interface Shown {
  readonly step: Step;
  /** Whether it is a repetition. */
  readonly again: boolean;
  /** Appearance of the question, or undefined if there is none. */
  readonly question: string | undefined;
  /** Number of wrong answers to it. */
  readonly wrong: number;
}

/** Returns the appearance of a question: its table, moves and goal. */
export const lookOf = ({position, moves, goal, kind}: Step): string => JSON.stringify([position, moves, goal, kind]);

/**
 * Goes through a lesson. `errs` returns whether the reader errs at a step. `ways` is the maximum number of ways to err
 * at a question.
 */
export function readThrough(
  {lesson: {steps}, source, options}: Told,
  errs: (step: Step, again: boolean) => boolean,
  {kept, today, ways = Infinity}: {kept?: unknown; today?: string; ways?: number} = {},
): {readonly shown: readonly Shown[]; readonly sitting: Sitting} {
  const sitting = new Sitting(steps, source, options, kept, today);
  const shown: Shown[] = [];
  while (!sitting.isOver) {
    if (shown.length > steps.length * 6)
      throw new Error(
        `It never ends: ${shown
          .slice(-12)
          .map(({step}) => step.id)
          .join(' ')}`,
      );
    const {question, progress} = sitting;
    const step = sitting.step!;
    const {again} = progress;
    let wrong = 0;
    if (question) {
      const answers = errs(step, again) ? wrongAnswers(question) : [];
      for (const answer of answers.slice(0, ways)) if (give(sitting, answer) === false) wrong++;
      give(sitting, rightAnswer(question));
    }
    shown.push({step, again, question: question && lookOf(step), wrong});
    if (!sitting.next()) throw new Error(`${step.id}: the right answer is not accepted.`);
  }
  return {shown, sitting};
}

/** Chooses and submits an answer. Returns whether it was right, or undefined if the question had already been answered. */
function give(sitting: Sitting, answer: ReaderAnswer): boolean | undefined {
  sitting.putBack();
  let type: string | undefined;
  if (answer.kind === 'predict') sitting.pickWho(answer.who);
  else if (answer.kind === 'count') sitting.pickNumber(answer.number);
  else if (answer.kind === 'choose') for (const card of answer.cards) sitting.pickCard(card, false);
  else if (answer.kind === 'play') {
    ({type} = answer.move);
    for (const card of ownCards(answer.move)) sitting.pickCard(card, false);
    for (const card of answer.move.takes ?? []) sitting.pickTable(card);
    if (answer.move.suit !== undefined) sitting.pickSuit(answer.move.suit);
  }
  return sitting.answer(type)?.verdict.right;
}

function rightAnswer({exercise: {step}, right, cards, who, number}: Question): ReaderAnswer {
  if (step.kind === 'predict') return {kind: 'predict', who: who!};
  if (step.kind === 'count') return {kind: 'count', number: number!};
  return step.kind === 'choose' ? {kind: 'choose', cards} : {kind: 'play', move: right[0]!};
}

/**
 * Returns every way to err: each other player or side, a number that is too high or too low, each wrong card, each
 * missing right card, each wrong move.
 */
export function wrongAnswers(question: Question): readonly ReaderAnswer[] {
  const {exercise, candidates, who, number, cards} = question;
  const {kind} = exercise.step;
  const hand = exercise.view.hands[exercise.seat]!;
  if (kind === 'predict')
    return candidates.filter((one) => !isSamePrediction(one, who!)).map((one) => ({kind, who: one}));
  if (kind === 'count') return [number! + 1, ...(number! > 0 ? [number! - 1] : [])].map((one) => ({kind, number: one}));
  if (kind === 'choose') {
    const less = cards.map((left) => cards.filter((card) => card !== left)).filter(({length}) => length > 0);
    const more = [...new Set(hand)].filter((card) => !cards.includes(card)).map((card) => [...cards, card]);
    return [...less, ...more].map((chosen) => ({kind, cards: chosen}));
  }
  const tried = [...triedWith(exercise, hand), ...exercise.view.moves].filter(
    (move) => !question.judge({kind: 'play', move}).right,
  );
  return tried.map((move) => ({kind: 'play', move}));
}

const triedWith = (exercise: Question['exercise'], hand: readonly Card[]): readonly Move[] =>
  typesNow(exercise).flatMap((type): readonly Move[] => {
    const parts = partsOf(exercise, type);
    // A card with a single possible capture takes it, whether or not the capture is specified.
    const isTaken = (card: Card): boolean =>
      exercise.view.moves.filter((one) => one.card === card && one.takes !== undefined).length === 1;
    if (parts.includes('card')) return hand.filter((card) => !isTaken(card)).map((card) => ({type, card}));
    return parts.includes('cards') ? hand.map((card) => ({type, cards: [card]})) : [];
  });
