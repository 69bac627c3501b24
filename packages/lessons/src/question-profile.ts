import {rankIndex, suitIndex, type Card, type Move} from '@cartavola/engine';
import {takerIn} from './goals.js';
import type {Exercise} from './lesson-game.js';
import type {Question} from './question.js';
import {partsOf, typesNow} from './move-parts.js';

/** Maximum number of captured cards in the moves to try. */
const MOST_TAKEN = 3;

/**
 * Describes a question by the kinds of right and wrong answers to it, for comparison with questions about different
 * cards. Includes the rules that forbid answers, the goals that answers miss, and whether the usual order of ranks is
 * misleading.
 */
export function profileOf(question: Question): string {
  const {kind} = question.exercise.step;
  if (kind === 'count') return `${question.number === 0 ? 'none' : 'some'} ${misleads(question.exercise)}`;
  if (kind === 'predict') return `${Object.keys(question.who!).join()} ${misleads(question.exercise)}`;
  const kinds = new Set(trialsOf(question).map((move) => kindOf(question, move)));
  const {cards, exercise} = question;
  const hand = exercise.view.hands[exercise.seat]!;
  const isAll = kind === 'choose' && hand.every((card) => cards.includes(card));
  return [[...kinds].sort().join(), isAll, /wins|beat/.test(exercise.step.goal ?? '') && misleadsInHand(question)].join(
    ' ',
  );
}

/** Classifies a move: `right`, the id of the rule that forbids it, or the name of the goal that it misses. */
function kindOf({judge}: Question, move: Move): string {
  const [fault] = judge({kind: 'play', move}).faults;
  if (!fault) return 'right';
  return fault.reason.type === 'refused' ? fault.reason.rule : fault.reason.type === 'missed' ? fault.reason.goal : '';
}

/** Returns moves that a reader may try: the legal ones, each card in the hand, and captures with these cards. */
function trialsOf({exercise}: Question): readonly Move[] {
  const {view, seat, lessonGame} = exercise;
  const [type] = typesNow(exercise);
  if (type === undefined) return [];
  const parts = partsOf(exercise, type);
  const hand = view.hands[seat]!;
  const {table = []} = lessonGame.board(view);
  const one = hand.map((card): Move => (parts.includes('cards') ? {type, cards: [card]} : {type, card}));
  const captures = parts.includes('takes')
    ? one.flatMap((move) => setsOf(table, MOST_TAKEN).map((takes): Move => ({...move, takes})))
    : [];
  const isWhole = parts.length === 1 || parts.includes('takes');
  return [...view.moves, ...(isWhole ? [...one, ...captures] : [])];
}

/** Returns the sets of two to `most` cards. */
function setsOf(cards: readonly Card[], most: number): readonly (readonly Card[])[] {
  let sets: (readonly Card[])[] = [[]];
  for (const card of cards) sets = [...sets, ...sets.filter(({length}) => length < most).map((set) => [...set, card])];
  return sets.filter(({length}) => length > 1);
}

/**
 * Describes how the trick was taken: whether by a card of the suit led, by the leader, and by the player of that suit's
 * highest card, and whether cards had equal ranks.
 */
export function misleads({shown, kept}: Exercise): string {
  const taker = takerIn([...shown, ...kept]);
  const laid = [...shown, ...kept].flatMap((fact) =>
    fact.type === 'played' && fact.card >= 0 ? [{seat: fact.seat, card: fact.card}] : [],
  );
  const [first] = laid;
  if (taker?.card === undefined || !first) return '';
  const isOfSuit = suitIndex(taker.card) === suitIndex(first.card);
  const highest = laid
    .filter(({card}) => suitIndex(card) === suitIndex(first.card))
    .reduce((best, one) => (rankIndex(one.card) < rankIndex(best.card) ? one : best));
  const hasEqual = new Set(laid.map(({card}) => rankIndex(card))).size < laid.length;
  return [isOfSuit, taker.seat === first.seat, highest.seat === taker.seat, hasEqual].join();
}

/** True if the usual order of ranks would lead to a different choice of cards. */
function misleadsInHand({exercise, cards, right}: Question): boolean {
  const {view, seat, lessonGame} = exercise;
  const lying = lessonGame
    .board(view)
    .trick.flatMap((laid) => laid.cards)
    .filter((card) => card >= 0);
  const isRight = (card: Card): boolean => cards.includes(card) || right.some((move) => move.card === card);
  return view.hands[seat]!.some((card) => {
    const others = lying.filter((one) => suitIndex(one) === suitIndex(card));
    return others.length > 0 && others.every((one) => rankIndex(card) < rankIndex(one)) !== isRight(card);
  });
}
