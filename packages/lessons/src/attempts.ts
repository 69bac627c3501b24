import {SUITS, type Card, type Move, type Seat, type Suit} from '@cartavola/engine';
import {cardsFrom} from './card-goals.js';
import type {Question} from './question.js';
import type {Exercise} from './lesson-game.js';
import {partsOf, typesNow} from './move-parts.js';
import {picksMove} from './picked-move.js';
import type {ReaderAnswer} from './verdict.js';

/**
 * Maximum number of cards on the table for which all selections are tried. With more cards, only selections of up to
 * three are tried.
 */
const WHOLE = 8;

/** Lists all selections of some items, with the empty one first. */
function selections<T>(items: readonly T[], most = items.length): T[][] {
  let found: T[][] = [[]];
  for (const item of items)
    found = [...found, ...found.flatMap((chosen) => (chosen.length < most ? [[...chosen, item]] : []))];
  return found;
}

/** Lists the sets of cards in the hand that a move of this type may use. */
function handsFor({view, seat}: Exercise, parts: readonly string[]): (readonly Card[])[] {
  const hand = view.hands[seat]!;
  if (parts.includes('cards')) return selections(hand, 4).slice(1);
  const count = parts.filter((part) => part === 'card' || part === 'left' || part === 'right').length;
  if (count === 0) return [[]];
  const singles = hand.map((card) => [card]);
  return count === 1
    ? singles
    : hand.flatMap((left) => hand.filter((one) => one !== left).map((right) => [left, right]));
}

/** Lists the moves that a reader may try, legal or not. */
export function triedMoves(exercise: Exercise): readonly Move[] {
  const {lessonGame, view} = exercise;
  const table = lessonGame.board(view).table ?? [];
  return typesNow(exercise).flatMap((type) => {
    const parts = partsOf(exercise, type);
    const suits: readonly (Suit | undefined)[] = parts.includes('suit') ? SUITS : [undefined];
    const tables = parts.includes('takes') ? selections(table, table.length > WHOLE ? 3 : table.length) : [[]];
    return handsFor(exercise, parts).flatMap((cards) =>
      suits.flatMap((suit) =>
        tables.flatMap((taken) => picksMove(exercise, {cards, table: taken, ...(suit && {suit})}, type) ?? []),
      ),
    );
  });
}

/** Lists selections with a wrong or a missing item, then the right selection. */
function sets<T>(all: readonly T[], right: readonly T[]): T[][] {
  const wrong = all.filter((item) => !right.includes(item)).flatMap((item) => [[...right, item], [item]]);
  const left = right.map((item) => right.filter((one) => one !== item)).filter((rest) => rest.length > 0);
  return [...wrong, ...left, [...right]];
}

/** Lists the orders in which one item comes too early, then the right order. */
const ordersBeside = (right: readonly string[]): string[][] => [
  ...right.flatMap((item, place) =>
    right.slice(0, place).map((_, before) => right.filter((one) => one !== item).toSpliced(before, 0, item)),
  ),
  [...right],
];

/** Lists possible answers: at least one for each way to be wrong, and a right one. */
export function attemptsAt(question: Question): readonly ReaderAnswer[] {
  const {exercise, cards, candidates, number, seats, order} = question;
  const {kind, from, choices = [], answers} = exercise.step;
  switch (kind) {
    case 'play':
      return triedMoves(exercise).map((move) => ({kind, move}));
    case 'choose':
      return sets(cardsFrom(exercise, from ?? 'hand'), cards).map((chosen) => ({kind, cards: chosen}));
    case 'predict':
      return candidates.map((who) => ({kind, who}));
    case 'count': {
      const written = answers.flatMap((answer) => (answer.number === undefined ? [] : [Number(answer.number)]));
      return [number! - 1, number!, number! + 1, ...written].map((one) => ({kind, number: one}));
    }
    case 'decide':
      return choices.map(({value}) => ({kind, choice: value}));
    case 'seats':
      return sets(
        exercise.view.hands.map((_, seat): Seat => seat),
        seats,
      ).map((named) => ({kind, seats: named}));
    case 'order':
      return ordersBeside(order).map((items) => ({kind, items}));
    default:
      return [];
  }
}
