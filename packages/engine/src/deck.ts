import type {Rank, Suit} from './card.js';
import type {Options} from './option.js';

/**
 * Maps a game's suits and ranks to those of a deck. Numeric ranks map to the numbers printed on the cards (`7`, `10`),
 * and other ranks to the deck's own names. Cards whose rank is missing aren't shown.
 */
export interface Mapping {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Partial<Record<Rank, string>>>;
}

/** Names of suits and ranks in one language. The keys are the values used in a `Mapping`. */
export interface CardNames {
  /** `[name, with article]`: "king", "the king". */
  readonly ranks: Readonly<Record<string, readonly [name: string, the: string]>>;
  readonly suits: Readonly<Record<string, string>>;
  /** Corner letters keyed by rank name, where they differ from that name. */
  readonly letters: Readonly<Record<string, string>>;
}

/** A deck of cards without its images: an id, and mappings for games. */
export interface NamedDeck {
  readonly id: string;
  /**
   * Suit system: `french`, or `latin` (coins, cups, swords, batons). A game's mapping for a suit system applies to
   * every deck with that system.
   */
  readonly suitSystem: string;
  /** Whether the deck shows all games' cards unchanged, as French decks do. If true, only `usual` applies. */
  readonly isPlain?: boolean;
  /** Default mapping, used if neither the deck nor the game has a more specific one. */
  readonly usual: Mapping;
  /** Mappings for individual games, keyed by game id. */
  readonly mappings?: Readonly<Record<string, Mapping>>;
  /** Names keyed by language code. Only needed for names that the built-in decks don't have. */
  readonly names?: Readonly<Record<string, Partial<CardNames>>>;
}

/** The part of a game that determines which decks it can be played with. */
export interface DeckUser {
  readonly id: string;
  /**
   * Returns the ranks in the game's pack with these options. Without options, returns the ranks that all of the game's
   * packs share.
   */
  ranks(options?: Options): readonly Rank[];
  /** Mappings that differ from a deck's usual one, keyed by deck id or suit system. */
  readonly mappings?: Readonly<Record<string, Mapping>>;
}

/** A deck with the mapping that shows a game's cards. */
export interface MappedDeck<D extends NamedDeck = NamedDeck> {
  readonly deck: D;
  readonly mapping: Mapping;
}

/**
 * Finds the mapping for a game. The first match wins: the deck's mapping for the game, the game's mapping for the deck
 * or its suit system, then the usual one. Returns undefined if a rank in the game's pack has no card in the deck.
 * Without options, checks whether the deck suits the game with any options.
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
