import type {Card, Suit} from '../../card.js';
import type {Seat} from '../../move.js';
import type {View} from '../../view.js';
import type {Position} from '../../position.js';
import type {CapraOptions} from './options.js';

/**
 * Cards that a seat laid down in a trick. They are `UNKNOWN` if the seat folded them and the viewer may not know them.
 */
export interface CapraPlay {
  readonly seat: Seat;
  readonly type: 'lead' | 'beat' | 'fold';
  readonly cards: readonly Card[];
}

/** A trick, complete or not. */
export interface CapraTrick {
  /** Seat whose turn it was to lead. After a claim, another seat may have led. */
  readonly leader: Seat;
  /** Plays, in order. */
  readonly plays: readonly CapraPlay[];
  /** `capra.claim`: plays that were returned because a claim stood. */
  readonly returned?: readonly CapraPlay[];
  /** `capra.claim-priority`: a claim that was set aside because a seat nearer to the leader claimed too. */
  readonly aside?: {readonly seat: Seat; readonly cards: readonly Card[]};
}

/** A completed trick with its winner. */
export interface TakenCapraTrick extends CapraTrick {
  readonly winner: Seat;
}

/** Position in a deal of Capra. */
export interface CapraPosition extends Position {
  readonly options: CapraOptions;
  readonly trump?: Suit;
  /** Known cards taken before the position, by side. */
  readonly piles: readonly (readonly Card[])[];
}

/** What a viewer may know about a deal of Capra. */
export interface CapraView extends View {
  readonly game: 'capra';
  readonly options: CapraOptions;
  readonly position?: CapraPosition;
  readonly trump: Suit;
  /** Card shown at the deal. Its suit is the trump suit. Absent if the deal began from a position. */
  readonly shown?: Card;
  /** Seat that drew the shown card. Absent while it is in the stock. */
  readonly shownTo?: Seat;
  /** Number of cards in the stock. */
  readonly stock: number;
  /** The trick on the table. */
  readonly trick: CapraTrick;
  /** Completed tricks, in order. */
  readonly tricks: readonly TakenCapraTrick[];
  /** Cards to beat. Empty before a trick's lead. */
  readonly best: readonly Card[];
  /** `capra.claim-priority`: true while a claim is being settled. */
  readonly settling: boolean;
  /** The viewing seat's part in the claim being settled: it is `asked`, has `waived`, or has made the `claim`. */
  readonly part?: 'asked' | 'waived' | 'claim';
  /** Claimant, and the seat that must answer, while a claim is being settled. Present only in open views. */
  readonly claim?: {readonly seat: Seat; readonly asked: Seat};
}
