import {formatCard} from '@cartavola/engine';
import type {Picks} from './no-picks.js';
import type {Question} from './question.js';
import {picksMove} from './picked-move.js';
import type {ReaderAnswer} from './verdict.js';

/** Adds an item to a list, or takes it out. */
export const toggled = <T>(items: readonly T[], item: T): readonly T[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];

/** Returns the answer that a choice makes; undefined if incomplete. `type`: of the move, if several are possible. */
export function answerFrom(picks: Picks, {exercise, order: right}: Question, type?: string): ReaderAnswer | undefined {
  const {kind, choices} = exercise.step;
  const {cards, who, number, choice, seats, order} = picks;
  switch (kind) {
    case 'choose':
      return cards.length > 0 ? {kind, cards} : undefined;
    case 'predict':
      return who && {kind, who};
    case 'count':
      return number === undefined ? undefined : {kind, number};
    case 'decide':
      return choice === undefined ? undefined : {kind, choice};
    case 'seats':
      return seats.length > 0 ? {kind, seats} : undefined;
    case 'order': {
      const items = choices ? order : cards.map(formatCard);
      return items.length === right.length ? {kind, items} : undefined;
    }
    case 'play': {
      const move = picksMove(exercise, picks, type);
      return move && {kind, move};
    }
    default:
      return undefined;
  }
}
