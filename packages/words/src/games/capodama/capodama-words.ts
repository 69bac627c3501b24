import type {Card, Suit} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {Who} from '../../table/table-words.js';

/** A refused move: what to do instead, and the proof. */
export interface RefusalText {
  readonly reason: string;
  readonly proof: string;
}

/** What is said at a table of Capodama. */
export interface CapodamaWords {
  readonly title: string;
  readonly capo: string;
  readonly dama: string;
  readonly alone: string;
  trick(number: number, of: number): string;
  suitLed(suit: Suit): string;
  ledBy(who: Who): string;
  doubled(suit: Suit): string;
  readonly countsTwice: string;
  readonly sides: string;
  /** On the panel of the sides. */
  capoNeeds(points: number): string;
  othersNeed(points: number): string;
  /** Of the reader's own side, where the reader knows it. */
  yoursNeeds(points: number): string;
  /** A member of a side that the reader does not know yet, spoken. */
  readonly secret: string;

  readonly nameQuestion: string;
  readonly nameDetail: string;
  nameWaiting(who: Who): string;
  readonly nameWaitingDetail: string;
  /** `who` is another than the reader. */
  giveQuestion(who: Who): string;
  readonly giveDetail: string;
  readonly giveWaiting: string;
  readonly giveWaitingDetail: string;
  readonly laid: string;
  readonly leadDetail: string;
  playDetail(suit: Suit, count: number, all: boolean): string;
  playWaitingDetail(suit: Suit): string;

  announced(who: Who): string;
  named(who: Who, suit: Suit): string;
  givenBy(who: Who): string;
  /** What the reader gave, and got; `to` and `from` are others. */
  handed(gave: Card, to: Who, received: Card, from: Who): string;
  readonly handedUnseen: string;
  revealed(who: Who, role: string): string;

  scoreTitle(capoWins: boolean, youWon: boolean | undefined): string;
  scoreDetail(capoPoints: number, target: number): string;
  readonly sweep: string;
  readonly theOthers: string;
  readonly capoSide: string;

  refusal(rule: string, led: Suit | undefined, cards: readonly Card[]): RefusalText | undefined;
}

/** A language's words of the game, for the cards that are shown. */
export type CapodamaWordsFor = (cards: CardWords) => CapodamaWords;
