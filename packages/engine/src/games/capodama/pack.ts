import {card, SUITS, type Card} from '../../card.js';
import {isPermutation} from '../../lists.js';
import type {Options} from '../../option.js';
import {shuffled, type Random} from '../../random.js';
import {ACE_OF_HEARTS, VARIANTS, variantOf, type Variant} from './cards.js';

/** Options that say how many play. */
type Players = Options & {readonly players: number};

const PACKS = new Map(
  Object.values(VARIANTS).map((variant) => {
    const written = SUITS.flatMap((suit) => variant.ranks.map((rank) => card(rank, suit)));
    return [variant, {written, numbered: [...written].sort((a, b) => a - b)}];
  }),
);

/** All cards of the pack, as lists are written. */
export const packInOrder = (variant: Variant): readonly Card[] => PACKS.get(variant)!.written;

/** All cards of the pack, in the order of the cards' numbers. */
export const packOf = (options: Players): readonly Card[] => PACKS.get(variantOf(options))!.numbered;

/** `capodama.two-halves`: A♥ is in the first half; `capodama.solo`: the player takes it first. Among how many cards it is. */
const placesOfAce = ({open, halves}: Variant, pack: readonly Card[]): number => (open ? 1 : pack.length / halves);

/** Whether these are the cards of the pack, each once. */
export function isPackOf(options: Players, pack: readonly Card[]): boolean {
  return isPermutation(pack, packOf(options)) && pack.indexOf(ACE_OF_HEARTS) < placesOfAce(variantOf(options), pack);
}

/** The pack in a random order, as the number of players asks for it. */
export function shufflePack(options: Players, random: Random): Card[] {
  const pack = packOf(options);
  const places = placesOfAce(variantOf(options), pack);
  if (places === pack.length) return shuffled(pack, random);
  const others = shuffled(
    pack.filter((card) => card !== ACE_OF_HEARTS),
    random,
  );
  return [...shuffled([ACE_OF_HEARTS, ...others.splice(0, places - 1)], random), ...others];
}
