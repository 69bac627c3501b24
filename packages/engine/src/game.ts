import type {Card, Rank, Suit} from './card.js';
import type {Mapping} from './deck.js';
import type {Fact} from './fact.js';
import type {Option, Options} from './option.js';
import type {Origin, Position, PositionKey} from './position.js';
import type {Random} from './random.js';

/** A player's place, from 0, clockwise: the left neighbour of seat s is s + 1. */
export type Seat = number;

/** Who looks: a seat, somebody who sees no hand, or (replays, diagrams) somebody who sees all. */
export type Viewer = Seat | 'spectator' | 'open';

/** What a player does. Which keys a type of move has is the game's: see `Game.moveKeys`. Frozen. */
export interface Move {
  readonly type: string;
  readonly suit?: Suit;
  readonly card?: Card;
  /** What it captures from the table; absent where nothing. */
  readonly takes?: readonly Card[];
  /** For the left neighbour. */
  readonly left?: Card;
  /** For the right neighbour. */
  readonly right?: Card;
  readonly cards?: readonly Card[];
}

/** A move and who makes it, as records and facts have it. */
export interface SeatMove extends Move {
  readonly seat: Seat;
}

/** Why a move is not allowed: the id of one rule, and the cards that prove it. */
export interface Refusal {
  /** Public API: the game (or `common`), a dot, and the name of the rule. */
  readonly rule: string;
  readonly cards: readonly Card[];
}

/** A line of the score of a deal, for a seat or a side. */
export interface ScoreLine {
  readonly rule: string;
  readonly seat?: Seat;
  readonly side?: number;
  /** May be negative. */
  readonly points: number;
  /** The cards that prove the line; may be empty. */
  readonly cards: readonly Card[];
}

/** What a deal gave, or with its last deal a match. */
export interface Score {
  readonly lines: readonly ScoreLine[];
  /** What the deal adds to the totals: by seat, or by side in games with fixed sides. Absent where only matches are scored. */
  readonly marks?: readonly number[];
}

/**
 * What one viewer knows of a deal, with a perfect memory, and nothing else. Plain data: it survives `structuredClone`.
 * Games add what is theirs.
 */
export interface View {
  readonly game: string;
  readonly options: Options;
  readonly viewer: Viewer;
  readonly dealer: Seat;
  /** The seats that everybody can see are to act. */
  readonly turn: readonly Seat[];
  /** The viewing seat's own legal moves; none for other viewers. */
  readonly moves: readonly Move[];
  /** By seat; `UNKNOWN` where the viewer does not know the card. */
  readonly hands: readonly (readonly Card[])[];
  readonly over: boolean;
  /** Present when the deal is over. */
  readonly score?: Score;
  /** Where the deal began in the middle: from where, as the viewer may know it. */
  readonly position?: Position;
}

/** One distribution of the pack and its play. `play` changes it; who needs it as it was clones it first. */
export interface Deal<V extends View = View> {
  /** Who may act now. For whoever runs the match: a view must not be told. */
  readonly actors: readonly Seat[];
  readonly over: boolean;
  /** The seat's legal moves; none for a seat that may not act. */
  moves(seat: Seat): readonly Move[];
  /** Why the move is not allowed; undefined if it is. */
  refusal(seat: Seat, move: Move): Refusal | undefined;
  /** Makes a legal move; what an illegal one does is not defined: ask `refusal` about moves from outside. */
  play(seat: Seat, move: Move): void;
  /** Of a finished deal; what it is of another is not defined. */
  score(): Score;
  /** What the viewer knows of the deal as it is. Shared: whoever wants to change it copies it first. */
  view(viewer: Viewer): V;
  /** What the last move (or the dealing, before any) did, as the viewer may know it. */
  tell(viewer: Viewer): readonly Fact<V>[];
  /** A deal that goes its own way from here. */
  clone(): Deal<V>;
}

/** Who deals, and what of the beginning does not follow from it. */
export interface Start {
  readonly dealer: Seat;
  /** Who leads, where it may be another than the dealer's left neighbour. */
  readonly leader?: Seat;
  /** Each seat's trump suit, where a ceremony before the match settles it. */
  readonly trumps?: readonly Suit[];
}

