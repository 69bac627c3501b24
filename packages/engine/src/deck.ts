import type {Rank, Suit} from './card.js';
import type {Options} from './option.js';

/**
 * Which suit and rank of a deck each card is shown as. A number is written in figures, as it stands on the card (`7`, `10`); what else there
 * is has names of the deck's own. A card whose rank lacks is not shown.
 */
export interface Mapping {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly ranks: Readonly<Partial<Record<Rank, string>>>;
}

/** What cards are called in one language, by the names that mappings give their suits and ranks. */
export interface CardNames {
  /** `[name, with article]`: "king", "the king". */
  readonly ranks: Readonly<Record<string, readonly [name: string, the: string]>>;
  readonly suits: Readonly<Record<string, string>>;
  /** What stands in a card's corner, where that is not the rank's own name in mappings. */
  readonly letters: Readonly<Record<string, string>>;
}

/** A deck of cards, but for its drawing: what it is called and which games are played with it. */
export interface Deck {
  readonly id: string;
  /**
   * Its kind of cards: `french`, `latin` (coins, cups, swords, batons). What a game says of all decks of a kind it says of this.
   */
  readonly suitSystem: string;
  /** Whether its cards are the games' own, as French ones are: no game has them stand otherwise than as usual. */
  readonly isPlain?: boolean;
  /** How its cards stand for a game's where neither it nor the game says otherwise. */
  readonly usual: Mapping;
  /** How they stand for the cards of some games, by the game's id. */
  readonly mappings?: Readonly<Record<string, Mapping>>;
  /** By language, names that are not among those of the decks that come with the kit. */
  readonly names?: Readonly<Record<string, Partial<CardNames>>>;
}

/** What of a game decides which decks it can be played with. */
export interface DeckUser {
  readonly id: string;
  /** The ranks of its pack; without options those that it has at every table. */
  ranks(options?: Options): readonly Rank[];
  /** How other decks stand for its cards where that is not as usual, by the id of a deck or by a suit system. */
  readonly mappings?: Readonly<Record<string, Mapping>>;
}

/** A deck as the cards of a game are shown by it. */
export interface MappedDeck<D extends Deck = Deck> {
  readonly deck: D;
  readonly mapping: Mapping;
}

/**
 * The deck as the game is played with it; undefined where it is not: where a rank of the game's pack would stand for no card. The deck says
 * it for the game, or else the game for the deck, by its id, or for its suit system; or else it is as usual. Without options, whether there
 * are tables that can be played with it.
 */
export function mappedDeck<D extends Deck>(
  deck: D,
  {id, mappings, ranks}: DeckUser,
  options?: Options,
): MappedDeck<D> | undefined {
  if (deck.isPlain) return {deck, mapping: deck.usual};
  const mapping = deck.mappings?.[id] ?? mappings?.[deck.id] ?? mappings?.[deck.suitSystem] ?? deck.usual;
  return ranks(options).every((rank) => mapping.ranks[rank] !== undefined) ? {deck, mapping} : undefined;
}
