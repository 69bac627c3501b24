import {rankOf, suitOf, type Card, type ItalianFaces, type ItalianSuit, type Rank, type Suit} from '@cartavola/engine';

/** The names of the cards that are shown, in the forms that sentences need. */
export interface CardWords {
  /** "queen of hearts" */
  name(card: Card): string;
  /** "the queen of hearts" */
  the(card: Card): string;
  /** "the queen", whatever its suit */
  theRank(card: Card): string;
  /** "hearts" */
  suit(suit: Suit): string;
  /** What stands in a card's corner for ace, king, queen, jack and knight. */
  readonly letters: Readonly<Record<'A' | 'K' | 'Q' | 'J' | 'N', string>>;
}

/** The tables a language gives; a rank with its article where the language has one that varies. */
export interface NameTables {
  /** `[name, with article]` by French rank; `N` the Italian knight. */
  readonly ranks: Readonly<Record<Rank | 'N', readonly [name: string, the: string]>>;
  readonly suits: Readonly<Record<Suit | ItalianSuit, string>>;
  readonly join: (rank: string, suit: string) => string;
  readonly frenchLetters: CardWords['letters'];
  readonly italianLetters: CardWords['letters'];
}

/** Card words from a language's tables. `italian`: how the game maps its cards to Italian ones; absent with French cards. */
export function cardWords(tables: NameTables, italian?: ItalianFaces): CardWords {
  const rank = (card: Card): readonly [string, string] => {
    const french = rankOf(card);
    const shown = italian?.ranks[french] ?? french;
    return tables.ranks[shown === '1' ? 'A' : shown];
  };
  const suit = (one: Suit): string => tables.suits[italian?.suits[one] ?? one];
  return {
    name: (card) => tables.join(rank(card)[0], suit(suitOf(card))),
    theRank: (card) => rank(card)[1],
    the: (card) => tables.join(rank(card)[1], suit(suitOf(card))),
    suit,
    letters: italian ? tables.italianLetters : tables.frenchLetters,
  };
}
