import type {Seat, Suit} from '@cartavola/engine';
import type {Excerpt} from '@cartavola/engine/notation.js';
import type {Board, Heap, Sign} from '@cartavola/lessons';

/** Returns the table of an excerpt, with only the cards listed in it. */
export function excerptBoard(
  {seat, trick = [], table, doubled, trump, pile, building, stock}: Excerpt,
  seats: number,
): Board {
  const nobody = Array.from({length: seats}, () => []);
  const heaps: readonly Heap[] = [
    ...(pile ?? []).map((cards, side) => ({means: 'pile', side, cards}) as const),
    ...(building ?? []).map((cards, owner) => ({means: 'building', seat: owner, cards}) as const),
  ];
  return {
    viewer: seat,
    hands: nobody,
    turn: [],
    trick,
    ...(table && {table}),
    signs: [...(doubled === undefined ? [] : [{means: 'doubled', suit: doubled} as const]), ...trumpsOf(trump)],
    heaps,
    ...(stock && {stock: stock.length}),
  };
}

/** Returns the trump signs: a suit, a card, or a suit for each seat. */
function trumpsOf(trump: Excerpt['trump']): readonly Sign[] {
  if (trump === undefined) return [];
  if (typeof trump === 'string') return [{means: 'trump', suit: trump}];
  if (typeof trump === 'number') return [{means: 'trump', card: trump}];
  return trump.map((suit: Suit, seat: Seat) => ({means: 'trump', suit, seat}));
}