/** The parts of a start that only some games have. */
export type StartKey = 'leader' | 'trumps';

/** A match between two deals. */
export interface MatchState {
  readonly options: Options;
  /** How many deals are finished. */
  readonly deals: number;
  /** By seat, or by side in games with fixed sides. */
  readonly totals: readonly number[];
  /** What else lives through the deals, in the game's own form. */
  readonly carried?: unknown;
  /** The next deal's; undefined before the first and after the last. */
  readonly next?: Start;
  /** Present when the match is over. */
  readonly result?: MatchResult;
}

/** How a match ended; which of these there are is the game's. */
export interface MatchResult {
  /** The seat (or side) that won; `null` in a draw. */
  readonly winner?: number | null;
  /** The side that lost, and whether it was the goat with eggs. */
  readonly goat?: number;
  readonly eggs?: boolean;
  /** What each side has. */
  readonly sides?: readonly number[];
}

/** The keys of a type of move besides `seat` and `type`, in the order in which records write them. */
export type MoveKey = 'suit' | 'card' | 'takes' | 'left' | 'right' | 'cards';

/** What positions of a game are. */
export interface Positions<V extends View = View> {
  /** What a written position may have besides what every game's has. */
  keys(options: Options): readonly PositionKey[];
  /** All cards, each as often as it exists. */
  cards(options: Options): readonly Card[];
  /** The position with what everybody knows though it was not written. */
  settle?(position: Position): Position;
  /** At which key, and why, a position cannot occur; undefined if it can. Each of its cards has been counted before. */
  problem(position: Position): {readonly key: string; readonly message: string} | undefined;
  /** Whether a card that is not known may lie in a seat's hand. */
  mayHold(position: Position, seat: Seat, card: Card): boolean;
  /** A deal from there on; every hand of the position is known. */
  begin(origin: Origin): Deal<V>;
  /** Reads a position within what is being read; with a record's `dealer`, where all hands are known. */
  read(
    entry: Readonly<Record<string, unknown>>,
    path: string,
    game: WholeGame,
    options: Options,
    dealer?: Seat,
  ): Position;
  /** As records write it. */
  write(position: Position, game: WholeGame): Record<string, unknown>;
}

/** The trump suits by seat that a start may have. */
export interface TrumpsRule {
  /** Where no start says others. */
  readonly fallback: readonly Suit[];
  /** Whether these can be the seats' suits. */
  isPossible(trumps: readonly Suit[]): boolean;
}

/** The rules of a game: everything outside its folder uses them through this alone. */
export interface Game<V extends View = View> {
  readonly id: string;
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
  /** The ranks of its pack; without options those that it has at every table. */
  ranks(options?: Options): readonly Rank[];
  /** How other decks stand for its cards where that is not as usual, by the id of a deck or by a suit system. */
  readonly mappings?: Readonly<Record<string, Mapping>>;
  /** By type of move, its keys besides `seat` and `type`, in the order in which records write them. */
  moveKeys(options: Options): Readonly<Record<string, readonly MoveKey[]>>;
  /** A new deal of a pack that `isPack` accepts. */
  deal(state: MatchState, start: Start, pack: readonly Card[]): Deal<V>;
  /** The match after a finished deal. */
  finish(state: MatchState, deal: Deal<V>): MatchState;

  /** The viewing seat's legal moves. */
  moves(view: V): readonly Move[];
  /** Why the viewing seat may not make the move, as `Deal.refusal` says it. */
  refusal(view: V, move: Move): Refusal | undefined;
}

/** Told of each move that the view knows of, as it is made again in a world that agrees with the view: with the deal before it. */
export type Watch<D> = (deal: D, seat: Seat, move: Move) => void;

/** A game with what a table does not need to play it: worlds that agree with a view, and deals that begin in the middle. */
export interface WholeGame<V extends View = View, D extends Deal<V> = Deal<V>> extends Game<V> {
  /** A deal, drawn at random, that agrees with everything the view knows: its view is the view again. */
  sample(view: V, random: Random, watch?: Watch<D>): D;
  readonly positions: Positions<V>;
}

/** Whether a game is whole: one from `games.js` is; the rules alone, which a page loads to play, are not. */
export const isWhole = (game: Game): game is WholeGame => 'positions' in game;
