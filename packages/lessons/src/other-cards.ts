import {formatCard, seededRandom, shuffled, type Card, type Options, type Random} from '@cartavola/engine';
import {setUp} from './exercise.js';
import {ownCards} from './goals.js';
import {askedBoard} from './asked-board.js';
import {ask} from './judge.js';
import type {Question} from './question.js';
import type {Exercise, LessonGame} from './lesson-game.js';
import type {Likeness} from './likeness.js';
import {misleads, profileOf} from './question-profile.js';
import {asks, type Step, type StepScript} from './step.js';
import {formAt, type Progress} from './progress.js';

/**
 * Numbers of attempts after which the search accepts the same answer, then starts to swap only suits, then gives up. For
 * an example, the search gives up sooner.
 */
const ATTEMPTS = {another: 12, any: 200, suits: 240, example: 40} as const;

/** Parts of a step that may mention cards. */
type Written = Pick<StepScript, 'position' | 'moves' | 'goal' | 'picture'>;

/**
 * Rewrites a step's question with different cards. Swaps suits and ranks until the engine finds the same kinds of right
 * and wrong answers. The same `form` always gives the same question. Returns undefined if there is no such question, or
 * if the step has no text for repetitions.
 */
export function withOtherCards(
  written: Step,
  form: number,
  lessonGame: LessonGame,
  options: Options,
): Step | undefined {
  const {again, goalAgain: goal = written.goal} = written;
  const step = {...written, ...(goal !== undefined && {goal})};
  const original = again === undefined ? undefined : questionOf(step, lessonGame, options);
  if (again === undefined || !original) return undefined;
  const earlier = form === 2 ? withOtherCards(step, 1, lessonGame, options) : undefined;
  const isFresh = (one: Written): boolean =>
    [step, ...(earlier ? [earlier] : [])].every((other) => textOf(other) !== textOf({...step, ...one}));
  const made = writtenAnew(step, form, lessonGame, original, options, isFresh);
  const question = made && questionOf({...step, ...made}, lessonGame, options);
  if (!question) return undefined;
  const numbers = (made.goal ?? goal ?? '').match(/\d+/g)?.map(Number) ?? [];
  const {done: _done, ...rest} = step;
  return {
    ...rest,
    ...made,
    keepsCards: visibleCards(question.exercise) === visibleCards(original.exercise),
    title: typeof again.title === 'string' ? again.title : again.title(numbers),
    text: [],
    answers: again.answers,
    hints: again.hints,
  };
}

/**
 * Returns a worked example as it is shown again: with other cards that play in the same way, if there are any, and the
 * text of its rule. An author's example, whose text is in the page, doesn't change.
 */
export function exampleAgain(step: Step, form: number, lessonGame: LessonGame, options: Options): Step {
  const [rule] = step.teaches ?? [];
  if (step.text.length === 0 || rule === undefined) return step;
  const {done: _done, ...rest} = step;
  const made = playedAlike(step, form, lessonGame, options);
  return {...rest, ...made, keepsCards: made === undefined, title: '', text: [], recalls: rule};
}

/** Returns a step as the reader sees it now: with different cards if it is shown again. */
export function stepNow(
  written: Step,
  steps: readonly Step[],
  progress: Progress,
  lessonGame: LessonGame,
  options: Options,
): Step {
  if (!progress.again) return written;
  const form = formAt(progress);
  if (form > 0) return withOtherCards(written, form, lessonGame, options) ?? written;
  if (asks(written.kind)) return written;
  const back = progress.returns.find((one) => steps.find(({id}) => id === one.step)?.skill === written.skill);
  return exampleAgain(written, back?.form ?? 1, lessonGame, options);
}

/** Swaps the cards of an example so that the same players take the same tricks, with the same points. */
function playedAlike(step: Step, form: number, lessonGame: LessonGame, options: Options): Written | undefined {
  const original = setUp(step, lessonGame, options);
  if (!original?.ok) return undefined;
  const before = visibleCards(original.value);
  for (let attempt = 0; attempt < ATTEMPTS.example; attempt++) {
    const random = seededRandom(`${step.id} ${form}`, attempt, 'example');
    const made = exchanged(
      step,
      exchangeIn(original.value, lessonGame.likeness, random, step.exchanges !== 'ranks', false),
    );
    const exercise = setUp({...step, ...made}, lessonGame, options);
    if (
      exercise?.ok &&
      visibleCards(exercise.value) !== before &&
      courseOf(exercise.value) === courseOf(original.value)
    )
      return made;
  }
  return undefined;
}

/** Describes what happens in an example, without its cards. */
const courseOf = (exercise: Exercise): string =>
  JSON.stringify([
    exercise.shown.map((fact) => [
      fact.type,
      'seat' in fact ? fact.seat : undefined,
      fact.type === 'taken' ? [fact.cards.length, fact.points] : undefined,
    ]),
    misleads(exercise),
  ]);

