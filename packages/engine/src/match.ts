import type {Card} from './card.js';
import {isWhole, type Game, type MatchResult, type MatchState} from './game.js';
import type {Deal, Start, StartKey} from './deal.js';
import type {Options} from './option.js';
import type {Position} from './position.js';
import {seededRandom} from './random.js';
import type {View} from './view.js';

/** How a deal began: enough to deal it again. */
export interface Dealt extends Start {
  /** In dealing order; absent where the deal began in a position. */
  readonly pack?: readonly Card[];
  /** All hands known. */
  readonly position?: Position;
}

/** A series of deals up to the end that the game's rules set. */
export class Match<V extends View = View, D extends Deal = Deal> {
  readonly game: Game<V, D>;
  readonly seed: string;
  #state: MatchState;
  #dealt: Dealt | undefined;

  /** `options`: complete, as `readOptions` gives them. `seed`: any text; the same gives the same packs and first dealer. */
  constructor(game: Game<V, D>, options: Options, seed: string) {
    this.game = game;
    this.seed = seed;
    this.#state = game.begin(options);
  }

  get options(): Options {
    return this.#state.options;
  }

  /** How many deals are finished. */
  get deals(): number {
    return this.#state.deals;
  }

  /** What has been scored so far: by seat, or by side in games with fixed sides. */
  get totals(): readonly number[] {
    return this.#state.totals;
  }

  /** Whether anything has been scored yet, so that there are totals to write down. */
  get isScored(): boolean {
    return this.game.scores === 'deal' ? this.deals > 0 : this.result !== undefined;
  }

  /** Present when the match is over. */
  get result(): MatchResult | undefined {
    return this.#state.result;
  }

  /** Who must deal (and lead) next; undefined where anybody may, as before most first deals, and after the last. */
  get next(): Start | undefined {
    return this.#state.next;
  }

  /** Which parts of a start, besides the dealer, the next deal may have. */
  get startKeys(): readonly StartKey[] {
    return this.game.startKeys(this.#state);
  }

  /** Whether these cards, in this order, can be the pack of the next deal. */
  isPack(pack: readonly Card[]): boolean {
    return this.game.isPack(this.#state, pack);
  }

  /** How the newest deal began. */
  get dealt(): Dealt | undefined {
    return this.#dealt;
  }

  /**
   * A new deal: from the seed, or as given (a record's), which is trusted: see `isPack`. A `TypeError` where the match has the rules
   * alone and a position is given.
   */
  deal(given?: Dealt): D {
    const {game, deals, seed} = this;
    const start = given ?? this.next ?? this.#firstStart();
    if (given?.position) {
      if (!isWhole(game)) throw new TypeError(`The rules of ${game.id} alone begin no deal in a position.`);
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

  /** Books a finished deal. */
  finish(deal: D): void {
    this.#state = this.game.finish(this.#state, deal);
  }
}
