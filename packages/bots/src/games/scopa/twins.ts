import {suitOf, type Card, type Move} from '@cartavola/engine';
import {SETTEBELLO, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/** Number of coins (diamonds) that wins the point for the most coins. With five each, nobody wins it. */
const MOST = 6;

/**
 * Returns the view's moves without dominated ones. Of two moves that differ only in the suits of cards of equal value,
 * drops the one that leaves more diamonds to others. Any line of play after the worse move is possible after the better
 * one, with the two cards swapped. Also drops moves that lay down the settebello.
 */
export function undominated(view: ScopaView): readonly Move[] {
  const {options, piles} = view;
  const moves = withoutGift(view);
  // In a primiera, suits matter, and diamonds are only worth more while the point for diamonds is undecided.
  if (options.sevens === 'primiera' && piles.some((pile) => diamondsIn(pile).length >= MOST)) return moves;
  const kinds = moves.map((move) => ({move, values: valuesOf(move), own: diamondsIn(gainedBy(move, view))}));
  const left = kinds.filter(
    ({values, own}) =>
      !kinds.some(
        (other) =>
          other.values === values && other.own.length > own.length && own.every((card) => other.own.includes(card)),
      ),
  );
  return left.length === moves.length ? moves : left.map(({move}) => move);
}

/** Drops moves that lay down the settebello, if it counts and there are other moves. */
function withoutGift({moves, options}: ScopaView): readonly Move[] {
  if (!options.settebello) return moves;
  const others = moves.filter(({card, takes}) => card !== SETTEBELLO || takes);
  return others.length > 0 ? others : moves;
}

const diamondsIn = (cards: readonly Card[]): readonly Card[] => cards.filter((card) => suitOf(card) === 'D');

/** Cards that the move keeps from others: the captured cards or, without a capture, those that stay in the hand. */
const gainedBy = ({card, takes}: Move, {hands, viewer}: ScopaView): readonly Card[] =>
  takes ? [card!, ...takes] : hands[viewer as number]!.filter((one) => one !== card);

/** Key made from the values of the card played and of the captured cards. */
const valuesOf = ({card, takes = []}: Move): string =>
  `${VALUE[card!]} ${takes
    .map((one) => VALUE[one]!)
    .sort((a, b) => a - b)
    .join(' ')}`;
