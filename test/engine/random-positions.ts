// Test helpers: moments of random deals, written as positions.
import assert from 'node:assert/strict';
import {
  formatCards,
  readOptions,
  seededRandom,
  type Card,
  type Deal,
  type Options,
  type View,
  type WholeGame,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import type {CalypsoView} from '@cartavola/engine/games/calypso/calypso.js';
import type {CapodamaView} from '@cartavola/engine/games/capodama/capodama.js';
import type {CapraView} from '@cartavola/engine/games/capra/capra.js';
import type {ScopaView} from '@cartavola/engine/games/scopa/scopa.js';

/** Position as in records. */
export type Written = Record<string, unknown>;

/**
 * Functions that create positions from an open view with all hands, keyed by game. They return undefined for moments
 * that can't be written as positions.
 */
const writers: Readonly<Record<string, (view: never, stock: readonly Card[]) => Written | undefined>> = {
  capodama({phase, trick, tricks, doubled, fourth, capo, dama, king, hands}: CapodamaView, stock) {
    if (phase !== 'play') return undefined;
    return {
      leader: trick.leader,
      trick: trick.cards
        .map((card, place) => `${(trick.leader + place) % hands.length}:${formatCards([card])}`)
        .join(' '),
      double: doubled,
      ...(fourth !== undefined && {fourth: formatCards([fourth])}),
      capo,
      ...(dama !== undefined && {dama}),
      ...(king !== undefined && {king}),
      piles: hands.map((_, seat) =>
        formatCards(tricks.filter(({winner}) => winner === seat).flatMap(({cards}) => cards)),
      ),
      ...(stock.length > 0 && {stock: formatCards(stock)}),
    };
  },
  scopa: ({turn, table, piles, scopas, lastTaker}: ScopaView, stock) => ({
    leader: turn[0],
    table: formatCards(table),
    piles: piles.map(formatCards),
    scopas: scopas.map(({length}) => length),
    ...(lastTaker !== undefined && {taker: lastTaker}),
    stock: formatCards(stock),
  }),
  capra({settling, trick, tricks, trump}: CapraView, stock) {
    // Skip folds, because a folded card that could have beaten others is written as unknown.
    if (settling || trick.returned || tricks.length === 0 || trick.plays.some(({type}) => type === 'fold'))
      return undefined;
    return {
      leader: trick.leader,
      trick: trick.plays.flatMap(({seat, cards}) => cards.map((card) => `${seat}:${formatCards([card])}`)).join(' '),
      trump,
      piles: [0, 1].map((side) =>
        formatCards(
          tricks.filter(({winner}) => winner % 2 === side).flatMap(({plays}) => plays.flatMap(({cards}) => cards)),
        ),
      ),
      stock: formatCards(stock),
    };
  },
  calypso: ({trick, trumps, building}: CalypsoView) => ({
    leader: trick.leader,
    trick: trick.cards.map((card, place) => `${(trick.leader + place) % 4}:${formatCards([card])}`).join(' '),
    trumps: trumps.join(''),
    calypsos: building.map(formatCards),
  }),
};

/** Games and options for position tests. */
export const VARIANTS: readonly (readonly [string, Record<string, unknown>])[] = [
  ...[1, 2, 3, 4, 5, 6].map((players) => ['capodama', {players}] as const),
  ['scopa', {players: 2}],
  ['scopa', {players: 4, rules: 'italian'}],
  ['capra', {}],
  ['calypso', {}],
  ['calypso', {revoke: 'penalise', overruff: 'free'}],
];

/** Returns a game by its id, and its options with defaults. */
export function gameWith(id: string, given: Record<string, unknown>): {game: WholeGame; options: Options} {
  const game = games.find((one) => one.id === id)!;
  const read = readOptions(game, given);
  assert.ok(read.ok);
  return {game, options: read.value};
}

/** A deal and its position. */
export interface Moment {
  readonly deal: Deal;
  readonly written: Written;
}

/** Returns at most `limit` moments of random deals that can be written as positions. */
export function momentsOf(game: WholeGame, options: Options, given: Written, seed: number): Moment[] {
  const random = seededRandom(`positions ${JSON.stringify(given)}`, seed, 'test');
  const state = game.begin(options);
  const pack = game.shuffle(state, random);
  const dealer = random.below(game.seats(options));
  const deal = game.deal(state, {dealer}, pack);
  const moments: Moment[] = [];
  while (!deal.over) {
    const open = game.view(deal, 'open') as View & {readonly stock?: number};
    const more = writers[game.id]!(open as never, pack.slice(pack.length - (open.stock ?? 0)));
    const head = {format: 'cartavola-position/1', game: game.id, options: given, seat: random.below(open.hands.length)};
    const hands = open.hands.map(formatCards);
    if (more) moments.push({deal: deal.clone(), written: {...head, hands, dealer: open.dealer, ...more}});
    // In Capra, it is the first actor's turn, and the others may only claim.
    const seat = deal.actors[game.id === 'capra' ? 0 : random.below(deal.actors.length)]!;
    const moves = deal.moves(seat).filter(({type}) => type !== 'claim');
    deal.play(seat, moves[random.below(moves.length)]!);
  }
  return moments;
}
