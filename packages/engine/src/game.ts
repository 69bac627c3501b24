import type {Card, Suit} from './card.js';
import type {Deal, Start, StartKey, Watch} from './deal.js';
import type {DeckUser} from './deck.js';
import type {Fact} from './fact.js';
import type {Move, MoveKey, Refusal, Seat, Viewer} from './move.js';
import type {Option, Options} from './option.js';
import type {Origin} from './origin.js';
import type {Laid, Position} from './position.js';
import type {PositionField} from './position-field.js';
import type {Random} from './random.js';
import type {Score} from './score.js';
import type {View} from './view.js';

/** State of a match between deals. */
export interface MatchState<O extends Options = Options, R extends MatchResult = MatchResult> {
  readonly options: O;
  /** Number of finished deals. */
  readonly deals: number;
  /** Totals by seat, or by side in games with fixed sides. */
  readonly totals: readonly number[];
  /** Game-specific state that is kept between deals. */
  readonly carried?: unknown;
  /** Start of the next deal, if the rules decide it. Undefined before the first deal and after the last. */
  readonly next?: Start;
  /** Present when the match is over. */
  readonly result?: R;
}

/** Result of a finished match. Games may extend it. */
export interface MatchResult {
  /** Seat (or side) that won, or `null` in a draw. */
  readonly winner?: number | null;
  /** Final totals by side. */
  readonly sides?: readonly number[];
}

/** Checks a game's positions and starts deals from them. */
export interface Positions<D extends Deal = Deal, P extends Position = Position> {
  /** Keys that positions of this game have besides the common ones, in record order. */
  readonly fields: readonly PositionField[];
  /**
   * Returns the names of the keys that positions have with these options. If this method is absent, they have all keys.
   */
  keys?(options: Options): readonly string[];
  /** Returns all cards in the pack, including duplicates. */
  cards(options: Options): readonly Card[];
  /** Adds the cards that all players can deduce from the position. */
  settle?(position: P): P;
  /**
   * Finds a seat whose cards in the trick can't be legal, whatever the hands are. Returns undefined if there is none.
   * Absent if the game has no such check.
   */
  wrongIn?(trick: readonly Laid[]): Laid | undefined;
  /**
   * Returns the reason why a position is impossible and the key at fault, or undefined if it is possible. The caller
   * has already checked the number of cards.
   */
  problem(position: P): {readonly key: string; readonly message: string} | undefined;
  /** Returns whether an unseen card may be in the seat's hand. */
  mayHold(position: P, seat: Seat, card: Card): boolean;
  /** Starts a deal from a position. All hands in the position are known. */
  begin(origin: Origin<P>): D;
}

/** Constraint on the seats' trump suits at the start of a deal. */
export interface TrumpsRule {
  /** Suits to use if the start doesn't specify any. */
  readonly fallback: readonly Suit[];
  /** Returns whether the rules allow these suits, listed by seat. */
  isPossible(trumps: readonly Suit[]): boolean;
}

/** Rules of a game: the only interface that code outside the game's folder uses. */
export interface Game<V extends View = View, D extends Deal = Deal> extends DeckUser {
  readonly options: readonly Option[];
  /** Returns the number of seats, including one for a virtual player. */
  seats(options: Options): number;
  /** Unit that is scored: each deal, or the whole match at its end. */
  readonly scores: 'deal' | 'match';
  /** Returns the state of a match before its first deal. `totals` has one entry per seat or side. */
  begin(options: Options): MatchState;
  /** Returns the `Start` keys, besides the dealer, that the next deal may have. */
  startKeys(state: MatchState): readonly StartKey[];
  /** Returns a random start for the first deal, in games where any seat may deal. */
  start?(options: Options, random: Random): Start;
  /** Shuffles the pack for the next deal. Returns it in dealing order. */
  shuffle(state: MatchState, random: Random): Card[];
  /** Returns whether these cards, in this order, can be the next deal's pack. */
  isPack(state: MatchState, pack: readonly Card[]): boolean;
  /**
   * Constraint on the seats' trump suits, and their default. Absent in games in which seats don't have their own trump
   * suits.
   */
  readonly trumps?: TrumpsRule;
  /** Compares two cards, to sort lists of cards in records. */
  compare(a: Card, b: Card): number;
  /** Returns the keys that each type of move has besides `seat` and `type`, in record order. */
  moveKeys(options: Options): Readonly<Record<string, readonly MoveKey[]>>;
  /** Starts a deal from a pack that `isPack` accepts. */
  deal(state: MatchState, start: Start, pack: readonly Card[]): D;
  /** Returns the state of the match after a finished deal. */
  finish(state: MatchState, deal: D): MatchState;
  /** Returns the score of a finished deal. The behaviour is undefined for an unfinished one. */
  score(deal: D): Score;

  /**
   * Returns what the viewer may know about the deal. The view is cached and shared, so copy it before you change it.
   */
  view(deal: D, viewer: Viewer): V;
  /** Returns the events of the last move, or of dealing if there is no move yet, as seen by the viewer. */
  tell(deal: D, viewer: Viewer): readonly Fact<V>[];

  /** Returns the legal moves of the viewing seat. */
  moves(view: V): readonly Move[];
  /** Returns the reason why the viewing seat may not make the move, or undefined if it may. */
  refusal(view: V, move: Move): Refusal | undefined;
}

/**
 * A game with the parts that only bots, lessons and positions need: reading positions, and sampling deals that are
 * consistent with a view.
 */
export interface WholeGame<V extends View = View, D extends Deal = Deal, P extends Position = Position> extends Game<
  V,
  D
> {
  /**
   * Returns a random deal that is consistent with the view (determinization): its view for the same viewer equals the
   * given one.
   */
  sample(view: V, random: Random, watch?: Watch<D>): D;
  readonly positions: Positions<D, P>;
  /**
   * Reads a position inside a larger document. If `dealer` is given, the document is a record, and all hands must be
   * known.
   */
  readPosition(entry: Readonly<Record<string, unknown>>, path: string, options: Options, dealer?: Seat): P;
  /** Converts a position to record format. */
  writePosition(position: P): Record<string, unknown>;
}

/** Returns true for a `WholeGame` (from `games.js`), and false for the bare rules that a page loads for play. */
export const isWhole = <V extends View, D extends Deal>(game: Game<V, D>): game is WholeGame<V, D> =>
  'positions' in game;
