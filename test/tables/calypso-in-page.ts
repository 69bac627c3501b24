// Test helpers: a Calypso table in the page, with given cards.
import '@cartavola/elements/define/calypso-table.js';
import type {CalypsoTable} from '@cartavola/elements';
import {
  formatCards,
  Match,
  parseCard,
  parseCards,
  seededRandom,
  writeMove,
  writeRecord,
  type Card,
  type DealRecord,
  type Options,
  type SeatMove,
} from '@cartavola/engine';
import {calypso, type CalypsoView} from '@cartavola/engine/games/calypso/calypso.js';
import {pickOne} from '../engine/random-deals.js';
import {put, type Attributes} from './table-in-page.js';

const ALL: readonly Card[] = calypso.positions.cards({});

/**
 * Makes a pack from which these hands, by seat, are dealt one card at a time, starting from the dealer's left. Fills
 * the hands up with other cards.
 */
function packOf(dealer: number, given: readonly (readonly Card[])[]): Card[] {
  const rest = [...ALL];
  for (const card of given.flat()) rest.splice(rest.indexOf(card), 1);
  const hands = given.map((hand) => [...hand, ...rest.splice(0, 13 - hand.length)]);
  return Array.from({length: 52}, (_, place) => hands[(dealer + 1 + place) % 4]![Math.floor(place / 4)]!);
}

interface Played {
  readonly dealer: number;
  readonly pack: readonly Card[];
  readonly moves: readonly SeatMove[];
  readonly options?: Options;
}

const recordOf = ({dealer, pack, moves, options = {}}: Played): unknown => ({
  format: 'cartavola/1',
  game: 'calypso',
  options,
  deals: [{dealer, pack: formatCards(pack), moves: moves.map((move) => writeMove(move, calypso))}],
});

/** Makes a first deal's record from a view of all its cards. */
export function recordOfDeal({dealer, hands, tricks, trick, options}: CalypsoView): unknown {
  const moves = [...tricks, trick].flatMap(({leader, cards}) =>
    cards.map((card, place): SeatMove => ({seat: (leader + place) % 4, type: 'play', card})),
  );
  const first = hands.map((hand, seat) =>
    [...hand, ...moves.filter((move) => move.seat === seat).map(({card}) => card!)].sort((a, b) => a - b),
  );
  return recordOf({dealer, pack: packOf(dealer, first), moves, options});
}

/** Makes a deal's record from hands by seat, and the cards played, each with its seat: `2:KS 3:5D`. */
export function recordFrom(dealer: number, hands: readonly string[], played: string, options: Options = {}): unknown {
  const moves = played.split(' ').filter(Boolean);
  return recordOf({
    dealer,
    pack: packOf(
      dealer,
      hands.map((hand) => (hand ? parseCards(hand)! : [])),
    ),
    moves: moves.map((move): SeatMove => ({seat: Number(move[0]), type: 'play', card: parseCard(move.slice(2))!})),
    options,
  });
}

/**
 * Makes a match of random legal moves: `deals` whole deals, then `tricks` tricks of the next deal, up to the reader's
 * turn.
 */
export function matchPlayed(
  seed: string,
  deals: number,
  {tricks = 0, ...given}: Options & {tricks?: number} = {},
): unknown {
  const options = {draw: false, overruff: 'compulsory', revoke: 'prevent', ...given};
  const match = new Match(calypso, options, seed);
  const random = seededRandom(seed, 0, 'test');
  const played: DealRecord[] = [];
  for (let plies = 52 * deals + 4 * tricks; plies > 0 && !match.result;) {
    const deal = match.deal();
    const moves: SeatMove[] = [];
    for (; !deal.over && (plies > 0 || (tricks > 0 && deal.actors[0] !== 0)); plies--) {
      const seat = deal.actors[0]!;
      const move = pickOne(deal.moves(seat), random);
      deal.play(seat, move);
      moves.push({seat, ...move});
    }
    played.push({...match.dealt!, moves});
    if (deal.over) match.finish(deal);
  }
  const totals = match.result && {totals: match.totals};
  return JSON.parse(writeRecord({game: 'calypso', options, deals: played, ...totals}, calypso));
}

/** Adds a table with a match to the page. Resolves on its `until` event. */
export const calypsoTable = (
  attributes: Attributes = {},
  {record, until = 'table-turn'}: {readonly record?: unknown; readonly until?: string} = {},
): Promise<CalypsoTable> => put('calypso-table', attributes, until, record);
