import {writePosition, type Deal, type Position, type Suit, type View} from '@cartavola/engine';
import type {PuzzleGame} from './puzzle-game.js';

const CARD = /([2-9TJQKA])([SHDC])\b/g;
const CARDS = /"(?:[2-9TJQKA][SHDC]|\?\?)(?: (?:[2-9TJQKA][SHDC]|\?\?))*"/g;

/**
 * Serialises a position. Positions that differ only in that equivalent suits are swapped give the same string. Of the
 * strings for all ways to swap these suits, returns the one that sorts first.
 */
export function writtenAlike<V extends View, D extends Deal, P extends Position>(
  {game, alike}: Pick<PuzzleGame<V, D, P>, 'game' | 'alike'>,
  position: P,
): string {
  const written = JSON.stringify(writePosition(position, game));
  const suits = alike(position);
  const texts = orders(suits).map((order) => {
    const renamed = written.replace(CARD, (card, rank: string, suit: Suit) => {
      const place = suits.indexOf(suit);
      return place < 0 ? card : `${rank}${order[place]!}`;
    });
    return renamed.replace(CARDS, (list) => `"${list.slice(1, -1).split(' ').sort().join(' ')}"`);
  });
  return texts.reduce((first, one) => (one < first ? one : first));
}

/** Lists all permutations of some items. */
function orders<T>(items: readonly T[]): readonly (readonly T[])[] {
  if (items.length < 2) return [items];
  return items.flatMap((one, place) => orders(items.toSpliced(place, 1)).map((rest) => [one, ...rest]));
}
