import type {Card, Suit} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {Who} from '../../table/table-words.js';

/** A refused move: what to do instead, and the proof. */
interface RefusalText {
  readonly reason: string;
  readonly proof: string;
}

/** A card that changes hands, and the other one's name. */
interface GiftText {
  readonly card: Card;
  readonly who: Who;
}

/** What a card is worth now. */
interface Worth {
  readonly points: number;
  /** Whether its points count twice. */
  readonly doubled: boolean;
  readonly trump: boolean;
}

/** Texts of a table of Capodama, in one language. */
export interface CapodamaWords {
  readonly title: string;
  readonly capo: string;
  readonly dama: string;
  /** With six players: who has K♥. */
  readonly king: string;
  readonly alone: string;
  /** Number of the trick, and of how many. */
  trick(number: number, of: number): string;
  /** Suit that was led. */
  suitLed(suit: Suit): string;
  /** Player who leads the trick. */
  ledBy(who: Who): string;
  /** Suit whose points count twice (`capodama.double`). */
  doubled(suit: Suit): string;
  readonly countsTwice: string;
  readonly sides: string;
  /** On the panel of the sides. */
  capoNeeds(points: number): string;
  /** Points that the side against the capo needs. */
  othersNeed(points: number): string;
  /** Of the reader's own side, where the reader knows it. */
  yoursNeeds(points: number): string;
  /** `capodama.solo`: between which points the player must be. */
  windowNeeded(least: number, most: number): string;
  /** What the player has so far, and where that stands: under the window, within it or above. */
  windowNow(points: number, least: number, most: number): string;
  /** A member of a side that the reader does not know yet, spoken. */
  readonly secret: string;

  readonly nameQuestion: string;
  readonly nameDetail: string;
  /** Player who chooses the doubled suit. */
  nameWaiting(who: Who): string;
  readonly nameWaitingDetail: string;
  readonly fourthQuestion: string;
  readonly fourthDetail: string;
  readonly fourthWaitingDetail: string;
  readonly fourth: string;
  /** `who` is another than the reader. */
  giveQuestion(who: Who): string;
  /** `side`: where several cards are given, which neighbour gets this one. */
  giveDetail(side: 'left' | 'right' | undefined): string;
  readonly giveWaiting: string;
  readonly giveWaitingDetail: string;
  readonly laid: string;
  readonly leadDetail: string;
  /** Hint for the reader’s turn: `count` cards may be played; `all`: every card. */
  playDetail(suit: Suit, count: number, all: boolean): string;
  /** Hint while another is to play. */
  playWaitingDetail(suit: Suit): string;

  /** Tells who is the capo, the holder of A♥ (`capodama.capo`). */
  announced(who: Who): string;
  /** Tells who doubles which suit (`capodama.double`). */
  named(who: Who, suit: Suit): string;
  /** Tells who names which fourth trump (`capodama.fourth-trump`). */
  namedFourth(who: Who, card: Card): string;
  /** The reader has chosen what to give: so many cards. */
  given(count: number): string;
  /** What the reader gave and received: to and from others. */
  handed(gave: readonly GiftText[], received: readonly GiftText[]): string;
  readonly handedUnseen: string;
  /** Tells whose side has become known; `role`: `alone` (against all), `king` (with the capo) or `dama` (the secret partner). */
  revealed(who: Who, role: string): string;
  /** `capodama.two-halves`: the second half is dealt. */
  readonly secondHalf: string;
  /** How many cards are still to be dealt. */
  toCome(cards: number): string;
  /** Points of a card, and whether it is a trump, spoken. */
  worth(worth: Worth): string;

  /** Result of the deal; `youWon`: undefined for a spectator. */
  scoreTitle(capoWins: boolean, youWon: boolean | undefined): string;
  /** Points that the capo’s side took, and those it needed. */
  scoreDetail(capoPoints: number, target: number): string;
  /** `capodama.solo`. */
  soloTitle(won: boolean): string;
  /** Points that the player took, and those needed (`capodama.solo`). */
  soloDetail(points: number, least: number, most: number): string;
  readonly sweep: string;
  readonly theOthers: string;
  readonly capoSide: string;

  /** `capoOnLeft`: whether the capo is the reader's left neighbour. */
  refusal(rule: string, led: Suit | undefined, cards: readonly Card[], capoOnLeft: boolean): RefusalText | undefined;
}

/** A language's words of the game, for the cards that are shown. */
export type CapodamaWordsFor = (cards: CardWords) => CapodamaWords;
