import type {Card, Suit} from './card.js';
import type {Deal, Start, StartKey, Watch} from './deal.js';
import type {DeckUser} from './deck.js';
import type {Fact} from './fact.js';
import type {Move, MoveKey, Refusal, Seat, Viewer} from './move.js';
import type {Option, Options} from './option.js';
import type {Origin} from './origin.js';
import type {Position} from './position.js';
import type {PositionField} from './position-field.js';
import type {Random} from './random.js';
import type {Score} from './score.js';
import type {View} from './view.js';

/** A match between two deals. */
export interface MatchState<O extends Options = Options, R extends MatchResult = MatchResult> {
  readonly options: O;
  /** How many deals are finished. */
  readonly deals: number;
  /** By seat, or by side in games with fixed sides. */
  readonly totals: readonly number[];
  /** What else lives through the deals, in the game's own form. */
  readonly carried?: unknown;
  /** The next deal's; undefined before the first and after the last. */
  readonly next?: Start;
  /** Present when the match is over. */
  readonly result?: R;
}

/** How a match ended; a game may say more. */
export interface MatchResult {
  /** The seat (or side) that won; `null` in a draw. */
  readonly winner?: number | null;
  /** What each side has. */
  readonly sides?: readonly number[];
}

/** What positions of a game are. */
export interface Positions<D extends Deal = Deal, P extends Position = Position> {
  /** The keys that positions have besides those of all games, in the order in which records write them. */
  readonly fields: readonly PositionField[];
  /** Which of them positions with these options have; absent: all. */
  keys?(options: Options): readonly string[];
  /** All cards, each as often as it exists. */
  cards(options: Options): readonly Card[];
  /** The position with what everybody knows though it was not written. */
  settle?(position: P): P;
  /** At which key, and why, a position cannot occur; undefined if it can. Each of its cards has been counted before. */
  problem(position: P): {readonly key: string; readonly message: string} | undefined;
  /** Whether a card that is not known may lie in a seat's hand. */
  mayHold(position: P, seat: Seat, card: Card): boolean;
  /** A deal from there on; every hand of the position is known. */
  begin(origin: Origin<P>): D;
}

/** The trump suits by seat that a start may have. */
export interface TrumpsRule {
  /** Where no start says others. */
  readonly fallback: readonly Suit[];
  /** Whether these can be the seats' suits. */
  isPossible(trumps: readonly Suit[]): boolean;
}

/** The rules of a game: everything outside its folder uses them through this alone. */
export interface Game<V extends View = View, D extends Deal = Deal> extends DeckUser {
  readonly options: readonly Option[];
  /** How many seats there are; a virtual player has one. */
  seats(options: Options): number;
  /** What is scored: each deal, or the whole match at its end. */
  readonly scores: 'deal' | 'match';
  /** A match before its first deal; its `totals` have a place for each who can have marks: the seats, or the sides. */
  begin(options: Options): MatchState;
  /** Which parts of a start, besides the dealer, the next deal may have. */
  startKeys(state: MatchState): readonly StartKey[];
  /** A first start, where anybody may deal. */
  start?(options: Options, random: Random): Start;
  /** The pack of the next deal in a random order, as it will be dealt. */
  shuffle(state: MatchState, random: Random): Card[];
  /** Whether these cards, in this order, can be the pack of the next deal. */
  isPack(state: MatchState, pack: readonly Card[]): boolean;
  /** Which suits can be the seats' trumps, and which are where no start says others. */
  readonly trumps?: TrumpsRule;
  /** The order of cards within a written list: negative if `a` stands before `b`. */
  compare(a: Card, b: Card): number;
  /** By type of move, its keys besides `seat` and `type`, in the order in which records write them. */
  moveKeys(options: Options): Readonly<Record<string, readonly MoveKey[]>>;
  /** A new deal of a pack that `isPack` accepts. */
  deal(state: MatchState, start: Start, pack: readonly Card[]): D;
  /** The match after a finished deal. */
  finish(state: MatchState, deal: D): MatchState;
  /** The score of a finished deal; of another it is not defined. */
  score(deal: D): Score;

  /** What the viewer knows of the deal as it is. Shared: whoever wants to change it copies it first. */
  view(deal: D, viewer: Viewer): V;
  /** What the last move (or the dealing, before any) did, as the viewer may know it. */
  tell(deal: D, viewer: Viewer): readonly Fact<V>[];

  /** The viewing seat's legal moves. */
  moves(view: V): readonly Move[];
  /** Why the viewing seat may not make the move; undefined if it may. */
  refusal(view: V, move: Move): Refusal | undefined;
}

/** A game with what a table does not need to play it: worlds that agree with a view, and deals that begin in the middle. */
export interface WholeGame<V extends View = View, D extends Deal = Deal, P extends Position = Position> extends Game<
  V,
  D
> {
  /** A deal, drawn at random, that agrees with everything the view knows: its view is the view again. */
  sample(view: V, random: Random, watch?: Watch<D>): D;
  readonly positions: Positions<D, P>;
  /** Reads a position within what is being read; with a record's `dealer`, where all hands are known. */
  readPosition(entry: Readonly<Record<string, unknown>>, path: string, options: Options, dealer?: Seat): P;
  /** A position as records write it. */
  writePosition(position: P): Record<string, unknown>;
}

/** Whether a game is whole: one from `games.js` is; the rules alone, which a page loads to play, are not. */
export const isWhole = <V extends View, D extends Deal>(game: Game<V, D>): game is WholeGame<V, D> =>
  'positions' in game;
