import type {Rank, Suit} from './card.js';
import type {Options} from './option.js';

/**
 * Maps each suit and rank of the games to one of a deck. Numbers are figures as printed (`7`, `10`); other ranks have the deck's own names.
 * A card whose rank is absent is not shown.
 */
export interface Mapping {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Partial<Record<Rank, string>>>;
}

/** Names of cards in one language, by the names that mappings give suits and ranks. */
export interface CardNames {
  /** `[name, with article]`: "king", "the king". */
  readonly ranks: Readonly<Record<string, readonly [name: string, the: string]>>;
  readonly suits: Readonly<Record<string, string>>;
  /** Corner letters by rank name, where they differ from that name. */
  readonly letters: Readonly<Record<string, string>>;
}

/** A deck of cards without its drawings: its name, and its mappings for the games that are played with it. */
export interface NamedDeck {
  readonly id: string;
  /** Suit system: `french`, `latin` (coins, cups, swords, batons). A game's mapping for a suit system holds for every deck of it. */
  readonly suitSystem: string;
  /** True if the games' cards are already this deck's, as with French ones: no mapping but `usual` applies. */
  readonly isPlain?: boolean;
  /** Default mapping, where neither deck nor game has another. */
  readonly usual: Mapping;
  /** Mappings for single games, by game id. */
  readonly mappings?: Readonly<Record<string, Mapping>>;
  /** Names by language code, for those that the built-in decks lack. */
  readonly names?: Readonly<Record<string, Partial<CardNames>>>;
}

/** The part of a game that decides which decks it can be played with. */
export interface DeckUser {
  readonly id: string;
  /** Ranks of the game's pack with these options; without options, the ranks that it has with all of them. */
  ranks(options?: Options): readonly Rank[];
  /** Mappings that are not a deck's usual one, by deck id or suit system. */
  readonly mappings?: Readonly<Record<string, Mapping>>;
}

/** A deck with the mapping by which a game's cards are shown. */
export interface MappedDeck<D extends NamedDeck = NamedDeck> {
  readonly deck: D;
  readonly mapping: Mapping;
}

/**
 * Finds the mapping for a game, the first of: the deck's for the game, the game's for the deck's id, the game's for its suit system, the
 * usual one. Undefined if a rank of the game's pack has no card in the deck. Without options, tells if the deck suits any options at all.
 */
export function mappedDeck<D extends NamedDeck>(
  deck: D,
  {id, mappings, ranks}: DeckUser,
  options?: Options,
): MappedDeck<D> | undefined {
  if (deck.isPlain) return {deck, mapping: deck.usual};
  const mapping = deck.mappings?.[id] ?? mappings?.[deck.id] ?? mappings?.[deck.suitSystem] ?? deck.usual;
  return ranks(options).every((rank) => mapping.ranks[rank] !== undefined) ? {deck, mapping} : undefined;
}
