import type {Card} from './card.js';
import {isWhole, type Game, type MatchResult, type MatchState} from './game.js';
import type {Deal, Start, StartKey} from './deal.js';
import type {Options} from './option.js';
import type {Position} from './position.js';
import {seededRandom} from './random.js';
import type {View} from './view.js';

/** Start of a deal with its cards: everything needed to deal it again. */
export interface Dealt extends Start {
  /** The pack in dealing order. Absent if the deal began from a position. */
  readonly pack?: readonly Card[];
  /** Starting position with all hands known. Absent if a pack was dealt. */
  readonly position?: Position;
}

/** A series of deals, played until the rules end it. */
export class Match<V extends View = View, D extends Deal = Deal> {
  readonly game: Game<V, D>;
  readonly seed: string;
  #state: MatchState;
  #dealt: Dealt | undefined;

  /**
   * `options` must be complete, as returned by `readOptions`. `seed` is any string: the same seed gives the same packs
   * and first dealer.
   */
  constructor(game: Game<V, D>, options: Options, seed: string) {
    this.game = game;
    this.seed = seed;
    this.#state = game.begin(options);
  }

  get options(): Options {
    return this.#state.options;
  }

  /** Number of finished deals. */
  get deals(): number {
    return this.#state.deals;
  }

  /** Totals so far, by seat, or by side in games with fixed sides. */
  get totals(): readonly number[] {
    return this.#state.totals;
  }

  /** Whether there are totals to show yet. */
  get isScored(): boolean {
    return this.game.scores === 'deal' ? this.deals > 0 : this.result !== undefined;
  }

  /** Result of the match, or undefined until it is over. */
  get result(): MatchResult | undefined {
    return this.#state.result;
  }

  /**
   * Start of the next deal, if the rules decide it. Undefined after the last deal, or if any seat may deal (usually
   * before the first deal).
   */
  get next(): Start | undefined {
    return this.#state.next;
  }

  /** `Start` keys, besides the dealer, that the next deal may have. */
  get startKeys(): readonly StartKey[] {
    return this.game.startKeys(this.#state);
  }

  /** Returns whether these cards, in this order, can be the next deal's pack. */
  isPack(pack: readonly Card[]): boolean {
    return this.game.isPack(this.#state, pack);
  }

  /** Start and cards of the latest deal. */
  get dealt(): Dealt | undefined {
    return this.#dealt;
  }

  /**
   * Starts a deal from the seed, or from `given` (a record's deal), which isn't checked (see `isPack`). Throws a
   * `TypeError` if a position is given and the match has only the bare rules of the game.
   */
  deal(given?: Dealt): D {
    const {game, deals, seed} = this;
    const start = given ?? this.next ?? this.#firstStart();
    if (given?.position) {
      if (!isWhole(game))
        throw new TypeError(
          `The bare rules of ${game.id} cannot start a deal from a position: pass the game from games.js.`,
        );
      this.#dealt = given;
      return game.positions.begin({position: given.position, seen: given.position.hands.map(() => [])});
    }
    const pack = given?.pack ?? game.shuffle(this.#state, seededRandom(seed, deals, 'pack'));
    this.#dealt = {...start, pack};
    return game.deal(this.#state, start, pack);
  }

  #firstStart(): Start {
    const {game, options} = this;
    const random = seededRandom(this.seed, this.deals, 'dealer');
    return game.start?.(options, random) ?? {dealer: random.below(game.seats(options))};
  }

  /** Adds a finished deal to the match. */
  finish(deal: D): void {
    this.#state = this.game.finish(this.#state, deal);
  }
}
