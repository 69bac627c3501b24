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
  /** State that games keep between deals, in a form of their own. */
  readonly carried?: unknown;
  /** Start of the next deal, where the rules decide it; undefined before the first and after the last. */
  readonly next?: Start;
  /** Present when the match is over. */
  readonly result?: R;
}

/** Result of a finished match; games may extend it. */
export interface MatchResult {
  /** Seat (or side) that won; `null` in a draw. */
  readonly winner?: number | null;
  /** Final totals by side. */
  readonly sides?: readonly number[];
}

/** Reads, checks and starts positions of a game: deals set up in the middle. */
export interface Positions<D extends Deal = Deal, P extends Position = Position> {
  /** Keys of positions besides the common ones, in the order in which records write them. */
  readonly fields: readonly PositionField[];
  /** Names of the keys that positions with these options have; all if absent. */
  keys?(options: Options): readonly string[];
  /** All cards, each as often as it exists. */
  cards(options: Options): readonly Card[];
  /** Adds what all players can deduce though it was not written. */
  settle?(position: P): P;
  /** Finds who has laid down what nobody may, whatever the hands are; undefined if nobody has. Absent: not known, or there are no tricks. */
  wrongIn?(trick: readonly Laid[]): Laid | undefined;
  /** Finds a reason why a position is impossible, and its key; undefined if it is possible. Cards have been counted before. */
  problem(position: P): {readonly key: string; readonly message: string} | undefined;
  /** True if a card in an unknown place may be in the seat's hand. */
  mayHold(position: P, seat: Seat, card: Card): boolean;
  /** Starts a deal there; every hand of the position is known. */
  begin(origin: Origin<P>): D;
}

/** Constraint on the trump suits by seat that a start may have. */
export interface TrumpsRule {
  /** Suits used if the start gives none. */
  readonly fallback: readonly Suit[];
  /** True if the rules allow these suits by seat. */
  isPossible(trumps: readonly Suit[]): boolean;
}

/** Rules of a game: the only interface that code outside the game's folder uses. */
export interface Game<V extends View = View, D extends Deal = Deal> extends DeckUser {
  readonly options: readonly Option[];
  /** Number of seats; a virtual player has one. */
  seats(options: Options): number;
  /** Scoring unit: each deal, or the whole match at its end. */
  readonly scores: 'deal' | 'match';
  /** Makes a match before its first deal; `totals` has one entry per seat, or per side. */
  begin(options: Options): MatchState;
  /** Parts of a start, besides the dealer, that the next deal may have. */
  startKeys(state: MatchState): readonly StartKey[];
  /** Random first start, in games where any seat may deal. */
  start?(options: Options, random: Random): Start;
  /** Shuffles the next deal's pack, in dealing order. */
  shuffle(state: MatchState, random: Random): Card[];
  /** True if these cards, in this order, can be the next deal's pack. */
  isPack(state: MatchState, pack: readonly Card[]): boolean;
  /** Constraint on the seats' trump suits and their default; absent in games without. */
  readonly trumps?: TrumpsRule;
  /** Comparator for written lists of cards. */
  compare(a: Card, b: Card): number;
  /** Keys besides `seat` and `type` by type of move, in the order in which records write them. */
  moveKeys(options: Options): Readonly<Record<string, readonly MoveKey[]>>;
  /** Starts a deal from a pack that `isPack` accepts. */
  deal(state: MatchState, start: Start, pack: readonly Card[]): D;
  /** Returns the match after a finished deal. */
  finish(state: MatchState, deal: D): MatchState;
  /** Score of a finished deal; behaviour is undefined for an unfinished one. */
  score(deal: D): Score;

  /** Returns the viewer's information about the deal. Cached and shared: copy before changing it. */
  view(deal: D, viewer: Viewer): V;
  /** Events of the last move (or of the dealing, before any), as the viewer may know them. */
  tell(deal: D, viewer: Viewer): readonly Fact<V>[];

  /** Legal moves of the viewing seat. */
  moves(view: V): readonly Move[];
  /** Reason why the viewing seat may not make the move; undefined if it may. */
  refusal(view: V, move: Move): Refusal | undefined;
}

/**
 * A game with what only bots, lessons and set-up positions need: sampling of deals consistent with a view (determinization), and positions.
 */
export interface WholeGame<V extends View = View, D extends Deal = Deal, P extends Position = Position> extends Game<
  V,
  D
> {
  /** Draws a random deal consistent with all that the view knows (determinization): its view for that viewer equals the given one. */
  sample(view: V, random: Random, watch?: Watch<D>): D;
  readonly positions: Positions<D, P>;
  /** Reads a position inside a larger document; with a record's `dealer`, all hands must be known. */
  readPosition(entry: Readonly<Record<string, unknown>>, path: string, options: Options, dealer?: Seat): P;
  /** Writes a position as records have it. */
  writePosition(position: P): Record<string, unknown>;
}

/** True for a `WholeGame` (from `games.js`), false for the rules alone that a page loads to play. */
export const isWhole = <V extends View, D extends Deal>(game: Game<V, D>): game is WholeGame<V, D> =>
  'positions' in game;
