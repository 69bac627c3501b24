import {card, SUITS, type Card} from '../../card.js';
import {isPermutation} from '../../lists.js';
import type {Options} from '../../option.js';
import {shuffled, type Random} from '../../random.js';
import {ACE_OF_HEARTS, VARIANTS, variantOf, type Variant} from './cards.js';

type OptionsWithPlayers = Options & {readonly players: number};

const PACKS = new Map(
  Object.values(VARIANTS).map((variant) => {
    const written = SUITS.flatMap((suit) => variant.ranks.map((rank) => card(rank, suit)));
    return [variant, {written, numbered: [...written].sort((a, b) => a - b)}];
  }),
);

/** Returns the cards in the pack, in record order. */
export const packInOrder = (variant: Variant): readonly Card[] => PACKS.get(variant)!.written;

/** Returns the cards in the pack, in numerical order. */
export const packOf = (options: OptionsWithPlayers): readonly Card[] => PACKS.get(variantOf(options))!.numbered;

/**
 * Returns the number of positions at the start of the pack that can contain A♥. `capodama.two-halves`: those in the
 * first half. `capodama.solo`: only the first.
 */
const placesOfAce = ({open, halves}: Variant, pack: readonly Card[]): number => (open ? 1 : pack.length / halves);

/** Returns whether these are the cards in the pack, each once, with A♥ in an allowed position. */
export function isPackOf(options: OptionsWithPlayers, pack: readonly Card[]): boolean {
  return isPermutation(pack, packOf(options)) && pack.indexOf(ACE_OF_HEARTS) < placesOfAce(variantOf(options), pack);
}

/** Shuffles the pack so that A♥ is in a position that the number of players allows. */
export function shufflePack(options: OptionsWithPlayers, random: Random): Card[] {
  const pack = packOf(options);
  const places = placesOfAce(variantOf(options), pack);
  if (places === pack.length) return shuffled(pack, random);
  const others = shuffled(
    pack.filter((card) => card !== ACE_OF_HEARTS),
    random,
  );
  return [...shuffled([ACE_OF_HEARTS, ...others.splice(0, places - 1)], random), ...others];
}
