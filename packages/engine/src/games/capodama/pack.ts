import {card, SUITS, type Card} from '../../card.js';
import type {Options} from '../../option.js';
import {VARIANTS} from './cards.js';

/** All cards of the pack, in the order of the cards' numbers. */
export function packOf(options: Options): Card[] {
  const {ranks} = VARIANTS[options['players'] as number]!;
  return SUITS.flatMap((suit) => ranks.map((rank) => card(rank, suit))).sort((a, b) => a - b);
}

/** Whether these are the cards of the pack, each once. */
export function isPackOf(options: Options, pack: readonly Card[]): boolean {
  const wanted = new Set(packOf(options));
  return pack.length === wanted.size && pack.every((card) => wanted.delete(card));
}
