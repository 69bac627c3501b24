import type {Card, Suit} from './card.js';
import type {Seat} from './move.js';
import type {ScoreLine} from './score.js';
import type {View} from './view.js';

/** A card that one seat gives to another. `card` is `UNKNOWN` for viewers who may not see it. */
export interface Gift {
  readonly from: Seat;
  readonly to: Seat;
  readonly card: Card;
}

/** A card drawn from the stock. `card` is `UNKNOWN` for viewers who may not see it. */
export interface Draw {
  readonly seat: Seat;
  readonly card: Card;
}

/** Event in a deal, as seen by one viewer. Hidden information is left out or `UNKNOWN`. */
export type Happening =
  | {readonly type: 'dealt'; readonly dealer: Seat}
  /** A seat announces its role, because it holds the card that determines the role. */
  | {readonly type: 'announced'; readonly seat: Seat; readonly role: string}
  | {readonly type: 'named'; readonly seat: Seat; readonly suit?: Suit; readonly card?: Card}
  /** A seat has laid down its gifts. None has been received yet. */
  | {readonly type: 'given'; readonly seat: Seat; readonly gifts: readonly Gift[]}
  | {readonly type: 'handed'; readonly gifts: readonly Gift[]}
  | {readonly type: 'played'; readonly seat: Seat; readonly card: Card}
  /** A seat has laid down one or more cards to lead, beat or fold. */
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly how: 'lead' | 'beat' | 'fold';
      readonly cards: readonly Card[];
    }
  /** A seat has claimed the lead of the current trick, and other seats are being asked whether they claim it too. */
  | {readonly type: 'settling'}
  /**
   * A claim has been settled. If it stands, the cards already played return to their hands, and the claimed cards are
   * led.
   */
  | {readonly type: 'claimed'; readonly seat: Seat; readonly cards: readonly Card[]; readonly stands: boolean}
  /** A card just played reveals a seat's role. */
  | {readonly type: 'revealed'; readonly seat: Seat; readonly role: string}
  /** `points` is the total of the cards that the viewer knows. */
  | {readonly type: 'taken'; readonly seat: Seat; readonly cards: readonly Card[]; readonly points: number}
  /** The winner of a trick has placed each of its cards. */
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly placed: readonly {readonly seat: Seat; readonly cards: readonly Card[]}[];
      readonly completed: readonly Seat[];
      readonly discards: readonly Card[];
    }
  /** Cards that a seat played although it could have followed suit. */
  | {readonly type: 'revoked'; readonly seat: Seat; readonly cards: readonly Card[]}
  | {readonly type: 'drawn'; readonly draws: readonly Draw[]}
  | {readonly type: 'scored'; readonly lines: readonly ScoreLine[]; readonly marks?: readonly number[]};

/** An event and the viewer's view right after it. */
export type Fact<V extends View = View> = Happening & {readonly view: V};
