// For tests: a table of Calypso in the page, with cards that are wanted there.
import '@cartavola/elements/define/calypso-table.js';
import type {CalypsoTable} from '@cartavola/elements';
import {formatCards, parseCard, parseCards, writeMove, type Card, type Options, type SeatMove} from '@cartavola/engine';
import {calypso, type CalypsoView} from '@cartavola/engine/games/calypso/calypso.js';
import {told, type Attributes} from './table-in-page.js';

const ALL: readonly Card[] = calypso.positions.cards({});

/** The pack that deals these hands, by seat, one card at a time from the dealer's left; what is not given is filled up. */
export function packOf(dealer: number, given: readonly (readonly Card[])[]): Card[] {
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

export const recordOf = ({dealer, pack, moves, options = {}}: Played): unknown => ({
  format: 'cartavola/1',
  game: 'calypso',
  options,
  deals: [{dealer, pack: formatCards(pack), moves: moves.map((move) => writeMove(move, calypso))}],
});

/** The record of a first deal, from all that can be seen of it. */
export function recordOfDeal({dealer, hands, tricks, trick, options}: CalypsoView): unknown {
  const moves = [...tricks, trick].flatMap(({leader, cards}) =>
    cards.map((card, place): SeatMove => ({seat: (leader + place) % 4, type: 'play', card})),
  );
  const first = hands.map((hand, seat) =>
    [...hand, ...moves.filter((move) => move.seat === seat).map(({card}) => card!)].sort((a, b) => a - b),
  );
  return recordOf({dealer, pack: packOf(dealer, first), moves, options});
}

/** A deal from hands by seat, and cards that were played, each with its seat: `2:KS 3:5D`. */
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

/** A table that shows a match once it has told `until`. */
export async function calypsoTable(
  attributes: Attributes = {},
  {record, until = 'table-turn'}: {readonly record?: unknown; readonly until?: string} = {},
): Promise<CalypsoTable> {
  const element = document.createElement('calypso-table');
  for (const [name, value] of Object.entries({speed: 'instant', seed: 'element', ...attributes})) {
    element.setAttribute(name, value);
  }
  if (record) element.record = record;
  const ready = told(element, until);
  document.body.append(element);
  await ready;
  await element.updateComplete;
  return element;
}
