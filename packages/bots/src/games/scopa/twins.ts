import {suitOf, type Card, type Move} from '@cartavola/engine';
import {SETTEBELLO, VALUE, type ScopaView} from '@cartavola/engine/games/scopa/rules.js';

/** Number of coins (diamonds) that decides the point for most of them: five each is a tie. */
const MOST = 6;

/**
 * Returns the view's moves without dominated ones: of two that differ only in the suits of cards of equal value, the one that leaves more diamonds to others.
 * Whatever can be done after the worse move can be done after the better one with the two cards exchanged. Nor is the settebello laid down.
 */
export function undominated(view: ScopaView): readonly Move[] {
  const {options, piles} = view;
  const moves = withoutGift(view);
  // Where suits count by themselves, a diamond is worth more only as long as the diamonds are undecided.
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

/** Leaves out laying the settebello down, where it counts and another card can be played. */
function withoutGift({moves, options}: ScopaView): readonly Move[] {
  if (!options.settebello) return moves;
  const others = moves.filter(({card, takes}) => card !== SETTEBELLO || takes);
  return others.length > 0 ? others : moves;
}

const diamondsIn = (cards: readonly Card[]): readonly Card[] => cards.filter((card) => suitOf(card) === 'D');

/** Cards that the move keeps from others: those captured, or without a capture those that stay in the hand. */
const gainedBy = ({card, takes}: Move, {hands, viewer}: ScopaView): readonly Card[] =>
  takes ? [card!, ...takes] : hands[viewer as number]!.filter((one) => one !== card);

/** Values of the card played and of those captured, as a key. */
const valuesOf = ({card, takes = []}: Move): string =>
  `${VALUE[card!]} ${takes
    .map((one) => VALUE[one]!)
    .sort((a, b) => a - b)
    .join(' ')}`;
