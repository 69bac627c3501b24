import {formatCard, UNKNOWN, type Card} from './card.js';
import type {WholeGame} from './game.js';
import type {Seat} from './move.js';
import type {Options} from './option.js';
import {fieldsOf, placesIn} from './place.js';
import {POSITION_FORMAT, sizesOf, type Laid, type Position} from './position.js';
import {inOrder, someCards, TRICK, type PositionContext, type PositionField} from './position-field.js';
import {
  at,
  attempt,
  lengthOf,
  readHead,
  readList,
  readNumber,
  readObject,
  readPlaces,
  rejectUnknown,
  rejectData,
  type Data,
} from './reading.js';
import type {Result} from './result.js';

/**
 * Reads a position and rejects unknown keys and impossible positions. Problem codes begin with `record.` or `options.`.
 * Never throws.
 */
export function readPosition(
  data: unknown,
  games: readonly WholeGame[],
): Result<{readonly game: WholeGame; readonly position: Position}> {
  return attempt(() => {
    const entry = readObject(data, '', 'A position');
    const {game, options} = readHead(entry, POSITION_FORMAT, games);
    return {game, position: positionAt(entry, '', game, options)};
  });
}

/**
 * Reads a position inside a document. If `recordDealer` is given, the position is part of a record and all hands must
 * be known.
 */
export function positionAt(
  entry: Data,
  path: string,
  game: WholeGame,
  options: Options,
  recordDealer?: Seat,
): Position {
  const inRecord = recordDealer !== undefined;
  const seats = game.seats(options);
  const fields = fieldsOf(game, options);
  const own = (key: string): boolean => Object.hasOwn(entry, key);
  const seat = own('seat') ? readNumber(entry, 'seat', path, seats) : 0;
  const context = contextIn(game, options, seat);
  const read = ({key, shape}: PositionField): unknown =>
    own(key) ? shape.read(entry, key, path, context) : shape.absent?.(context);

  const written = readHands(entry, path, seats).map((hand) => hand && inOrder(hand, context.compare));
  const hasTricks = fields.includes(TRICK);
  const trick = hasTricks ? (read(TRICK) as readonly Laid[]) : [];
  if (trick.length >= seats)
    rejectData('trick', at(path, 'trick'), 'The trick is complete, so it would have been taken: leave it out.');
  const leader = own('leader') ? readNumber(entry, 'leader', path, seats) : (trick[0]?.seat ?? seat);
  if (trick.length > 0 && trick[0]!.seat !== leader)
    rejectData('leader', at(path, 'leader'), 'Another seat led the trick.');
  const dealer =
    recordDealer ?? (own('dealer') ? readNumber(entry, 'dealer', path, seats) : (leader + seats - 1) % seats);
  const values = fields
    .filter((field) => field !== TRICK)
    .map((field) => [field.key, read(field)] as const)
    .filter(([, value]) => value !== undefined);
  const position: Position = {
    options,
    seat,
    dealer,
    leader,
    hands: written.map((hand) => hand ?? []),
    trick,
    stock: [],
    ...Object.fromEntries(values),
  };
  const head = inRecord ? [] : ['format', 'game', 'options', 'dealer'];
  rejectUnknown(entry, [...head, 'seat', 'hands', 'leader', ...fields.map(({key}) => key)], path);
  const isDealerAssumed = !hasTricks && !inRecord && !own('dealer');
  return possible(withSizes(position, written, !hasTricks), path, game, {inRecord, isDealerAssumed});
}

/** Returns the context for reading a seat's position. */
export const contextIn = (game: WholeGame, options: Options, seat: Seat): PositionContext => ({
  compare: (a, b) => game.compare(a, b),
  areTrumps: game.trumps?.isPossible,
  seats: game.seats(options),
  parties: game.begin(options).totals.length,
  seat,
});

/** Fills omitted hands with unknown cards, up to the size that the other hands imply. */
function withSizes(position: Position, written: readonly (readonly Card[] | undefined)[], inRounds: boolean): Position {
  const {dealer, leader, hands} = position;
  const seats = hands.length;
  const sizes = sizesOf(position);
  const turn = (seat: Seat): number => (seat - dealer - 1 + 2 * seats) % seats;
  // In games without tricks, seats that have played in this round have one card fewer than at its start.
  const played = (seat: Seat): number =>
    inRounds ? Number(turn(seat) < turn(leader)) : sizes[seat]! - hands[seat]!.length;
  const size = Math.max(...hands.map((hand, seat) => (written[seat] ? hand.length + played(seat) : 0)));
  return {
    ...position,
    hands: hands.map((_, seat) => written[seat] ?? Array<Card>(Math.max(0, size - played(seat))).fill(UNKNOWN)),
  };
}

/** Details of how a position was specified. */
interface Written {
  readonly inRecord: boolean;
  /** True in games without tricks if the dealer is omitted. No seat then counts as having played in this round. */
  readonly isDealerAssumed: boolean;
}

function possible(position: Position, path: string, game: WholeGame, {inRecord, isDealerAssumed}: Written): Position {
  const {message: count, ...given} = countCards(placesIn(game, position), game.positions.cards(position.options), path);
  const {unknown, left} = given;
  if (unknown > left) {
    if (isDealerAssumed)
      rejectData(
        'position',
        at(path, 'dealer'),
        `${count}: without “dealer”, no seat has played in this round.`,
        given,
      );
    rejectData('position', at(path, 'hands'), `${count}.`, given);
  }
  if (inRecord && unknown > 0)
    rejectData('position', at(path, 'hands'), 'In a record, every card of the hands must be known.', {card: '??'});
  const problem = game.positions.problem(position);
  if (problem) rejectData('position', at(path, problem.key), problem.message);
  return game.positions.settle?.(position) ?? position;
}

/** Counts of unknown cards and of cards left in the pack. */
interface CardCount {
  readonly unknown: number;
  readonly left: number;
  /** Message to use if there are too many unknown cards. */
  readonly message: string;
}

/** Counts the unknown cards, and those left in the pack. Rejects a card that appears more often than in the pack. */
export function countCards(
  places: readonly (readonly [key: string, cards: readonly Card[]])[],
  pack: readonly Card[],
  path: string,
): CardCount {
  const left = [...pack];
  let unknown = 0;
  for (const [key, cards] of places) {
    for (const card of cards) {
      const place = left.indexOf(card);
      if (card === UNKNOWN) unknown++;
      else if (place >= 0) left.splice(place, 1);
      else {
        const most = pack.filter((one) => one === card).length;
        const message = `${formatCard(card)} ${most === 0 ? 'is not in this game’s pack' : most === 1 ? 'appears twice' : `appears more than ${most} times`}.`;
        rejectData('position', at(path, key), message, {card: formatCard(card), most});
      }
    }
  }
  const message = `There would be ${unknown} unknown cards, but the pack has only ${left.length} left`;
  return {unknown, left: left.length, message};
}

/** Reads hands by seat. Omitted hands are undefined. */
function readHands(entry: Data, path: string, seats: number): (readonly Card[] | undefined)[] {
  const hands = readList(entry, 'hands', path);
  const here = at(path, 'hands');
  const length = lengthOf(hands, here);
  if (length > seats || length === 0) rejectData('hands', here, `There must be 1 to ${seats} hands.`);
  const read = (hand: unknown, seat: Seat): readonly Card[] | undefined =>
    hand === undefined || hand === null ? undefined : someCards(hand, `${here}[${seat}]`);
  return readPlaces(hands, here, read, seats);
}
