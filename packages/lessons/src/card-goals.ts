import {formatCard, parseCard, parseCards, suitOf, type Card} from '@cartavola/engine';
import {takerIn} from './goals.js';
import {entryFor, readWord} from './goal-word.js';
import type {Exercise} from './lesson-game.js';
import type {CardSource} from './step.js';

/**
 * Creates a test for a card from the argument after a goal's name. Returns undefined if the goal can't be decided at
 * this table.
 */
type CardGoal = (exercise: Exercise, value: string | undefined) => ((card: Card) => boolean) | undefined;

const listed = (value: string | undefined): readonly Card[] | undefined =>
  value === undefined ? undefined : parseCards(value.split(',').join(' '));

/** Conditions for cards in all games. */
export const CARD_GOALS: Readonly<Record<string, CardGoal>> = {
  /** `suit=S,H`: cards of these suits. */
  suit: (_, value) =>
    value !== undefined && /^[SHDC](,[SHDC])*$/.test(value)
      ? (card) => value.split(',').includes(suitOf(card))
      : undefined,
  /** `rank=7,K`: cards of these ranks. */
  rank: (_, value) =>
    value !== undefined && /^[AKQJT2-9](,[AKQJT2-9])*$/.test(value)
      ? (card) => value.split(',').includes(formatCard(card)[0]!)
      : undefined,
  /** `cards=AH,7D`: these cards. */
  cards: (_, value) => {
    const cards = listed(value);
    return cards && ((card) => cards.includes(card));
  },
  /** Trumps. */
  trumps: ({lessonGame, view}, value) => {
    const isTrump = lessonGame.cards?.isTrump;
    return isTrump && value === undefined ? (card) => isTrump(view, card) : undefined;
  },
  /** `points>=1`: cards that are worth at least this many points. */
  points: ({lessonGame, view}, value) => {
    const points = lessonGame.cards?.points;
    if (!points || value === undefined || !/^\d+$/.test(value)) return undefined;
    return (card) => points(view, card) >= Number(value);
  },
  /** The card that takes the trick that the last move completes. */
  winner: ({shown, kept}, value) => {
    const taker = takerIn([...shown, ...kept])?.card;
    return taker === undefined || value !== undefined ? undefined : (card) => card === taker;
  },
  /** `captured=7S`: cards that the reader can capture with this card, alone or with others. */
  captured: ({view}, value) => {
    const by = value === undefined ? undefined : parseCard(value);
    const moves = view.moves.filter(({card, takes}) => card === by && takes !== undefined);
    return moves.length === 0 ? undefined : (card) => moves.some(({takes}) => takes!.includes(card));
  },
};

/** Functions that return a number by which to order a card, greatest first. */
export const ORDERS: Readonly<Record<string, (exercise: Exercise, card: Card) => number | undefined>> = {
  /** By strength, the strongest first. Only for cards of one suit and trumps. The default. */
  strength: ({lessonGame, view}, card) => lessonGame.cards?.strength?.(view, card),
  /** By points, the highest first. */
  points: ({lessonGame, view}, card) => lessonGame.cards?.points?.(view, card),
};

/** Lists the cards that a step lets the reader choose or put in order. */
export function cardsFrom({lessonGame, view, seat, shown, start}: Exercise, source: CardSource): readonly Card[] {
  if (source === 'hand') return view.hands[seat]!;
  const {table, trick, heaps} = lessonGame.board(view);
  if (source === 'piles') return heaps.flatMap(({cards}) => cards.filter((card) => card >= 0));
  const lying = table ?? trick.flatMap(({cards}) => cards);
  if (lying.length > 0) return lying.filter((card) => card >= 0);
  // Include earlier views, because a finished trick stays visible.
  const views = [start, ...shown.map((fact) => fact.view)].map((one) => lessonGame.board(one));
  const last = views.findLast((one) => one.trick.length > 0);
  return last ? last.trick.flatMap(({cards}) => cards.filter((card) => card >= 0)) : [];
}

/** Finds the cards that a step asks for. Returns undefined if its goal can't be decided at this table. */
export function cardsAskedOf(exercise: Exercise, source: CardSource): readonly Card[] | undefined {
  const words = (exercise.step.goal ?? '').split(/\s+/).filter(Boolean).map(readWord);
  const tests = words.map((word) => word && entryFor(CARD_GOALS, word)?.(exercise, word.value));
  if (tests.length === 0) return undefined;
  const fits = (card: Card): boolean => tests.every((test) => test?.(card) === true);
  return tests.every((test) => test !== undefined) ? [...new Set(cardsFrom(exercise, source).filter(fits))] : undefined;
}

/**
 * Puts a step's cards in the order that it asks for. Returns undefined if its goal can't be decided at this table or
 * makes two cards equal.
 */
export function orderAsked(exercise: Exercise, source: CardSource): readonly string[] | undefined {
  const {goal = 'strength'} = exercise.step;
  const word = readWord(goal);
  const cards = cardsFrom(exercise, source);
  if (word?.name === 'cards') {
    const named = listed(word.value);
    const isWhole = named?.length === cards.length && cards.every((card) => named.includes(card));
    return isWhole ? named.map(formatCard) : undefined;
  }
  // Cards of two suits are only compared if one of the suits is trumps.
  const isTrump = exercise.lessonGame.cards?.isTrump;
  const plain = new Set(cards.filter((card) => isTrump?.(exercise.view, card) !== true).map(suitOf));
  if (word?.name === 'strength' && plain.size > 1) return undefined;
  const order = word && word.value === undefined ? entryFor(ORDERS, word) : undefined;
  const weighed = order ? cards.map((card) => ({card, weight: order(exercise, card)})) : [];
  const weights = new Set(weighed.map(({weight}) => weight));
  if (weighed.length < 2 || weights.size < weighed.length || weights.has(undefined)) return undefined;
  return weighed.sort((a, b) => b.weight! - a.weight!).map(({card}) => formatCard(card));
}
