import type {Card, Suit} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {RefusalText, Who} from '../../table/table-words.js';

/** A card given or received, with the other player's name. */
interface GiftText {
  readonly card: Card;
  readonly who: Who;
}

/** Current value of a card. */
interface CardWorth {
  readonly points: number;
  /** True if its points count twice. */
  readonly doubled: boolean;
  readonly trump: boolean;
}

/** Strings for a Capodama table in one language. */
export interface CapodamaWords {
  readonly title: string;
  readonly capo: string;
  readonly dama: string;
  /** Label for the player with K♥ in a game with six players. */
  readonly king: string;
  readonly alone: string;
  /** Number of the trick, and total number of tricks. */
  trick(number: number, of: number): string;
  /** Suit that was led. */
  suitLed(suit: Suit): string;
  /** Player who leads the trick. */
  ledBy(who: Who): string;
  /** Suit whose points count twice (`capodama.double`). */
  doubled(suit: Suit): string;
  readonly countsTwice: string;
  readonly sides: string;
  /** Points that the capo's side needs, in the panel about the sides. */
  capoNeeds(points: number): string;
  /** Points that the side against the capo needs. */
  othersNeed(points: number): string;
  /** Points that the reader's own side needs, if the reader knows which side that is. */
  yoursNeeds(points: number): string;
  /** `capodama.solo`: range of points that the player needs. */
  windowNeeded(least: number, most: number): string;
  /** Player's points so far, and their relation to the range: below, within or above. */
  windowNow(points: number, least: number, most: number): string;
  /** Unknown member of a side, for screen readers. */
  readonly secret: string;

  readonly nameQuestion: string;
  readonly nameDetail: string;
  /** Says which player is choosing the doubled suit. */
  nameWaiting(who: Who): string;
  readonly nameWaitingDetail: string;
  readonly fourthQuestion: string;
  readonly fourthDetail: string;
  readonly fourthWaitingDetail: string;
  readonly fourth: string;
  /** Asks the reader to give a card to another player. */
  giveQuestion(who: Who): string;
  /** Explains how to give a card. If several cards are given, `side` is the neighbour who gets this one. */
  giveDetail(side: 'left' | 'right' | undefined): string;
  readonly giveWaiting: string;
  readonly giveWaitingDetail: string;
  readonly laid: string;
  readonly leadDetail: string;
  /**
   * Hint for the reader’s turn. `count` is the number of cards that may be played. `all` is true if that is every card.
   */
  playDetail(suit: Suit, count: number, all: boolean): string;
  /** Hint during another player's turn. */
  playWaitingDetail(suit: Suit): string;

  /** Says who the capo is: the player with A♥ (`capodama.capo`). */
  announced(who: Who): string;
  /** Says who doubles which suit (`capodama.double`). */
  named(who: Who, suit: Suit): string;
  /** Says who names which card as the fourth trump (`capodama.fourth-trump`). */
  namedFourth(who: Who, card: Card): string;
  /** Says how many cards the reader has chosen to give. */
  given(count: number): string;
  /** Says which cards the reader gives and receives. */
  handed(gave: readonly GiftText[], received: readonly GiftText[]): string;
  readonly handedUnseen: string;
  /**
   * Says which player's side is now known. `role` is `alone` (against all), `king` (with the capo) or `dama` (the
   * secret partner).
   */
  revealed(who: Who, role: string): string;
  /** `capodama.two-halves`: says that the second half has been dealt. */
  readonly secondHalf: string;
  /** Number of cards still to be dealt. */
  toCome(cards: number): string;
  /** Points of a card, and whether it is a trump, for screen readers. */
  worth(worth: CardWorth): string;

  /** Result of the deal. `youWon` is undefined for spectators. */
  scoreTitle(capoWins: boolean, youWon: boolean | undefined): string;
  /** Points that the capo’s side took, and points that it needed. */
  scoreDetail(capoPoints: number, target: number): string;
  /** `capodama.solo`: result of the deal. */
  soloTitle(won: boolean): string;
  /** Points that the player took, and points that were needed (`capodama.solo`). */
  soloDetail(points: number, least: number, most: number): string;
  readonly sweep: string;
  readonly theOthers: string;
  readonly capoSide: string;

  /** Explanation of a refused move. `capoOnLeft` is true if the capo is the reader's left neighbour. */
  refusal(rule: string, led: Suit | undefined, cards: readonly Card[], capoOnLeft: boolean): RefusalText | undefined;
}

/** Returns the game's strings in one language, with names for the cards shown. */
export type CapodamaWordsFor = (cards: CardWords) => CapodamaWords;
