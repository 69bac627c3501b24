// Test helpers: a reader of a built-in lesson, who knows the right answers from the lesson itself.
import {expect} from 'chai';
import type {RulesExplainer} from '@cartavola/elements';
import {formatCard, readOptions, type Card, type Move, type Options} from '@cartavola/engine';
import {
  ask,
  asks,
  formAt,
  isOneTap,
  isSamePrediction,
  loadLesson,
  ownCards,
  partsOf,
  setUp,
  typesNow,
  withOtherCards,
  type Lesson,
  type LessonSource,
  type Question,
  type ReaderAnswer,
  type Step,
} from '@cartavola/lessons';
import {lessons} from '@cartavola/lessons/games.js';
import {loadCardWords, type Language} from '@cartavola/words';
import {keys} from '../input.js';
import {find, findAll, until} from '../tables/table-in-page.js';
import {
  expectFocusWithin,
  feedback,
  hintButton,
  next,
  press,
  primary,
  reach,
  tabTo,
  type Heard,
} from './lesson-in-page.js';

/** Built-in lesson with the answers to its questions. */
export interface Known {
  readonly lesson: Lesson;
  readonly source: LessonSource;
  readonly options: Options;
  question(step: Step): Question | undefined;
}

/** Loads a game's lesson without an element, with the default options unless others are given. */
export async function known(game: string, language: Language, table: Options = {}): Promise<Known> {
  const {lesson: source} = await lessons[game]!();
  const read = readOptions(source.game, {...source.fallback, ...table});
  if (!read.ok) throw new Error(read.problem.message);
  const options = read.value;
  const cards = await loadCardWords(language, undefined);
  const lesson = await loadLesson(source, language, {cards, options});
  const question = (step: Step): Question | undefined => {
    const exercise = asks(step.kind) ? setUp(step, source, options) : undefined;
    const asked = exercise?.ok ? ask(exercise.value) : undefined;
    return asked?.ok ? asked.value : undefined;
  };
  return {lesson, source, options, question};
}

/** Returns a right answer. */
export function rightAnswer({exercise: {step}, right, cards, who, number}: Question): ReaderAnswer {
  if (step.kind === 'predict') return {kind: 'predict', who: who!};
  if (step.kind === 'count') return {kind: 'count', number: number!};
  return step.kind === 'choose' ? {kind: 'choose', cards} : {kind: 'play', move: right[0]!};
}

/** Returns a wrong answer, or undefined if every answer is right. */
export function wrongAnswer(question: Question): ReaderAnswer | undefined {
  const {exercise, candidates, who, number, cards} = question;
  const {kind} = exercise.step;
  const hand = exercise.view.hands[exercise.seat]!;
  if (kind === 'predict') return {kind, who: candidates.find((one) => !isSamePrediction(one, who!))!};
  if (kind === 'count') return {kind, number: number! + 1};
  if (kind === 'choose') {
    const wrong = hand.find((card) => !cards.includes(card));
    return wrong === undefined ? undefined : {kind, cards: [wrong]};
  }
  const move = triedMoves(exercise, hand).find((one) => !question.judge({kind: 'play', move: one}).right);
  return move && {kind: 'play', move};
}

/** Returns moves that a reader may try with one card, and all legal ones. */
const triedMoves = (exercise: Question['exercise'], hand: readonly Card[]): readonly Move[] => [
  ...typesNow(exercise).flatMap((type): readonly Move[] => {
    const parts = partsOf(exercise, type);
    // A card with a single possible capture takes it even if no capture is specified, so that is not an error.
    const isTaken = (card: Card): boolean => {
      const own = exercise.view.moves.filter((one) => one.type === type && one.card === card);
      return own.length === 1 && own[0]!.takes !== undefined;
    };
    if (parts.includes('card')) return hand.filter((card) => !isTaken(card)).map((card) => ({type, card}));
    return parts.includes('cards') ? hand.map((card) => ({type, cards: [card]})) : [];
  }),
  ...exercise.view.moves,
];

