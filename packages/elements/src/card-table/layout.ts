import type {Card, Fact, Game, Move, Options, Random, Refusal, Seat, Suit, View} from '@cartavola/engine';
import type {CardWords, CoachWords, Language, RefusalText} from '@cartavola/words';
import type {TemplateResult} from 'lit';
import type {Flights} from '../board/motion.js';
import type {Opening} from './scene/opening.js';
import type {Scene} from './scene/scene.js';

/** What is asked now, above the cards that it is about. */
export interface Prompt {
  readonly title: string;
  readonly detail: string;
}

/** A button for a move that is not a card of the hand. */
export interface MoveButton {
  /** `{type: 'pass'}`: to let pass what is asked out of turn. */
  readonly move: Move;
  readonly label: string;
  readonly picture?: TemplateResult;
  /** Where the choice is a card: the buttons are small cards then. */
  readonly card?: Card;
  /** The rules do not allow it now: choosing it tells why. */
  readonly refused?: boolean;
}

/** What activating a card of the hand does now: it makes a move, or picks cards for one. */
export type Activation = {readonly move: Move} | {readonly picked: readonly Card[]};

/** What stands beside a seat's name. */
export interface SeatLook {
  /** Roles that are known, such as the declarer's. */
  readonly badges: readonly string[];
  /** What the seat has taken, in words: first what matters most, alone where there is little room. */
  readonly taken: readonly [main: string, more: string];
  /** A suit of its own, such as a trump suit. */
  readonly sign?: Suit;
  /** What else lies before it, such as what it builds. */
  readonly more?: TemplateResult;
}

/** What a person can do with what a layout shows in the middle. */
export interface Acts {
  /** As a card of the hand is activated. */
  readonly activate: (card: Card) => void;
}

/** The trick taken last, for its panel. */
export interface LastTrick {
  /** `UNKNOWN` where the viewer does not know the card. */
  readonly cards: readonly {readonly seat: Seat; readonly card: Card}[];
  readonly winner: Seat;
  /** Absent where the viewer does not know all the cards. */
  readonly points?: number;
}

/**
 * What a game adds to the table that all games share: what lies in the middle, which choices a phase asks for, and its words.
 * `W`: the game's words.
 */
export interface Layout<V extends View = View, W = unknown> {
  readonly game: Game<V>;
  /** Options that a table has where the page names none. */
  readonly fallback: Options;
  /** Who has totals: the sides, by their seats. Absent: each seat. */
  parties?(options: Options): readonly (readonly Seat[])[];
  /** By seat, whose player plays it: a virtual player's is another's. Absent: each its own. */
  owners?(options: Options): readonly Seat[];
  /** Loads the game's words, about the cards that are shown. */
  loadWords(language: Language, cards: CardWords): Promise<W>;
  /** Loads what the coach says; absent: it gives no reasons. */
  loadCoach?(language: Language, cards: CardWords): Promise<CoachWords>;
  /** What is settled before a new match, for whoever plays at that seat. */
  opening?(options: Options, random: Random, you: Seat): Promise<Opening> | undefined;

  /** Name of the game. */
  title(words: W): string;
  /** Where in the deal we are: "trick 3 of 8"; may be empty. */
  progress(scene: Scene<V, W>): string;
  /** How many deals a match has; absent where that is not fixed. */
  readonly deals?: number;
  /** What each of those who have totals has so far, where that is scored at the end of the match only. */
  totals?(view: V): readonly number[];
  /** What ends the match; 0 where no number does. */
  target(view: V): number;
  /** What becomes of who has so many points; absent: the match is won. */
  ends?(words: W, target: number): string;
  /** Order of the reader's hand, from left to right. */
  sortHand(cards: readonly Card[], view: V): Card[];
  /** The move about which the rules are asked when a card of the hand is activated. */
  moveFor(scene: Scene<V, W>, card: Card): Move;
  /** What activating a card that the rules allow does; absent: it makes that move. */
  activate?(scene: Scene<V, W>, card: Card): Activation;
  /** What a card is worth now, as a short text. */
  worth(scene: Scene<V, W>, card: Card): string;
  /** What is asked now: a title, and a line below it that may be empty. */
  prompt(scene: Scene<V, W>): Prompt;
  /** Buttons for moves that are no cards of the hand; may be none. */
  choices(scene: Scene<V, W>): readonly MoveButton[];
  /** What stands beside a seat's name. */
  seat(scene: Scene<V, W>, seat: Seat): SeatLook;
  /** What lies in the middle: a trick, or a table of cards. */
  middle(scene: Scene<V, W>, acts: Acts): TemplateResult;
  /** The panel of the sides, and what each needs. */
  sides(scene: Scene<V, W>): TemplateResult;
  /** Absent where a game has no tricks. */
  lastTrick?(view: V): LastTrick | undefined;
  /** What stands in the corner of a wide table instead, where a game has no tricks. */
  corner?(scene: Scene<V, W>): TemplateResult;
  /** The cards on the table, spoken. */
  describe(scene: Scene<V, W>): string;
  /** The finished deal: who won and by what. */
  score(scene: Scene<V, W>): {readonly title: string; readonly body: TemplateResult; readonly spoken: string};
  /** The title of the end of the match; absent: who has won it. */
  matchTitle?(scene: Scene<V, W>): string;
  /** A fact as a sentence; undefined where it goes without saying. */
  sentence(fact: Fact<V>, scene: Scene<V, W>): string | undefined;
  /** Where the cards of a fact come from and go; absent, or undefined: the seat of the fact. */
  flights?(fact: Fact<V>): Flights | undefined;
  /** Why the move was refused; undefined where the rule is common to all games. */
  refusal(refusal: Refusal, scene: Scene<V, W>, move: Move): RefusalText | undefined;
}
