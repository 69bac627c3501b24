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

/** A match between two deals. */
export interface MatchState<O extends Options = Options, R extends MatchResult = MatchResult> {
  readonly options: O;
  /** Number of finished deals. */
  readonly deals: number;
  /** Totals by seat, or by side in games with fixed sides. */
  readonly totals: readonly number[];
  /** State that games keep between deals, in a game-specific form. */
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

/** Reads, checks and starts a game's positions, which begin a deal in the middle. */
export interface Positions<D extends Deal = Deal, P extends Position = Position> {
  /** Keys of positions in addition to the common ones, in the order in which records contain them. */
  readonly fields: readonly PositionField[];
  /** Names of the keys of positions with these options. If absent, positions have all keys. */
  keys?(options: Options): readonly string[];
  /** All cards, each as often as the pack contains it. */
  cards(options: Options): readonly Card[];
  /** Adds information that all players can deduce. */
  settle?(position: P): P;
  /**
   * Finds a seat that has laid down something illegal, whatever the hands are. Returns undefined if there is none. Absent if the game has no such
   * check.
   */
  wrongIn?(trick: readonly Laid[]): Laid | undefined;
  /**
   * Finds a reason why a position is impossible, and the key it is about. Returns undefined if the position is possible. Cards are counted before the
   * call.
   */
  problem(position: P): {readonly key: string; readonly message: string} | undefined;
  /** True if a card in an unknown place may be in the seat's hand. */
  mayHold(position: P, seat: Seat, card: Card): boolean;
  /** Starts a deal in a position. All hands in the position are known. */
  begin(origin: Origin<P>): D;
}

/** Constraint on the trump suits by seat in a start. */
export interface TrumpsRule {
  /** Suits used if the start doesn't give any. */
  readonly fallback: readonly Suit[];
  /** True if the rules allow these suits by seat. */
  isPossible(trumps: readonly Suit[]): boolean;
}

/** Rules of a game: the only interface that code outside the game's folder uses. */
export interface Game<V extends View = View, D extends Deal = Deal> extends DeckUser {
  readonly options: readonly Option[];
  /** Number of seats, including one for a virtual player. */
  seats(options: Options): number;
  /** Scoring unit: each deal, or the whole match at its end. */
  readonly scores: 'deal' | 'match';
  /** Makes a match before its first deal. `totals` has one entry per seat or side. */
  begin(options: Options): MatchState;
  /** Parts of a start, besides the dealer, that the next deal may have. */
  startKeys(state: MatchState): readonly StartKey[];
  /** Returns a random first start, in games where any seat may deal. */
  start?(options: Options, random: Random): Start;
  /** Shuffles the next deal's pack, in dealing order. */
  shuffle(state: MatchState, random: Random): Card[];
  /** True if these cards, in this order, can be the next deal's pack. */
  isPack(state: MatchState, pack: readonly Card[]): boolean;
  /** Constraint on the seats' trump suits, and their default. Absent in games without trump suits by seat. */
  readonly trumps?: TrumpsRule;
  /** Comparator for written lists of cards. */
  compare(a: Card, b: Card): number;
  /** Keys by type of move, besides `seat` and `type`, in the order in which records contain them. */
  moveKeys(options: Options): Readonly<Record<string, readonly MoveKey[]>>;
  /** Starts a deal from a pack that `isPack` accepts. */
  deal(state: MatchState, start: Start, pack: readonly Card[]): D;
  /** Returns the match after a finished deal. */
  finish(state: MatchState, deal: D): MatchState;
  /** Returns the score of a finished deal. The behaviour is undefined for an unfinished one. */
  score(deal: D): Score;

  /** Returns the viewer's information about the deal. Cached and shared: copy before changing it. */
  view(deal: D, viewer: Viewer): V;
  /** Returns the events of the last move, or of dealing if there is no move yet, as the viewer may know them. */
  tell(deal: D, viewer: Viewer): readonly Fact<V>[];

  /** Returns the legal moves of the viewing seat. */
  moves(view: V): readonly Move[];
  /** Returns the reason why the viewing seat may not make the move, or undefined if it may. */
  refusal(view: V, move: Move): Refusal | undefined;
}

/**
 * A game with the parts that only bots, lessons and positions need: positions, and sampling deals that are consistent with a view (determinization).
 */
export interface WholeGame<V extends View = View, D extends Deal = Deal, P extends Position = Position> extends Game<
  V,
  D
> {
  /** Draws a random deal that is consistent with the view (determinization): its view for the same viewer equals the given one. */
  sample(view: V, random: Random, watch?: Watch<D>): D;
  readonly positions: Positions<D, P>;
  /** Reads a position inside a larger document. With a record's `dealer`, all hands must be known. */
  readPosition(entry: Readonly<Record<string, unknown>>, path: string, options: Options, dealer?: Seat): P;
  /** Writes a position in record format. */
  writePosition(position: P): Record<string, unknown>;
}

/** True for a `WholeGame` (from `games.js`), false for the bare rules that a page loads to play. */
export const isWhole = <V extends View, D extends Deal>(game: Game<V, D>): game is WholeGame<V, D> =>
  'positions' in game;
