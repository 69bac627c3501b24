import {suitOf, type Card, type Laid, type Seat, type Suit, type Trick, type View} from '@cartavola/engine';

/** Mark on a table: a suit or card with a special role, and a seat if it only applies to one player. */
export interface Sign {
  readonly means: 'doubled' | 'trump';
  readonly suit?: Suit;
  readonly card?: Card;
  readonly seat?: Seat;
}

/** Cards that a seat or side has collected. */
export interface Heap {
  readonly means: 'pile' | 'building';
  /** Owner: a seat, or a side in games with fixed sides. */
  readonly seat?: Seat;
  readonly side?: number;
  /** Title, if it isn't the owner's name. */
  readonly title?: string;
  readonly cards: readonly Card[];
  /** Number of items that count separately, such as sweeps or finished series. */
  readonly marks?: number;
}

/** Cards and marks on a table as one viewer sees them. This is enough to draw the table in any game. */
export interface Board {
  readonly viewer: Seat;
  /** Hands by seat. Cards that the viewer does not know are `UNKNOWN`. */
  readonly hands: readonly (readonly Card[])[];
  /** Seats to act. */
  readonly turn: readonly Seat[];
  /** Cards in the current trick, in order. */
  readonly trick: readonly Laid[];
  /** Suit that must be followed. */
  readonly led?: Suit;
  /** Cards to be captured. Absent in games without captures. */
  readonly table?: readonly Card[];
  readonly signs: readonly Sign[];
  readonly heaps: readonly Heap[];
  /** Number of cards in the stock. Absent in games without a stock. */
  readonly stock?: number;
}

/** Creates the parts of a board that all games have in common. */
export const boardFrom = ({
  hands,
  turn,
  viewer,
}: View): Pick<Board, 'viewer' | 'hands' | 'turn' | 'signs' | 'heaps'> => ({
  viewer: typeof viewer === 'number' ? viewer : 0,
  hands,
  turn,
  signs: [],
  heaps: [],
});

/** Creates a board's trick, with one card per seat, and the suit led. */
export const laidFrom = ({leader, cards}: Trick, seats: number): Pick<Board, 'trick' | 'led'> => ({
  trick: cards.map((card, place) => ({seat: (leader + place) % seats, cards: [card]})),
  ...(cards.length > 0 && {led: suitOf(cards[0]!)}),
});

/** Returns a board without the cards in the hands. */
export const withoutHands = (board: Board): Board => ({...board, hands: board.hands.map(() => [])});

/** Returns a copy of a board without the cards in the hands and the collected cards. */
export const onTable = (board: Board): Board => ({...withoutHands(board), heaps: []});
