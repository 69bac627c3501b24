import {suitOf, type Card, type Laid, type Seat, type Suit, type View} from '@cartavola/engine';

/** Mark on a table: a suit or a card with a meaning, and a seat where it is one player's own. */
export interface Sign {
  readonly means: 'doubled' | 'trump';
  readonly suit?: Suit;
  readonly card?: Card;
  readonly seat?: Seat;
}

/** Cards that somebody has gathered. */
export interface Heap {
  readonly means: 'pile' | 'building';
  /** A seat, or a side in games with fixed sides. */
  readonly seat?: Seat;
  readonly side?: number;
  readonly cards: readonly Card[];
  /** How many of what counts by itself lie in it, such as sweeps or finished series. */
  readonly marks?: number;
}

/** Cards and marks on a table as one viewer sees them: enough to draw it, whatever the game. */
export interface Board {
  readonly viewer: Seat;
  /** By seat; `UNKNOWN` where the viewer does not know the card. */
  readonly hands: readonly (readonly Card[])[];
  /** Who is to play. */
  readonly turn: readonly Seat[];
  /** The trick on the table, in the order laid. */
  readonly trick: readonly Laid[];
  /** The suit that must be followed. */
  readonly led?: Suit;
  /** What lies open to be captured; absent in games without. */
  readonly table?: readonly Card[];
  readonly signs: readonly Sign[];
  readonly heaps: readonly Heap[];
  /** How many cards wait; absent where there is no stock. */
  readonly stock?: number;
}

/** The parts of a board that views of all games have alike. */
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

/** A trick of one card a seat as it is laid, and the suit that it asks for. */
export const laidFrom = (
  {leader, cards}: {readonly leader: Seat; readonly cards: readonly Card[]},
  seats: number,
): Pick<Board, 'trick' | 'led'> => ({
  trick: cards.map((card, place) => ({seat: (leader + place) % seats, cards: [card]})),
  ...(cards.length > 0 && {led: suitOf(cards[0]!)}),
});
