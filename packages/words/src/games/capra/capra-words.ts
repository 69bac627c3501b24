import type {Card, Suit} from '@cartavola/engine';
import type {CardWords} from '../../cards/card-words.js';
import type {Who} from '../../table/table-words.js';

/** A refused move: what to do instead, and the proof. */
interface RefusalText {
  readonly reason: string;
  readonly proof: string;
}

/** What a card is worth now. */
interface Worth {
  readonly points: number;
  readonly trump: boolean;
}

/** Texts of a table of Capra, in one language. Where cards may be folded and unknown, `count` says how many there are. */
export interface CapraWords {
  readonly title: string;
  /** What becomes of the side with so many penalty points. */
  goatAt(points: number): string;
  /** Number of the trick. */
  trick(number: number): string;
  /** Trump suit. */
  trump(suit: Suit): string;
  /** The card of the trump suit that lies under the stock. */
  shownUnder(card: Card): string;
  /** Number of cards in the stock. */
  inStock(count: number): string;
  readonly sides: string;
  /** What a side has taken; `all`: whether all its cards are known, or some lie folded. */
  taking(tricks: number, points: number, all: boolean): string;
  /** Of what wins a deal. */
  readonly needed: string;

  readonly leadDetail: string;
  /** Some cards are chosen to be led. */
  leadChosen(count: number): string;
  readonly leadMore: string;
  /** Some of the cards of an answer are chosen. */
  chosen(count: number, of: number): string;
  /** All of them are; `canBeat`: whether they beat what lies there. */
  answerChosen(canBeat: boolean): string;
  /** Hint for the reader’s answer to a lead; `best`: the cards that are to be beaten. */
  answerDetail(best: readonly Card[]): string;
  /** Hint while another is to answer; `best`: the cards that are to be beaten. */
  waitingDetail(best: readonly Card[]): string;
  /** Button that leads so many cards. */
  lead(count: number): string;
  readonly beat: string;
  /** Button that lays so many cards face down (`capra.fold`). */
  fold(count: number): string;

  /** The reader, who holds four of a suit, is asked out of turn. */
  readonly enterQuestion: string;
  readonly enterDetail: string;
  readonly enter: string;
  readonly notNow: string;
  /** `capra.claim-priority`: the reader is asked before another's claim stands. */
  readonly firstQuestion: string;
  readonly firstDetail: string;
  readonly enterFirst: string;
  readonly letStand: string;
  readonly settlingTitle: string;
  /** What the reader, who has claimed or waived, or who knows nothing of it, waits for. */
  settlingDetail(part: 'claim' | 'waived' | undefined): string;

  /** Cards of a trick, spoken: those that beat others lie upon them. */
  over(card: Card, beaten: Card): string;
  /** Number of cards that lie face down. */
  faceDown(count: number): string;
  /** Cards that only the reader knows, face down. */
  ownFaceDown(cards: readonly Card[]): string;
  /** Cards by name, joined. */
  named(cards: readonly Card[]): string;
  /** What counts besides the cards on the table, spoken. */
  state(trump: Suit, stock: number): string;

  /** `shown`: absent where the deal began in the middle. */
  dealt(who: Who, shown: Card | undefined): string;
  /** Tells who leads which cards. */
  led(who: Who, cards: readonly Card[]): string;
  /** Tells who beats with which cards (`capra.beat`). */
  beaten(who: Who, cards: readonly Card[]): string;
  /** `cards`: those that the reader knows, its own. */
  folded(who: Who, count: number, cards: readonly Card[]): string;
  readonly settling: string;
  /** A claim that stands; `back`: whether cards had been played. */
  entered(who: Who, back: boolean): string;
  /** A claim that another's, nearer one set aside. */
  setAside(who: Who, cards: readonly Card[]): string;
  /** Tells who takes the trick, and its points; `all`: false where some of its cards are unknown. */
  taken(who: Who, points: number, all: boolean): string;
  /** Tells who draws which cards from the stock. */
  drew(who: Who, cards: readonly Card[]): string;
  /** Points of a card, and whether it is a trump, spoken. */
  worth(worth: Worth): string;

  /** `you`: whether the reader's side has won; undefined for who only watches. `names`: the winners'. */
  scoreTitle(you: boolean | undefined, names: string): string;
  readonly eggs: string;
  /** What the deal gave, by the rule of its score's line. */
  scoreDetail(rule: string, points: number): string;
  /** The side that lost the match. */
  goat(names: string, eggs: boolean): string;

  /** `best`: the cards that are to be beaten. */
  refusal(rule: string, best: readonly Card[]): RefusalText | undefined;
}

/** A language's words of the game, for the cards that are shown. */
export type CapraWordsFor = (cards: CardWords) => CapraWords;
