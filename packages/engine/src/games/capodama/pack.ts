import {card, SUITS, type Card} from '../../card.js';
import {CardSet} from '../../card-set.js';
import type {Options} from '../../option.js';
import {shuffled, type Random} from '../../random.js';
import {ACE_OF_HEARTS, compareCards, VARIANTS, variantOf, type Variant} from './cards.js';

const SETS = new Map(
  Object.values(VARIANTS).map((variant) => [
    variant,
    CardSet.of(SUITS.flatMap((suit) => variant.ranks.map((rank) => card(rank, suit)))),
  ]),
);
const LISTS = new Map([...SETS].map(([variant, set]) => [variant, [...set]]));

const WRITTEN = new Map([...LISTS].map(([variant, cards]) => [variant, [...cards].sort(compareCards)]));

/** All cards of the pack, as lists are written. */
export const packInOrder = (variant: Variant): readonly Card[] => WRITTEN.get(variant)!;

/** The cards of the pack. */
export const packSet = (variant: Variant): CardSet => SETS.get(variant)!;

/** All cards of the pack, in the order of the cards' numbers. */
export const packOf = (options: Options): readonly Card[] => LISTS.get(variantOf(options))!;

/** Whether these are the cards of the pack, each once. */
export function isPackOf(options: Options, pack: readonly Card[]): boolean {
  const {halves, open} = variantOf(options);
  const wanted = new Set(packOf(options));
  if (pack.length !== wanted.size || !pack.every((card) => wanted.delete(card))) return false;
  // `capodama.two-halves`: A♥ is in the first half; `capodama.solo`: the player takes it first.
  return open ? pack[0] === ACE_OF_HEARTS : pack.indexOf(ACE_OF_HEARTS) < pack.length / halves;
}

/** The pack in a random order, as the number of players asks for it. */
export function shufflePack(options: Options, random: Random): Card[] {
  const {halves, open} = variantOf(options);
  if (halves === 1) return shuffled(packOf(options), random);
  const others = shuffled(
    packOf(options).filter((card) => card !== ACE_OF_HEARTS),
    random,
  );
  if (open) return [ACE_OF_HEARTS, ...others];
  const half = (others.length + 1) / 2;
  return [...shuffled([ACE_OF_HEARTS, ...others.slice(0, half - 1)], random), ...others.slice(half - 1)];
}
