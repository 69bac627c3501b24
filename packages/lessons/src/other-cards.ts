import {formatCard, seededRandom, shuffled, type Card, type Options, type Random} from '@cartavola/engine';
import {setUp} from './exercise.js';
import {ownCards} from './goals.js';
import {ask} from './judge.js';
import type {Question} from './question.js';
import type {LessonGame} from './lesson-game.js';
import type {Likeness} from './likeness.js';
import {profileOf} from './question-profile.js';
import type {Step, StepScript} from './step.js';

/**
 * Numbers of attempts after which the search accepts the same answer, then starts to swap only suits, then gives up.
 */
const ATTEMPTS = {another: 12, any: 200, suits: 240} as const;

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
    [step, ...(earlier ? [earlier] : [])].every((other) => textOf(other) !== textOf(one));
  const made = writtenAnew(step, form, lessonGame, original, options, isFresh);
  if (!made) return undefined;
  const numbers = (made.goal ?? goal ?? '').match(/\d+/g)?.map(Number) ?? [];
  const {done: _done, ...rest} = step;
  return {
    ...rest,
    ...made,
    keepsCards: cardsOf({...step, ...made}) === cardsOf(step),
    title: typeof again === 'string' ? again : again(numbers),
    text: [],
    answers: [],
    hints: [],
  };
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
  const isFixed = [...original.cards, ...original.right.flatMap(ownCards)].some((card) =>
    likeness.fixed.includes(formatCard(card)),
  );
  let spare: Written | undefined;
  const most = step.exchanges === 'ranks' ? ATTEMPTS.any : ATTEMPTS.suits;
  for (let attempt = step.exchanges === 'suits' ? ATTEMPTS.any : 0; attempt < most; attempt++) {
    if (spare && attempt >= ATTEMPTS.another) break;
    const random = seededRandom(`${step.id} ${form}`, attempt, 'form');
    const made =
      vary?.(step, random) ??
      exchanged(
        step,
        exchangeIn(
          original,
          likeness,
          random,
          attempt >= ATTEMPTS.any,
          step.exchanges !== 'ranks' && attempt % 2 === 0,
        ),
      );
    if (!isFresh(made)) continue;
    const question = questionOf({...step, ...made}, lessonGame, options);
    if (!question || profileOf(question) !== profile) continue;
    if (isFixed || answerOf(question) !== answer) return made;
    spare ??= made;
  }
  return spare;
}

/** Returns the cards of a question's position and moves as text. The order in which they are written doesn't count. */
const cardsOf = ({position, moves}: Written): string =>
  [...Object.values(position ?? {}), moves ?? ''].map((text) => text.split(' ').sort().join(' ')).join('|');

const textOf = (written: Written): string => `${cardsOf(written)}|${(written.goal ?? '').split(' ').sort().join(' ')}`;

const answerOf = ({who, number, cards, right}: Question): string => JSON.stringify([who, number, cards, right]);

type Exchange = ReadonlyMap<string, string>;

/** Chooses at random how to swap suits, and how to swap ranks within them. */
function exchangeIn(
  {exercise: {lessonGame, options}}: Question,
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
