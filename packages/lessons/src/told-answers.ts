import {formatCard, parseCard, type Card, type Move} from '@cartavola/engine';
import {capitalised} from '@cartavola/words';
import {cardsFrom} from './card-goals.js';
import {ownCards} from './goals.js';
import {whoText, type AnswerContext} from './named-seats.js';
import type {Question} from './question.js';
import type {Step} from './step.js';

/** Maximum number of right moves to list. */
const MOST = 6;

/** Returns the card for an item to put in order, or undefined if the item isn't a card. */
export const itemCard = ({choices}: Step, item: string): Card | undefined => (choices ? undefined : parseCard(item));

/** Returns the name of a card to put in order, or the text of another item. */
export const itemText = (step: Step, item: string, {cards}: Pick<AnswerContext, 'cards'>): string => {
  const card = itemCard(step, item);
  return card === undefined ? (step.choices?.find(({value}) => value === item)?.text ?? item) : cards.name(card);
};

/**
 * Returns the items to put in order as they are displayed: cards as on the table, other items in alphabetical order.
 * Reverses that order if it is the right one.
 */
export function mixedItems(step: Step, {exercise, order}: Question): readonly string[] {
  const shown = step.choices
    ? [...step.choices].sort((a, b) => (a.text < b.text ? -1 : 1)).map(({value}) => value)
    : cardsFrom(exercise, step.from ?? 'hand').map(formatCard);
  return shown.join() === order.join() ? shown.toReversed() : shown;
}

/**
 * Returns the right answer, in words, to a question about items in a list, seats or an order. For other questions,
 * returns an empty string.
 */
export function pickedText({exercise: {step}, choices, seats, order}: Question, context: AnswerContext): string {
  const texts = [
    ...choices.map((value) => step.choices!.find((one) => one.value === value)!.text),
    ...seats.map((seat) => whoText({seat}, context)),
    ...order.map((item) => itemText(step, item, context)),
  ];
  return texts.join(order.length > 0 ? ' – ' : ', ');
}

/**
 * Returns the labels of the boxes to tick on paper: players, sides or items. Returns an empty list if the question has
 * no options.
 */
export function tickTexts({candidates, exercise: {step, view}}: Question, context: AnswerContext): readonly string[] {
  if (step.kind === 'decide') return (step.choices ?? []).map(({text}) => text);
  const named = step.kind === 'seats' ? view.hands.map((_, seat) => ({seat})) : candidates;
  return named.map((who) => whoText(who, context));
}

/** Describes a move by its cards and the cards it captures. */
export function moveNames(move: Move, {cards}: Pick<AnswerContext, 'cards'>): string {
  const own = move.suit === undefined ? ownCards(move).map(cards.name).join(', ') : cards.suit(move.suit);
  return move.takes ? `${own} → ${move.takes.map(cards.name).join(', ')}` : own;
}

/** Returns all the correct answers to a question, in words. */
export function solutionText(question: Question, context: AnswerContext): string {
  const {who, number, right} = question;
  const {cards, words} = context;
  if (who) return `${whoText(who, context)}.`;
  if (number !== undefined) return `${number}.`;
  if (question.cards.length > 0) return `${capitalised(question.cards.map(cards.name).join(', '))}.`;
  const picked = pickedText(question, context);
  // An author's items may be whole sentences.
  if (picked !== '') return `${capitalised(picked)}${/[.!?…]$/.test(picked) ? '' : '.'}`;
  return solutionOf(
    right.map((move) => moveNames(move, context)),
    words,
  );
}

/** Combines the descriptions of right moves into a sentence. */
export const solutionOf = (moves: readonly string[], words: Pick<AnswerContext['words'], 'anyOf'>): string =>
  `${capitalised(words.anyOf([...new Set(moves)].slice(0, MOST)))}.`;
