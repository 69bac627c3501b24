import type {Card} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {Who} from '../../table/table-words.js';

/** A refused move: what to do instead, and the proof. */
interface RefusalText {
  readonly reason: string;
  readonly proof: string;
}

/** What a card counts for. */
interface CardWorth {
  /** What it takes, and is taken by: 1 to 10. */
  readonly value: number;
  /** What it counts in the prime; undefined where no prime is played. */
  readonly prime: number | undefined;
  /** Whether it is worth a point by itself. */
  readonly settebello: boolean;
  /** Whether its suit counts: diamonds, or coins. */
  readonly diamond: boolean;
  /** Whether the sevens count, and it is one. */
  readonly seven: boolean;
}

/** Category in which a side wins a point, by the name of its rule (`scopa.most-sevens` and so on). */
export type Category = 'most-sevens' | 'settebello' | 'primiera' | 'most-diamonds' | 'most-cards' | 'scopa';

/** Texts of a table of Scopa, in one language. */
export interface ScopaWords {
  readonly title: string;
  /** Which of the hands of three cards it is. */
  handOf(number: number, of: number): string;
  readonly piles: string;
  /** Number of scopas, captures of all cards on the table (`scopa.scopa`). */
  scopas(count: number): string;
  /** What a side has taken, spoken, as a sentence. */
  pileOf(who: Who, cards: number, scopas: number): string;
  /** How many cards are still to be dealt. */
  stock(cards: number): string;
  readonly lastPlay: string;
  readonly noPlayYet: string;

  readonly playDetail: string;
  /** A card is picked that could take more than one thing. */
  takeQuestion(card: Card): string;
  /** What that is; `whole`: suits must be named to tell the cards apart. */
  takeDetail(sets: readonly (readonly Card[])[], whole: boolean): string;
  /** On the button of one of them. */
  take(cards: readonly Card[], whole: boolean): string;
  /** Called out as somebody sweeps the table. */
  readonly scopa: string;

  /** Between two hands, as a title. */
  readonly newCards: string;
  readonly dealtMore: string;
  /** Tells who lays a card that captures nothing (`scopa.trail`). */
  trailed(who: Who, card: Card): string;
  /** `scopa`: nothing is left on the table, and that counts. */
  took(who: Who, cards: readonly Card[], by: Card, scopa: boolean): string;
  /** `scopa.last-take` */
  tookRest(who: Who, count: number): string;
  /** Value of a card, and what it counts for, spoken. */
  worth(worth: CardWorth): string;

  /** Points of the deal, of who has more and of the others. `several`: partners, by their names. */
  dealWon(who: Who, several: boolean, points: number, others: number): string;
  /** Result of a deal that gives both sides as many points. */
  dealEven(points: number): string;
  readonly redealt: string;
  readonly redealtDetail: string;
  /** Name of a category of the score. */
  category(category: Category): string;
  /** Number of sixes. */
  sixes(count: number): string;
  /** A line of the score, spoken: who was given its point, and what the others have. */
  lineOf(category: Category, who: Who, count: number, others: number): string;
  /** One whose point nobody was given; `each`: what both sides have. */
  lineOfNobody(category: Category, each: number): string;
  /** The sevens are equal: the sixes decide. */
  lineBySixes(who: Who, count: number, others: number): string;
  /** Number of scopas that somebody made. */
  scopasOf(who: Who, count: number): string;

  /** `card` would take `takes`, whose values sum to `sum`; `proof`: what it can take. */
  refusal(
    rule: string,
    card: Card,
    value: number,
    takes: readonly Card[],
    sum: number,
    proof: readonly Card[],
  ): RefusalText | undefined;
}

/** A language's words of the game, for the cards that are shown. */
export type ScopaWordsFor = (cards: CardWords) => ScopaWords;
