import {
  Match,
  parseCard,
  parseCards,
  readOptions,
  seededRandom,
  writeMove,
  type Deal,
  type Game,
  type Move,
  type Random,
  type Seat,
} from '@cartavola/engine';
import {games} from '@cartavola/engine/games.js';
import type {PlainPlay, WrittenMove} from './plain-cards.js';
import {plainGames, type GivenOptions} from './plain-games.js';

/** A deal that the engine and the plain rules play at the same time. */
export interface BothSides {
  readonly game: Game;
  readonly engine: Deal;
  readonly plain: PlainPlay;
}

/** Parts of the start that can be given instead of drawn from the seed. */
export interface GivenDeals {
  readonly leader?: Seat;
  readonly packs?: readonly (readonly string[])[];
}

/** Yields the deals of a match, the same on both sides. Get the next one only once the current deal is over. */
export function* dealsOf(
  id: string,
  options: GivenOptions,
  seed: number,
  {leader, packs}: GivenDeals = {},
): Generator<BothSides> {
  const random = seededRandom(id, seed, 'both-sides');
  const game = games.find((one) => one.id === id)!;
  const rules = plainGames[id]!;
  const seats = rules.seats === 'players' ? Math.max(options['players'] as number, 2) : rules.seats;
  const read = readOptions(game, options);
  if (!read.ok) throw new Error(read.problem.message);
  const match = new Match(game, read.value, '');
  // In a game for one player, that player always deals.
  const first = options['players'] === 1 ? 0 : random.below(seats);
  let before: PlainPlay | undefined;
  for (const [number, pack] of (packs ?? rules.packs(options, random)).entries()) {
    const start = {dealer: (first + number) % seats, ...(leader !== undefined && {leader})};
    const engine = match.deal({...start, pack: pack.map((card) => parseCard(card)!)});
    const plain = rules.deal(options, start, pack, before);
    yield {game, engine, plain};
    match.finish(engine);
    before = plain;
  }
}

/**
 * Plays `ply` random moves of a match on both sides, chosen from the sorted legal moves of the plain rules. Returns the
 * current deal.
 */
export function playedTo(id: string, options: GivenOptions, seed: number, ply: number): BothSides {
  const random = seededRandom('path', seed, 'both-sides');
  let left = ply;
  for (const both of dealsOf(id, options, seed)) {
    for (; left > 0 && !both.plain.over; left--) playBoth(both, pickOne(plainTexts(both), random));
    if (left === 0 && !both.plain.over) return both;
  }
  throw new RangeError(`The match has fewer than ${ply} moves.`);
}

/**
 * Returns the engine's legal moves of all seats that may act, as in records, sorted by code unit, without duplicates.
 */
export function engineTexts({engine, game}: BothSides): string[] {
  const texts = engine.actors.flatMap((seat) =>
    engine.moves(seat).map((move) => JSON.stringify(writeMove({seat, ...move}, game))),
  );
  return [...new Set(texts)].sort();
}

/** Returns the legal moves of the plain rules in the same form. */
export const plainTexts = ({plain}: BothSides): string[] =>
  plain
    .moves()
    .map((move) => JSON.stringify(move))
    .sort();

/** Converts a textual move to an engine move. */
export function engineMove(move: WrittenMove): Move {
  const {type, suit, card, takes, left, right, cards} = move;
  const list = (text: string) => parseCards(text)!;
  return {
    type,
    ...(suit && {suit}),
    ...(card && {card: parseCard(card)!}),
    ...(takes && {takes: list(takes)}),
    ...(left && {left: parseCard(left)!}),
    ...(right && {right: parseCard(right)!}),
    ...(cards && {cards: list(cards)}),
  } as Move;
}

/** Makes a move, given as text, on both sides. */
export function playBoth({engine, plain}: BothSides, text: string): void {
  const move = JSON.parse(text) as WrittenMove;
  engine.play(move.seat, engineMove(move));
  plain.play(move);
}

export const pickOne = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!;
