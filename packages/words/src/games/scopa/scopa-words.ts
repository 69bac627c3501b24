import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {RefusalText, Who} from '../../table/table-words.js';
import type {VARIANTS} from './scopa-variants.js';

/** Scoring values of a card. */
interface CardWorth {
  /** Capture value, 1 to 10. */
  readonly value: number;
  /** Prime value. Undefined if primes are not played. */
  readonly prime: number | undefined;
  /** True if it scores a point on its own. */
  readonly settebello: boolean;
  /** True if its suit scores: diamonds or coins. */
  readonly diamond: boolean;
  /** True if it is a seven, and sevens score. */
  readonly seven: boolean;
}

type NameOf<Rule> = Rule extends `scopa.${infer Name}` ? Name : never;

/** Categories that aren't added by a variant. */
export type OwnCategory = 'most-sevens' | 'settebello' | 'primiera' | 'most-diamonds' | 'most-cards' | 'scopa';
/** Category in which a side wins a point, by the name of its rule (`scopa.most-sevens` etc.). */
export type Category = OwnCategory | NameOf<(typeof VARIANTS)[number]['id']>;

/** Texts of a table of Scopa, in one language. */
export interface ScopaWords {
  readonly title: string;
  /** Number of the hand of three cards, out of a total. */
  handOf(number: number, of: number): string;
  readonly piles: string;
  /** Number of scopas, captures of all cards on the table (`scopa.scopa`). */
  scopas(count: number): string;
  /** Cards taken by a side, as a spoken sentence. */
  pileOf(who: Who, cards: number, scopas: number): string;
  /** Number of cards still to be dealt. */
  stock(cards: number): string;
  readonly lastPlay: string;
  readonly noPlayYet: string;

  readonly playDetail: string;
  /** Question about a card that could capture several sets. */
  takeQuestion(card: Card): string;
  /** Lists these sets. `whole`: suits are needed to distinguish the cards. */
  takeDetail(sets: readonly (readonly Card[])[], whole: boolean): string;
  /** Describes a card of the hand by the sets that it could capture, as a spoken sentence. */
  takes(sets: readonly (readonly Card[])[], whole: boolean): string;
  /** Label of the button of one set. */
  take(cards: readonly Card[], whole: boolean): string;
  /** Call when a player sweeps the table. */
  readonly scopa: string;

  /** Title between two hands. */
  readonly newCards: string;
  readonly dealtMore: string;
  /** Says who lays a card that captures nothing (`scopa.trail`). */
  trailed(who: Who, card: Card): string;
  /** Says who captures. `scopa`: true if the table is swept and that scores. */
  took(who: Who, cards: readonly Card[], by: Card, scopa: boolean): string;
  /** `scopa.last-take`: says who gets the cards left on the table. */
  tookRest(who: Who, count: number): string;
  /** Value of a card and what it scores, spoken. */
  worth(worth: CardWorth): string;

  /** Points of the deal, for the winner and the others. `several`: partners, with their names. */
  dealWon(who: Who, several: boolean, points: number, others: number): string;
  /** Result of a drawn deal. */
  dealEven(points: number): string;
  readonly redealt: string;
  readonly redealtDetail: string;
  /** Name of a category of the score. */
  category(category: Category): string;
  /** Number of sixes. */
  sixes(count: number): string;
  /** Score line, spoken: winner of the point, and the other side's count. */
  lineOf(category: Category, who: Who, count: number, others: number): string;
  /** Score line without a winner. `each`: the count of both sides. */
  lineOfNobody(category: Category, each: number): string;
  /** Score line of equal sevens, decided by sixes. */
  lineBySixes(who: Who, count: number, others: number): string;
  /** Number of scopas of a player or side. */
  scopasOf(who: Who, count: number): string;

  /** Refusal of a move: `card` would capture `takes`, with values that sum to `sum`. `proof`: the cards that it can capture. */
  refusal(
    rule: string,
    card: Card,
    value: number,
    takes: readonly Card[],
    sum: number,
    proof: readonly Card[],
  ): RefusalText | undefined;
}

/** Makes the texts of the game in a language, for the cards shown. `variants`: titles of the rules of active variants, by id. */
export type ScopaWordsFor = (cards: CardWords, variants: Readonly<Record<string, string>>) => ScopaWords;
