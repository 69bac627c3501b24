import type {Card, Suit} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {RefusalText, Who} from '../../table/table-words.js';

/** Current value of a card. */
interface CardWorth {
  readonly points: number;
  readonly trump: boolean;
}

/**
 * Strings for a Capra table in one language. `count` is a number of cards, some of which may be unknown because they
 * were folded.
 */
export interface CapraWords {
  readonly title: string;
  /** Consequence of reaching this many penalty points. */
  goatAt(points: number): string;
  /** Number of the trick. */
  trick(number: number): string;
  /** Trump suit. */
  trump(suit: Suit): string;
  /** Trump card in the middle of the stock, which everybody can see. */
  shownUnder(card: Card): string;
  /** Number of cards in the stock. */
  inStock(count: number): string;
  readonly sides: string;
  /** Cards taken by a side. `all` is false if some are unknown because they were folded. */
  taking(tricks: number, points: number, all: boolean): string;
  /** Points needed to win a deal. */
  readonly needed: string;

  readonly leadDetail: string;
  /** Number of cards chosen for a lead. */
  leadChosen(count: number): string;
  readonly leadMore: string;
  /** Number of cards chosen for an answer, and the required number. */
  chosen(count: number, of: number): string;
  /** Says that enough cards have been chosen for an answer. `canBeat` is true if they can beat. */
  answerChosen(canBeat: boolean): string;
  /** Hint for the reader’s answer to a lead. `best` are the cards to beat. */
  answerDetail(best: readonly Card[]): string;
  /** Hint while another player has to answer. `best` are the cards to beat. */
  waitingDetail(best: readonly Card[]): string;
  /** Label of the button that leads `count` cards. */
  lead(count: number): string;
  readonly beat: string;
  /** Label of the button that lays `count` cards face down (`capra.fold`). */
  fold(count: number): string;

  /** Asks whether the reader claims out of turn. */
  readonly enterQuestion: string;
  readonly enterDetail: string;
  readonly enter: string;
  readonly notNow: string;
  /** `capra.claim-priority`: asks the reader before another player's claim stands. */
  readonly firstQuestion: string;
  readonly firstDetail: string;
  readonly enterFirst: string;
  readonly letStand: string;
  readonly settlingTitle: string;
  /** Says why the reader has to wait: after claiming or waiving, or because only others have to answer. */
  settlingDetail(part: 'claim' | 'waived' | undefined): string;

  /** Card in a trick that beats another card, for screen readers. */
  over(card: Card, beaten: Card): string;
  /** Number of cards that are face down. */
  faceDown(count: number): string;
  /** Face-down cards that only the reader knows. */
  ownFaceDown(cards: readonly Card[]): string;
  /** Names of cards, joined. */
  named(cards: readonly Card[]): string;
  /** Trump suit and stock, for screen readers. */
  state(trump: Suit, stock: number): string;

  /** Says who deals. `shown` is undefined if the deal began from a position. */
  dealt(who: Who, shown: Card | undefined): string;
  /** Says who leads which cards. */
  led(who: Who, cards: readonly Card[]): string;
  /** Says who beats with which cards (`capra.beat`). */
  beaten(who: Who, cards: readonly Card[]): string;
  /** Says who folds. `cards` are the reader's own folded cards, if any. */
  folded(who: Who, count: number, cards: readonly Card[]): string;
  readonly settling: string;
  /** Says that a claim stands. `back` is true if cards had already been played. */
  entered(who: Who, back: boolean): string;
  /** Says that the claim of a nearer seat sets this claim aside. */
  setAside(who: Who, cards: readonly Card[]): string;
  /** Says who takes the trick, and its points. `all` is false if some of its cards are unknown. */
  taken(who: Who, points: number, all: boolean): string;
  /** Says who draws which cards from the stock. */
  drew(who: Who, cards: readonly Card[]): string;
  /** Points of a card, and whether it is a trump, for screen readers. */
  worth(worth: CardWorth): string;

  /**
   * Result of the deal. `you` is true if the reader's side has won, and undefined for spectators. `names` are the
   * winners' names.
   */
  scoreTitle(you: boolean | undefined, names: string): string;
  readonly eggs: string;
  /** Explains the marks for a deal, based on the rule of the score line. */
  scoreDetail(rule: string, points: number): string;
  /** Says which side lost the match. `names` is undefined for the reader’s own side. */
  goat(names: string | undefined, eggs: boolean): string;

  /** Explanation of a refused move. `best` are the cards to beat. */
  refusal(rule: string, best: readonly Card[]): RefusalText | undefined;
}

/** Returns the game's strings in one language, with names for the cards shown. */
export type CapraWordsFor = (cards: CardWords) => CapraWords;
