import type {Card, Suit} from '../../card.js';
import type {Seat} from '../../move.js';
import type {View} from '../../view.js';
import type {Position} from '../../position.js';
import type {CapraOptions} from './options.js';

/** What a seat laid down in a trick; `UNKNOWN` cards where it folded and the viewer may not know them. */
export interface CapraPlay {
  readonly seat: Seat;
  readonly type: 'lead' | 'beat' | 'fold';
  readonly cards: readonly Card[];
}

/** A trick, as far as it has gone. */
export interface CapraTrick {
  /** Who was to lead; after a claim another seat may have led. */
  readonly leader: Seat;
  /** In the order made. */
  readonly plays: readonly CapraPlay[];
  /** `capra.claim`: what was played before a claim stood, and went back. */
  readonly returned?: readonly CapraPlay[];
  /** `capra.claim-priority`: a claim that a nearer holder's claim set aside. */
  readonly aside?: {readonly seat: Seat; readonly cards: readonly Card[]};
}

/** A trick, and who took it. */
export interface TakenCapraTrick extends CapraTrick {
  readonly winner: Seat;
}

/** How a deal of Capra stands. */
export interface CapraPosition extends Position {
  readonly options: CapraOptions;
  readonly trump?: Suit;
  /** By side, what it took before, as far as it is known. */
  readonly piles: readonly (readonly Card[])[];
}

/** What one viewer knows of a deal of Capra. */
export interface CapraView extends View {
  readonly game: 'capra';
  readonly options: CapraOptions;
  readonly position?: CapraPosition;
  readonly trump: Suit;
  /** The card of the trump suit that all saw in the stock; absent where the deal began in the middle. */
  readonly shown?: Card;
  /** Who drew it; absent while it is in the stock. */
  readonly shownTo?: Seat;
  /** How many cards the stock has. */
  readonly stock: number;
  /** The trick on the table. */
  readonly trick: CapraTrick;
  /** All tricks taken, the first first. */
  readonly tricks: readonly TakenCapraTrick[];
  /** The cards that are to be beaten; empty before a trick's lead. */
  readonly best: readonly Card[];
  /** `capra.claim-priority`: a claim is being settled. */
  readonly settling: boolean;
  /** While it is settled, what the viewing seat has to do with it: it is `asked`, has `waived`, or has made the `claim`. */
  readonly part?: 'asked' | 'waived' | 'claim';
  /** While it is settled, who has made it and who is asked; for who sees all. */
  readonly claim?: {readonly seat: Seat; readonly asked: Seat};
}