/** Chooses exactly these buttons in a group with the keyboard. */
async function choose(element: RulesExplainer, where: 'hand' | 'middle', codes: readonly string[]): Promise<void> {
  const buttons = (): HTMLElement[] => findAll(element, `.${where} button`);
  const isPressed = (one: HTMLElement): boolean => one.ariaPressed === 'true';
  const codeOf = ({dataset}: HTMLElement): string => dataset['card']!.split('.')[0]!;
  for (const one of buttons()) if (isPressed(one) && !codes.includes(codeOf(one))) await press(element, one, 'Space');
  for (const code of codes) {
    const one = buttons().find((card) => codeOf(card) === code)!;
    if (!isPressed(one)) await press(element, one, 'Space');
  }
}

/** Gives an answer using only the keyboard. */
export async function give(element: RulesExplainer, question: Question, answer: ReaderAnswer): Promise<void> {
  if (answer.kind === 'predict') {
    const place = question.candidates.findIndex((one) => isSamePrediction(one, answer.who));
    await press(element, findAll(element, '.candidates button')[place]!);
    await press(element, primary(element));
  } else if (answer.kind === 'count') {
    const field = find(element, '.number-answer input') as HTMLInputElement;
    await reach(element, field);
    await keys('End', ...Array<string>(field.value.length).fill('Backspace'), ...String(answer.number));
    await press(element, field);
  } else if (answer.kind === 'choose') {
    await choose(element, 'hand', answer.cards.map(formatCard));
    await press(element, primary(element));
  } else if (answer.kind === 'play') await play(element, question, answer.move);
}

async function play(element: RulesExplainer, {exercise}: Question, move: Move): Promise<void> {
  if (move.suit !== undefined) {
    const suits = ['S', 'H', 'D', 'C'].filter((suit) => exercise.view.moves.some((one) => one.suit === suit));
    await press(element, findAll(element, '.candidates button')[suits.indexOf(move.suit)]!);
  } else await choose(element, 'hand', ownCards(move).map(formatCard));
  if (move.takes || find(element, '.middle button'))
    await choose(element, 'middle', (move.takes ?? []).map(formatCard));
  if (!isOneTap(exercise)) await press(element, find(element, `.actions [data-type="${move.type}"]`));
}

/** Returns the step in the last `lesson-stepped` event, with different cards if it has come back. */
export function stepNow(element: RulesExplainer, heard: readonly Heard[], {lesson, source, options}: Known): Step {
  const id = heard.findLast(({type}) => type === 'lesson-stepped')!.detail['step'];
  const step = lesson.steps.find((one) => one.id === id)!;
  const form = formAt(element.progress!);
  return form > 0 ? withOtherCards(step, form, source, options)! : step;
}

/** Gives a wrong answer if there is one, takes every hint, and checks that the feedback is never empty. */
export async function err(element: RulesExplainer, question: Question): Promise<boolean> {
  const {id} = question.exercise.step;
  const wrong = wrongAnswer(question);
  if (wrong) {
    await give(element, question, wrong);
    expect(feedback(element), `the reason at ${id}`).to.match(/\p{L}+ .*\p{L}+/u);
  }
  for (const hint of [1, 2, 3]) {
    await press(element, hintButton(element));
    expect(feedback(element), `hint ${hint} at ${id}`).to.match(/\p{L}/u);
  }
  return wrong !== undefined;
}

/** Watches an example, or opens the table of the final deal. */
export async function look(element: RulesExplainer, {kind}: Step): Promise<void> {
  if (kind === 'watch') {
    await press(element, primary(element));
    expect(feedback(element)).to.match(/\p{L}/u);
  } else if (kind === 'free') {
    await press(element, find(element, '.deal .primary'));
    const table = `${element.game!}-table`;
    await until(() => find(element, table) !== null);
    expectFocusWithin(element, 'at the deal');
    await tabTo(element, next(element));
  }
}

/** Continues from an answered step, or from a step without a question. */
export const goOn = (element: RulesExplainer): Promise<void> => press(element, next(element));