/** Lists the cards that the reader sees in each place of the board, and those played in the example or the question. */
function visibleCards(exercise: Exercise): string {
  const {lessonGame, shown, kept, view, step} = exercise;
  const {hands, trick, table = [], heaps, signs} = askedBoard(exercise, lessonGame.board(view));
  const played = [...shown, ...kept].flatMap((fact) =>
    fact.type === 'played' ? [fact.card] : fact.type === 'laid' ? fact.cards : [],
  );
  const places = [
    hands.flat(),
    trick.flatMap((laid) => laid.cards),
    table,
    ...heaps.map((heap) => heap.cards),
    signs.flatMap(({card}) => card ?? []),
    played,
  ];
  const listed = places.map((cards) => [...cards].filter((card) => card >= 0).sort((a, b) => a - b));
  return JSON.stringify([step.picture, listed]);
}

function questionOf(step: Step, lessonGame: LessonGame, options: Options): Question | undefined {
  const exercise = setUp(step, lessonGame, options);
  const asked = exercise?.ok ? ask(exercise.value) : undefined;
  return asked?.ok ? asked.value : undefined;
}

function writtenAnew(
  step: Step,
  form: number,
  lessonGame: LessonGame,
  original: Question,
  options: Options,
  isFresh: (made: Written) => boolean,
): Written | undefined {
  const {vary, likeness} = lessonGame;
  // Cards and plays from a recorded deal must stay unchanged.
  if (step.recorded) return undefined;
  const profile = profileOf(original);
  const answer = answerOf(original);
  const before = visibleCards(original.exercise);
  const isFixed = [...original.cards, ...original.right.flatMap(ownCards)].some((card) =>
    likeness.fixed.includes(formatCard(card)),
  );
  let spare: {readonly made: Written; readonly isOther: boolean} | undefined;
  const most = step.exchanges === 'ranks' ? ATTEMPTS.any : ATTEMPTS.suits;
  for (let attempt = step.exchanges === 'suits' ? ATTEMPTS.any : 0; attempt < most; attempt++) {
    if (spare && attempt >= ATTEMPTS.another) break;
    const random = seededRandom(`${step.id} ${form}`, attempt, 'form');
    const made =
      vary?.(step, random) ??
      exchanged(
        step,
        exchangeIn(
          original.exercise,
          likeness,
          random,
          attempt >= ATTEMPTS.any,
          step.exchanges !== 'ranks' && attempt % 2 === 0,
        ),
      );
    if (!isFresh(made)) continue;
    const question = questionOf({...step, ...made}, lessonGame, options);
    if (!question || profileOf(question) !== profile) continue;
    const isOther = isFixed || answerOf(question) !== answer;
    if (isOther && visibleCards(question.exercise) !== before) return made;
    if (!spare || (isOther && !spare.isOther)) spare = {made, isOther};
  }
  return spare?.made;
}

/** Returns the cards of a question's position and moves as text. The order in which they are written doesn't count. */
const cardsOf = ({position, moves}: Written): string =>
  [...Object.values(position ?? {}), moves ?? ''].map((text) => text.split(' ').sort().join(' ')).join('|');

const textOf = (written: Written): string => `${cardsOf(written)}|${(written.goal ?? '').split(' ').sort().join(' ')}`;

const answerOf = ({who, number, cards, right}: Question): string => JSON.stringify([who, number, cards, right]);

type Exchange = ReadonlyMap<string, string>;

/** Chooses at random how to swap suits, and how to swap ranks within them. */
function exchangeIn(
  {lessonGame, options}: Exercise,
  {suits, ranks, fixed}: Likeness,
  random: Random,
  onlySuits: boolean,
  turnsSuits: boolean,
): Exchange {
  const pack = [...new Set<Card>(lessonGame.game.positions.cards(options))].map(formatCard);
  const exchange = new Map<string, string>();
  const drawn = onlySuits || turnsSuits ? shuffled(suits, random) : suits;
  suits.forEach((suit, place) => exchange.set(suit, drawn[place]!));
  const named = [...new Set(pack.map(([rank]) => rank!))];
  const alike = shuffled(named, random);
  for (const suit of new Set(pack.map((code) => code.at(-1)!))) {
    const own = named.filter((rank) => pack.includes(`${rank}${suit}`) && !fixed.includes(`${rank}${suit}`));
    const others = onlySuits
      ? own
      : ranks === 'alike'
        ? own.map((rank) => alike[named.indexOf(rank)]!)
        : shuffled(own, random);
    own.forEach((rank, place) => exchange.set(`${rank}${suit}`, `${others[place]}${exchange.get(suit) ?? suit}`));
  }
  return exchange;
}

const CARD_OR_SUIT = /\b[AKQJT2-9][SHDC]\b|(?<=^|=)[SHDC](?=\s|$)/g;

function exchanged({position, moves, goal, picture}: Written, exchange: Exchange): Written {
  const inText = (text: string): string => text.replace(CARD_OR_SUIT, (code) => exchange.get(code) ?? code);
  return {
    ...(position && {
      position: Object.fromEntries(Object.entries(position).map(([key, text]) => [key, inText(text)])),
    }),
    ...(moves !== undefined && {moves: inText(moves)}),
    ...(goal !== undefined && {goal: inText(goal)}),
    ...(picture !== undefined && {picture: inText(picture)}),
  };
}
