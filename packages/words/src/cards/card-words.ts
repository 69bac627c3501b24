import {
  rankOf,
  RANKS,
  suitOf,
  type Card,
  type CardNames,
  type MappedDeck,
  type Rank,
  type Suit,
} from '@cartavola/engine';
import type {names as english} from './cards.en.js';
import type {LanguageNames} from './language-names.js';

/** Names of the cards in the deck shown, in the forms that sentences need. */
export interface CardWords {
  /** "queen of hearts" */
  name(card: Card): string;
  /** "the queen of hearts" */
  the(card: Card): string;
  /** "queen", whatever its suit */
  rank(card: Card): string;
  /** "the queen", whatever its suit */
  theRank(card: Card): string;
  /** "hearts" */
  suit(suit: Suit): string;
  /** Corner letters of the cards shown, keyed by rank. */
  readonly letters: Readonly<Record<Rank, string>>;
  /** Label for the button that saves a picture of cards. */
  readonly save: string;
}

/** Card names in languages other than English. */
export type NameTables = {
  readonly [K in 'ranks' | 'suits' | 'letters']: Readonly<Record<keyof (typeof english)[K], CardNames[K][string]>>;
} & LanguageNames;

/** Returns the name of a rank for cards without a deck. `T` for the ten is used only in codes. */
const inFigures = (rank: Rank): string => (rank === 'T' ? '10' : rank);

/**
 * Creates card names from a language's tables. `own` contains the deck's own names. Without a deck, the cards are
 * French.
 */
export function cardWords(
  {ranks, suits, letters, join, save}: LanguageNames,
  mapping?: MappedDeck['mapping'],
  own?: Partial<CardNames>,
): CardWords {
  const shown = (rank: Rank): string => mapping?.ranks[rank] ?? inFigures(rank);
  const rank = (card: Card): readonly [string, string] => {
    const name = shown(rankOf(card));
    return own?.ranks?.[name] ?? ranks[name]!;
  };
  const suit = (one: Suit): string => {
    const name = mapping?.suits[one] ?? one;
    return own?.suits?.[name] ?? suits[name]!;
  };
  const letter = (name: string): string => own?.letters?.[name] ?? letters[name] ?? name;
  return {
    name: (card) => join(rank(card)[0], suit(suitOf(card))),
    rank: (card) => rank(card)[0],
    theRank: (card) => rank(card)[1],
    the: (card) => join(rank(card)[1], suit(suitOf(card))),
    suit,
    save,
    letters: Object.fromEntries(RANKS.map((one) => [one, letter(shown(one))])) as Record<Rank, string>,
  };
}
