import type {Card, Fact, Game, Move, Options, Random, Refusal, Seat, Suit, View} from '@cartavola/engine';
import type {CardWords, CoachWords, Language, RefusalText} from '@cartavola/words';
import type {CSSResult, TemplateResult} from 'lit';
import type {Flights} from '../motion/motion.js';
import type {Moments} from './scene/moment.js';
import type {Opening} from './scene/opening.js';
import type {Scene} from './scene/scene.js';

/** Text above the cards: the question to the reader, or whose turn it is. */
export interface Prompt {
  readonly title: string;
  readonly detail: string;
}

/** A button for a move that is not a card of the hand. */
export interface MoveButton {
  /** The move that the button makes. `{type: 'pass'}` declines a question out of turn. */
  readonly move: Move;
  readonly label: string;
  readonly picture?: TemplateResult;
  /** Card of the button. Buttons with cards are drawn as small cards. */
  readonly card?: Card;
  /** True if the rules do not allow the move now: pressing the button then shows why. */
  readonly refused?: boolean;
}

/** Effect of activating a card in the hand: it makes a move, or selects cards for one. */
export type Activation = {readonly move: Move} | {readonly picked: readonly Card[]};

/** Badges and texts shown beside a seat's name. */
export interface SeatLook {
  /** Publicly known roles, such as that of the declarer. */
  readonly badges: readonly string[];
  /**
   * Texts about what the seat took. The first is the most important, and the only one where there is little room.
   * Absent if the panel of the sides shows them.
   */
  readonly taken?: readonly [main: string, more: string];
  /** The seat's own suit, for example its trump suit. */
  readonly sign?: Suit;
  /** Any other content in front of the seat, for example the sequence that it builds. */
  readonly more?: TemplateResult;
}

/** Actions that the templates of a layout can trigger. */
export interface Acts {
  /** Acts as if the card were activated in the hand. */
  readonly activate: (card: Card) => void;
}

/** Last trick that was taken, for the panel that shows it. */
export interface LastTrick {
  /** Cards in the order of play. A card is `UNKNOWN` if the viewer does not know it. */
  readonly cards: readonly {readonly seat: Seat; readonly card: Card}[];
  readonly winner: Seat;
  /** Points in the trick. Absent if the viewer does not know all its cards. */
  readonly points?: number;
}

/** Score of a finished deal: who won it and by how much. */
export interface DealScore {
  readonly title: string;
  readonly body: TemplateResult;
  readonly spoken: string;
}

/** Part of a layout that is needed once a deal is over. */
export interface ScoreLayout<V extends View = View, W = unknown> {
  /** Styles of the scores' templates. */
  readonly styles?: readonly CSSResult[];
  /** Returns the score of a finished deal. */
  score(scene: Scene<V, W>): DealScore;
  /** Returns the title of the end of the match. Absent: the title names the winner. */
  matchTitle?(scene: Scene<V, W>): string;
  /** True if the marks of a deal count against the side that gets them. */
  readonly marksCountAgainst?: boolean;
}

/**
 * Everything that a game adds to the table that all games share: its drawing of the middle, the choices of each phase, and its words. `W` is
 * the type of the game's words.
 */
export interface Layout<V extends View = View, W = unknown> {
  readonly game: Game<V>;
  /** Options that apply where the page sets none. */
  readonly fallback: Options;
  /** Returns the parties with a total each, as lists of their seats. Absent: each seat is a separate party. */
  parties?(options: Options): readonly (readonly Seat[])[];
  /**
   * Returns, for each seat, the seat of the player who plays it. A virtual player's seat is played by another player. Absent: every player plays
   * only their own seat.
   */
  owners?(options: Options): readonly Seat[];
  /** Loads the game's words, for the cards of the chosen deck and the options that are played. */
  loadWords(language: Language, cards: CardWords, options: Options): Promise<W>;
  /** Loads the coach's words. Absent: the coach gives no reasons. */
  loadCoach?(language: Language, cards: CardWords): Promise<CoachWords>;
  /** Loads the game's great moments, which a table celebrates. Absent: only the score and the end of a match are shown as such. */
  loadMoments?(): Promise<Moments<V, W>>;
  /** Loads the score of a deal and the end of a match. Called while the first deal is played. */
  loadScore(): Promise<ScoreLayout<V, W>>;
  /** Loads the opening, which settles for example the seats before the first deal; `you` is the reader's seat. Absent or undefined: none. */
  opening?(options: Options, random: Random, you: Seat): Promise<Opening> | undefined;

