import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {RefusalText, Who} from '../../table/table-words.js';
import type {VARIANTS} from './scopa-variants.js';

/** Scoring values of a card. */
interface CardWorth {
  /** Capture value, 1 to 10. */
  readonly value: number;
  /** Prime value. Undefined if the rules don't use primes. */
  readonly prime: number | undefined;
  /** True if the card scores a point on its own. */
  readonly settebello: boolean;
  /** True if the card's suit scores: diamonds or coins. */
  readonly diamond: boolean;
  /** True if the card is a seven, and sevens score. */
  readonly seven: boolean;
}

type NameOf<Rule> = Rule extends `scopa.${infer Name}` ? Name : never;

/** Score categories that don't come from a variant. */
export type OwnCategory = 'most-sevens' | 'settebello' | 'primiera' | 'most-diamonds' | 'most-cards' | 'scopa';
/** Category in which a side wins a point: the name of its rule, such as `most-sevens` for `scopa.most-sevens`. */
export type Category = OwnCategory | NameOf<(typeof VARIANTS)[number]['id']>;

/** Strings for a Scopa table in one language. */
export interface ScopaWords {
  readonly title: string;
  /** Number of the three-card hand, and total number of hands. */
  handOf(number: number, of: number): string;
  readonly piles: string;
  /** Number of cards in the pile of a player. */
  pileSize(cards: number): string;
  /** Number of scopas: captures of all cards on the table (`scopa.scopa`). */
  scopas(count: number): string;
  /** Cards taken by a side, as a sentence for screen readers. */
  pileOf(who: Who, cards: number, scopas: number): string;
  /** Number of cards still to be dealt. */
  stock(cards: number): string;
  readonly lastPlay: string;
  readonly noPlayYet: string;

  readonly playDetail: string;
  /** Question about a card that could capture several sets. */
  takeQuestion(card: Card): string;
  /** Lists these sets. `whole` is true if suits are needed to distinguish the cards. */
  takeDetail(sets: readonly (readonly Card[])[], whole: boolean): string;
  /** Says which sets a card in the hand could capture, as a sentence for screen readers. */
  takes(sets: readonly (readonly Card[])[], whole: boolean): string;
  /** Label for the button that captures a set. */
  take(cards: readonly Card[], whole: boolean): string;
  /** Exclamation when a player sweeps the table. */
  readonly scopa: string;

  /** Title shown between hands. */
  readonly newCards: string;
  readonly dealtMore: string;
  /** Says who lays a card without capturing anything (`scopa.trail`). */
  trailed(who: Who, card: Card): string;
  /** Says who captures. `scopa` is true if the table is swept and the sweep scores. */
  took(who: Who, cards: readonly Card[], by: Card, scopa: boolean): string;
  /** `scopa.last-take`: says who gets the cards left on the table. */
  tookRest(who: Who, count: number): string;
  /** Value of a card and what it scores, for screen readers. */
  worth(worth: CardWorth): string;

  /**
   * Result of a deal that was won: points of the winner and of the others. `several` is true if `who` contains the
   * names of partners.
   */
  dealWon(who: Who, several: boolean, points: number, others: number): string;
  /** Result of a deal that was drawn. */
  dealEven(points: number): string;
  readonly redealt: string;
  readonly redealtDetail: string;
  /** Name of a score category. */
  category(category: Category): string;
  /** Number of sixes. */
  sixes(count: number): string;
  /** Score line for screen readers: the winner of the point, and both sides' counts. */
  lineOf(category: Category, who: Who, count: number, others: number): string;
  /** Score line for a point that nobody wins. `each` is the count of each side. */
  lineOfNobody(category: Category, each: number): string;
  /** Score line for a tie in sevens that is broken by sixes. */
  lineBySixes(who: Who, count: number, others: number): string;
  /** Number of scopas of a player or side. */
  scopasOf(who: Who, count: number): string;

  /**
   * Explanation of a refused move: `card` would capture `takes`, whose values add up to `sum`. `proof` contains the
   * cards that it can capture.
   */
  refusal(
    rule: string,
    card: Card,
    value: number,
    takes: readonly Card[],
    sum: number,
    proof: readonly Card[],
  ): RefusalText | undefined;
}

/**
 * Returns the game's strings in one language, with names for the cards shown. `variants` contains the titles of the
 * active variants' rules, keyed by id.
 */
export type ScopaWordsFor = (cards: CardWords, variants: Readonly<Record<string, string>>) => ScopaWords;
