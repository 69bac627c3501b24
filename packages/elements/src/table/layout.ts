import type {Card, Fact, Game, Move, Options, Random, Refusal, Seat, Suit, View, WholeGame} from '@cartavola/engine';
import type {CardWords, CoachWords, Language, RefusalText} from '@cartavola/words';
import type {CSSResult, TemplateResult} from 'lit';
import type {Flights} from '../motion/motion.js';
import type {Moments} from './scene/moment.js';
import type {Opening} from './scene/opening.js';
import type {Scene} from './scene/scene.js';

/** Text above the cards: the question for the reader, or a line that says whose turn it is. */
export interface Prompt {
  readonly title: string;
  readonly detail: string;
}

/** Button for a move other than playing a card from the hand. */
export interface MoveButton {
  /** Move that the button makes. `{type: 'pass'}` declines an out-of-turn question. */
  readonly move: Move;
  readonly label: string;
  readonly picture?: TemplateResult;
  /** Card on the button. Buttons with cards are drawn as small cards. */
  readonly card?: Card;
  /** Whether the rules currently forbid the move. If so, pressing the button shows why. */
  readonly refused?: boolean;
}

/** Effect of activating a card in the hand: it makes a move, or selects cards for one. */
export type Activation = {readonly move: Move} | {readonly picked: readonly Card[]};

/** Badges and text shown beside a seat's name. */
export interface SeatLook {
  /** Publicly known roles, such as declarer. */
  readonly badges: readonly string[];
  /**
   * Main and additional information about the cards that the seat took. If there is little room, only the main
   * information is shown. Absent if the sides' panel shows it.
   */
  readonly taken?: readonly [main: string, more: string];
  /** The seat's own suit, such as its trump suit. */
  readonly sign?: Suit;
  /** Any other content in front of the seat, such as the sequence that the player is building. */
  readonly more?: TemplateResult;
}

/** Actions that a layout's templates can trigger. */
export interface Acts {
  /** Activates a card as if it were in the hand. */
  readonly activate: (card: Card) => void;
}

/** Last trick taken, for the panel that shows it. */
export interface LastTrick {
  /** Cards in order of play. A card is `UNKNOWN` if the viewer doesn't know it. */
  readonly cards: readonly {readonly seat: Seat; readonly card: Card}[];
  readonly winner: Seat;
  /** Points in the trick. Absent if the viewer doesn't know all its cards. */
  readonly points?: number;
}

/** Score of a finished deal: who won it and by how much. */
export interface DealScore {
  readonly title: string;
  readonly body: TemplateResult;
  readonly spoken: string;
}

/** Part of a layout that is only needed once a deal is over. */
export interface ScoreLayout<V extends View = View, W = unknown> {
  /** Styles for the score templates. */
  readonly styles?: readonly CSSResult[];
  /** Returns the score of a finished deal. */
  score(scene: Scene<V, W>): DealScore;
  /** Returns the title for the end of the match. If absent, the title names the winner. */
  matchTitle?(scene: Scene<V, W>): string;
  /** Whether marks count against the side that gets them. */
  readonly marksCountAgainst?: boolean;
}

/**
 * Everything that a game adds to the shared table: how to draw the middle, the choices in each phase, and its words.
 * `W` is the type of the game's words.
 */
export interface Layout<V extends View = View, W = unknown> {
  readonly game: Game<V>;
  /**
   * Loads the game with sampling, which the coach needs to show what may follow a move. If absent, the coach can't show
   * it.
   */
  loadGame?(): Promise<WholeGame<V>>;
  /** Default options. */
  readonly fallback: Options;
  /** Returns the players or sides that have a total, as lists of seats. If absent, each seat has its own total. */
  parties?(options: Options): readonly (readonly Seat[])[];
  /**
   * Returns, for each seat, the real seat of its player, who may also have a virtual seat. If absent, each player has
   * one seat.
   */
  owners?(options: Options): readonly Seat[];
  /** Loads the game's words for the chosen deck and the current options. */
  loadWords(language: Language, cards: CardWords, options: Options): Promise<W>;
  /** Loads the coach's words. If absent, the coach gives no reasons. */
  loadCoach?(language: Language, cards: CardWords): Promise<CoachWords>;
  /**
   * Loads the game's great moments, which a table celebrates. If absent, the table only celebrates scores and the end
   * of the match.
   */
  loadMoments?(): Promise<Moments<V, W>>;
  /** Loads the score of a deal and the end of a match. Called while the first deal is played. */
  loadScore(): Promise<ScoreLayout<V, W>>;
  /**
   * Loads the opening that precedes the first deal, for example to decide the seats. `you` is the reader's seat. If the
   * method is absent or returns undefined, there is no opening.
   */
  opening?(options: Options, random: Random, you: Seat): Promise<Opening> | undefined;