  /** Returns the name of the game. */
  title(words: W): string;
  /** Returns the progress of the deal, for example "trick 3 of 8"; may be empty. */
  progress(scene: Scene<V, W>): string;
  /** Number of deals in a match. Absent if it is not fixed. */
  readonly deals?: number;
  /** Returns each party's total so far, for a game that scores only at the end of the match. */
  totals?(view: V): readonly number[];
  /** Returns the number of points that ends the match; 0 if no number does. */
  target(view: V): number;
  /** Returns a text about what happens to a party that reaches the target. Absent: it wins the match. */
  ends?(words: W, target: number): string;
  /** Returns the cards of the reader's hand in display order, from left to right. */
  sortHand(cards: readonly Card[], view: V): Card[];
  /** Returns the move that is checked against the rules when a card of the hand is activated. */
  moveFor(scene: Scene<V, W>, card: Card): Move;
  /** Returns the effect of activating a card that the rules allow. Absent: the move of `moveFor` is made. */
  activate?(scene: Scene<V, W>, card: Card): Activation;
  /** Returns the move that a card makes when it is dropped on the middle. Absent or undefined: it is activated, or stays selected. */
  drop?(scene: Scene<V, W>, card: Card): Move | undefined;
  /** Returns a short text about the current worth of a card. */
  worth(scene: Scene<V, W>, card: Card): string;
  /**
   * Returns a sentence about the current effect of a card of the hand; undefined if none is needed. A game with this method also shows the
   * effect, in a scene where the card is `aimed`.
   */
  effect?(scene: Scene<V, W>, card: Card): string | undefined;
  /** Returns the question to the reader: a title, and a line below it that may be empty. */
  prompt(scene: Scene<V, W>): Prompt;
  /** Returns buttons for the moves that are not cards of the hand; may be empty. */
  choices(scene: Scene<V, W>): readonly MoveButton[];
  /** Returns the badges and texts beside a seat's name. */
  seat(scene: Scene<V, W>, seat: Seat): SeatLook;
  /** Renders the middle of the table: a trick, or the cards on the table. */
  middle(scene: Scene<V, W>, acts: Acts): TemplateResult;
  /** Renders the panel of the sides and what each of them needs. */
  sides(scene: Scene<V, W>): TemplateResult;
  /** True if each seat is a separate line where there is little room, instead of a place beside the other seats. */
  readonly seatsInLines?: true;
  /** True in a game without tricks, where a card captures others as soon as it is played. */
  readonly captures?: true;
  /** Returns the last trick. Absent in a game without tricks. */
  lastTrick?(view: V): LastTrick | undefined;
  /** Renders the corner of a wide table, in a game without tricks; in other games, the corner shows the last trick. */
  corner?(scene: Scene<V, W>): TemplateResult;
  /** Describes the cards on the table in words, for speech. */
  describe(scene: Scene<V, W>): string;
  /** Returns a sentence about a fact; undefined if it goes without saying. */
  sentence(fact: Fact<V>, scene: Scene<V, W>): string | undefined;
  /** Returns where the cards of a fact come from and go to. Absent or undefined: from and to the seat of the fact. */
  flights?(fact: Fact<V>): Flights | undefined;
  /** Returns the reason why a move was refused; undefined if the rule is common to all games. */
  refusal(refusal: Refusal, scene: Scene<V, W>, move: Move): RefusalText | undefined;
}

/** Returns the prompt: the question to the reader, whose turn it is, or that the deal or the match is over. */
export function promptOf<V extends View, W>(layout: Pick<Layout<V, W>, 'prompt'>, scene: Scene<V, W>): Prompt {
  const {view, standing, table} = scene;
  if (view.over) return {title: standing.result ? table.matchOver : table.dealOver, detail: ''};
  return layout.prompt(scene);
}
