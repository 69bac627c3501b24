import {
  refusalOf,
  UNKNOWN,
  type Card,
  type Deal,
  type Game,
  type Move,
  type MoveKey,
  type Refusal,
  type Seat,
} from '@cartavola/engine';

/**
 * Reads a move from untrusted input. Reads each key of the move's type once, and ignores others. Returns undefined if
 * the input isn't a move. An invalid card becomes `UNKNOWN`, so that the rules refuse the move.
 */
export function moveFrom(given: unknown, keysOf: Readonly<Record<string, readonly MoveKey[]>>): Move | undefined {
  try {
    const data = given as Readonly<Record<string, unknown>>;
    const {type} = data;
    if (typeof type !== 'string') return undefined;
    const keys = Object.hasOwn(keysOf, type) ? keysOf[type]! : [];
    const own = keys.flatMap((key) => {
      const value = data[key];
      return value === undefined ? [] : [[key, readers[key](value)] as const];
    });
    return {type, ...(Object.fromEntries(own) as Omit<Move, 'type'>)};
  } catch {
    // A getter or a proxy threw an error.
    return undefined;
  }
}

/** Upper bound of all card numbers. */
const LIMIT = 64;

const cardFrom = (value: unknown): Card =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < LIMIT ? (value as Card) : UNKNOWN;

function cardsFrom(value: unknown): readonly Card[] {
  const length = Array.isArray(value) ? value.length : LIMIT;
  return length < LIMIT ? Array.from({length}, (_, place) => cardFrom((value as unknown[])[place])) : [UNKNOWN];
}

const readers: Readonly<Record<MoveKey, (value: unknown) => unknown>> = {
  suit: (value) => (typeof value === 'string' ? value : ''),
  card: cardFrom,
  left: cardFrom,
  right: cardFrom,
  takes: cardsFrom,
  cards: cardsFrom,
};

/**
 * Returns the reason why a move for `seat` is illegal, or undefined if it is legal. `seats` is the number of seats.
 * `move` is the move read from the input.
 */
export function refusalAt(
  game: Game,
  deal: Deal | undefined,
  seats: number,
  seat: Seat,
  move: Move | undefined,
): Refusal | undefined {
  if (!deal || !move) return {rule: 'common.type', cards: []};
  if (!Number.isInteger(seat) || seat < 0 || seat >= seats) return {rule: 'common.turn', cards: []};
  return refusalOf(game, deal, seat, move);
}
