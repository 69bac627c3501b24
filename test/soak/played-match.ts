import {
  Match,
  SUITS,
  type Deal,
  type DealRecord,
  type MatchRecord,
  type Options,
  type Random,
  type Seat,
  type SeatMove,
  type Suit,
} from '@cartavola/engine';
import {stackedPack} from './stacked-pack.js';
import type {Variant} from './variants.js';

export const pickOne = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]!;

/** Random match, with the moves made in it. */
export class PlayedMatch {
  readonly match: Match;
  readonly #random: Random;
  readonly #finished: DealRecord[] = [];
  #deal: Deal | undefined;
  #moves: SeatMove[] = [];

  /** Begins a match. If it has a target, the target is random, from 1 to the default. */
  constructor({game, options}: Variant, seed: number, random: Random) {
    const targets = game.options.flatMap(({name, values, fallback}) =>
      values === 'count' ? [[name, 1 + random.below(fallback as number)] as const] : [],
    );
    const all: Options = {...options, ...Object.fromEntries(targets)};
    this.match = new Match(game, all, String(seed));
    this.#random = random;
  }

  get deals(): number {
    return this.#finished.length;
  }

  get ply(): number {
    return this.#moves.length;
  }

  /** Begins a deal, sometimes with a pack that is rare after a shuffle. */
  begin(): Deal {
    const {match} = this;
    const random = this.#random;
    let deal = match.deal();
    if (random.below(4) === 0) {
      const dealt = {...match.dealt!, ...this.#unusualStart()};
      const pack = stackedPack(dealt.pack ?? [], random);
      deal = match.deal(match.isPack(pack) ? {...dealt, pack} : dealt);
    }
    this.#deal = deal;
    this.#moves = [];
    return deal;
  }

  /** Chooses a random start if the rules leave anything other than the dealer undecided. */
  #unusualStart(): {leader?: Seat; trumps?: Suit[]} {
    const {match} = this;
    const {trumps} = match.game;
    if (match.next) return {};
    if (match.startKeys.includes('leader')) return {leader: this.#random.below(match.game.seats(match.options))};
    if (!match.startKeys.includes('trumps') || !trumps) return {};
    return {trumps: pickOne(ordersOf(SUITS).filter(trumps.isPossible), this.#random)};
  }

  /** Chooses a legal move. Half of the time, its type is drawn first, so rare types occur as often as common ones. */
  choose(): SeatMove {
    const deal = this.#deal!;
    const random = this.#random;
    const seat = pickOne(deal.actors, random);
    const legal = deal.moves(seat);
    if (random.below(2) === 0) return {seat, ...pickOne(legal, random)};
    const type = pickOne([...new Set(legal.map((move) => move.type))], random);
    return {
      seat,
      ...pickOne(
        legal.filter((move) => move.type === type),
        random,
      ),
    };
  }

  /** Makes a move, with its unordered lists in the order in which records list them. */
  play({seat, ...move}: SeatMove): void {
    const {compare} = this.match.game;
    const made = {
      ...move,
      ...(move.takes && {takes: [...move.takes].sort(compare)}),
      ...(move.cards && {cards: [...move.cards].sort(compare)}),
    };
    this.#deal!.play(seat, made);
    this.#moves.push({seat, ...made});
  }

  /** Adds the finished deal to the record. */
  finish(): void {
    const record = this.#dealRecord()!;
    this.match.finish(this.#deal!);
    this.#finished.push(record);
    this.#deal = undefined;
    this.#moves = [];
  }

  /** Record of the match so far. */
  get record(): MatchRecord {
    const {game, options, isScored, totals} = this.match;
    const current = this.#dealRecord();
    if (current && this.#deal!.over) {
      // A finished deal is recorded with its result, in `finish`.
      throw new RangeError('Finish the deal first.');
    }
    return {
      game: game.id,
      options,
      deals: current ? [...this.#finished, current] : [...this.#finished],
      ...(isScored && {totals}),
    };
  }

  #dealRecord(): DealRecord | undefined {
    const deal = this.#deal;
    if (!deal) return undefined;
    const marks = deal.over ? this.match.game.score(deal).marks : undefined;
    return {...this.match.dealt!, moves: [...this.#moves], ...(marks && {marks})};
  }
}

/** Returns all permutations of the items. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}