  /** Returns the name of the game. */
  title(words: W): string;
  /** Returns the progress of the deal, for example "trick 3 of 8". May be empty. */
  progress(scene: Scene<V, W>): string;
  /** Number of deals in a match. Absent if the number is not fixed. */
  readonly deals?: number;
  /** Returns the totals so far, for a game that only scores at the end of the match. */
  totals?(view: V): readonly number[];
  /** Returns the number of points that ends the match, or 0 if points don't end it. */
  target(view: V): number;
  /**
   * Returns text that says what happens to a player or side that reaches the target. If absent, the player or side wins
   * the match.
   */
  ends?(words: W, target: number): string;
  /** Returns the cards in the reader's hand in display order, from left to right. */
  sortHand(cards: readonly Card[], view: V): Card[];
  /** Returns the move to check against the rules when a card in the hand is activated. */
  moveFor(scene: Scene<V, W>, card: Card): Move;
  /**
   * Returns the effect of activating a card that the rules allow. If absent, the card makes the move from `moveFor`.
   */
  activate?(scene: Scene<V, W>, card: Card): Activation;
  /**
   * Returns the move for a card that is dropped on the middle. If the method is absent or returns undefined, the card
   * is activated, or stays selected.
   */
  drop?(scene: Scene<V, W>, card: Card): Move | undefined;
  /** Returns a short description of a card's current worth. */
  worth(scene: Scene<V, W>, card: Card): string;
  /**
   * Returns a sentence about the current effect of a card in the hand, or undefined if none is needed. A game with this
   * method also shows the effect in scenes where the card is `aimed`.
   */
  effect?(scene: Scene<V, W>, card: Card): string | undefined;
  /** Returns the question for the reader: a title, and a line below it that may be empty. */
  prompt(scene: Scene<V, W>): Prompt;
  /** Returns buttons for moves other than playing a card from the hand. May be empty. */
  choices(scene: Scene<V, W>): readonly MoveButton[];
  /** Returns the badges and text beside a seat's name. */
  seat(scene: Scene<V, W>, seat: Seat): SeatLook;
  /** Renders the middle of the table: a trick, or the cards on the table. */
  middle(scene: Scene<V, W>, acts: Acts): TemplateResult;
  /** Renders the panel that shows what each side has taken or needs. */
  sides(scene: Scene<V, W>): TemplateResult;
  /** Whether each seat is on a separate line if there is little room, instead of beside the other seats. */
  readonly seatsInLines?: true;
  /** Whether a card captures others as soon as it is played, in a game without tricks. */
  readonly captures?: true;
  /** Returns the last trick. Absent in games without tricks. */
  lastTrick?(view: V): LastTrick | undefined;
  /** Renders the corner of a wide table in games without tricks. In other games, the corner shows the last trick. */
  corner?(scene: Scene<V, W>): TemplateResult;
  /** Describes the cards on the table in words. */
  describe(scene: Scene<V, W>): string;
  /** Returns a sentence about a fact, or undefined if the fact needs none. */
  sentence(fact: Fact<V>, scene: Scene<V, W>): string | undefined;
  /**
   * Returns where a fact's cards come from and go to. If the method is absent or returns undefined, they come from or
   * go to the fact's seat.
   */
  flights?(fact: Fact<V>): Flights | undefined;
  /** Returns why a move was refused, or undefined if the rule is common to all games. */
  refusal(refusal: Refusal, scene: Scene<V, W>, move: Move): RefusalText | undefined;
}

/**
 * Returns the prompt: the question for the reader, or text that says whose turn it is or that the deal or match is
 * over.
 */
export function promptOf<V extends View, W>(layout: Pick<Layout<V, W>, 'prompt'>, scene: Scene<V, W>): Prompt {
  const {view, standing, table} = scene;
  if (view.over) return {title: standing.result ? table.matchOver : table.dealOver, detail: ''};
  return layout.prompt(scene);
}
