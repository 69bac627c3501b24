import {formatCard, type Card} from '@cartavola/engine';
import {ownCards} from './goals.js';
import type {Exercise} from './lesson-game.js';
import type {Picks} from './no-picks.js';
import type {Question} from './question.js';
import {picksMove} from './picked-move.js';
import type {ReaderAnswer} from './verdict.js';

/** Adds an item to a list, or removes it. */
export const toggled = <T>(items: readonly T[], item: T): readonly T[] =>
  items.includes(item) ? items.filter((one) => one !== item) : [...items, item];

/** Adds a card to a choice, or removes it. With `isAnew`, a card that is added begins a new choice. */
export const withCard = (cards: readonly Card[], card: Card, isAnew: boolean): readonly Card[] =>
  isAnew && !cards.includes(card) ? [card] : toggled(cards, card);

/** True if the step asks for a move, and no legal move uses more cards from the hand than these. */
export const isWhole = (cards: readonly Card[], {step, view}: Exercise): boolean =>
  step.kind === 'play' && view.moves.every((move) => ownCards(move).length <= cards.length);

/**
 * Converts a choice to an answer. Returns undefined if the choice is incomplete. `type` is the type of move, if several
 * types are possible.
 */
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
