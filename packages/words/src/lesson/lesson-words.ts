import type {Card} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';
import type {Who} from '../table/table-words.js';

/** Something that happened in an example, spoken. Texts for `Who` have a form for the reader. */
export interface LessonHappenings {
  /** Tells who plays which cards. */
  played(who: Who, cards: readonly Card[]): string;
  /** Cards that beat those that lay there. */
  beat(who: Who, cards: readonly Card[]): string;
  /** Cards face down; those that the reader knows. */
  folded(who: Who, count: number): string;
  /** Tells who names a suit or a card; `what`: its name. */
  named(who: Who, what: string): string;
  /** Tells who somebody is; `role`: one of `LessonWords.roles`. */
  announced(who: Who, role: string): string;
  /** Tells that somebody has chosen the cards to give. */
  gave(who: Who): string;
  readonly handed: string;
  /** Tells who takes how many cards. */
  took(who: Who, count: number): string;
  /** Tells who claims out of turn; `stands`: false where a nearer claim sets this one aside. */
  claimed(who: Who, stands: boolean): string;
  /** Tells who failed to follow suit though able to. */
  revoked(who: Who): string;
  /** Of finished series of cards; `what`: the game's word for one. */
  completed(who: Who, what: string): string;
  /** Tells that cards are drawn from the stock. */
  drew(): string;
}

/** Explanations of wrong answers, for goals that all games share. */
export interface LessonReasons {
  /** The trick goes to somebody else. */
  wins(who: Who, card: Card | undefined): string;
  /** The trick goes to the reader, who should not take it. */
  loses(card: Card | undefined): string;
  /** The cards are to be kept for later. */
  keeps(cards: readonly Card[]): string;
  /** The move captures nothing. */
  takes(): string;
  /** Another capture was asked for. */
  captures(): string;
  /** The move brings so many points; undefined: too few. */
  points(points: number | undefined): string;
  /** Any other goal. */
  other(): string;
  /** How many right cards are missing. */
  leftOut(count: number): string;
  /** It is somebody else: the card that tells who. */
  another(card: Card | undefined): string;
  /** The number is wrong; `tooLarge`: which way. */
  number(tooLarge: boolean): string;
}

/** Texts of the lesson's controls and reactions, whatever the lesson. */
export interface LessonWords {
  /** "Following suit, step 2 of 3"; a step that has come back says so. */
  place(skill: string, number: number, of: number, again: boolean): string;
  readonly progress: string;
  /** How a step of the progress stands, spoken. */
  readonly states: Readonly<Record<'done' | 'here' | 'ahead' | 'left-out', string>>;
  /** On the button that turns to the rules. */
  readonly rules: string;
  readonly next: string;
  readonly watch: string;
  readonly watchAgain: string;
  readonly check: string;
  readonly checkAgain: string;
  /** "Hint 1 of 3" */
  hint(number: number, of: number): string;
  readonly solution: string;
  readonly solutionNow: string;
  readonly lookHere: string;
  readonly tryIt: string;
  readonly back: string;
  readonly ruleInFull: string;
  readonly startOver: string;
  /** On the button that makes a move of some type. */
  readonly actions: Readonly<Record<string, string>>;
  /** What is asked, by the kind of the step, where nothing is chosen yet. */
  readonly asked: Readonly<Record<'play' | 'choose' | 'predict' | 'count' | 'suit', string>>;
  /** Number of cards chosen. */
  chosen(count: number): string;
  readonly number: string;
  readonly numberMissing: string;
  readonly you: string;
  readonly nobody: string;
  readonly yourSide: string;
  readonly otherSide: string;
  readonly right: string;
  readonly notRight: string;
  /** What the card that was answered may not be. */
  mayNot(card: Card): string;
  readonly yourHand: string;
  readonly onTheTable: string;
  readonly yourCard: string;
  /** What lies on the table, spoken. */
  laid(who: Who, cards: readonly Card[], folded: boolean): string;
  /** Suit that was led, by name. */
  suitLed(suit: string): string;
  /** Suit whose points count twice, by name. */
  doubled(suit: string): string;
  /** Trump suit or card, by name; `who`: whose own it is, null if it is the same for all. */
  trump(what: string, who: Who | null): string;
  /** Number of cards in the stock. */
  stock(count: number): string;
  /** Number of cards in a pile; null: the others’. */
  pile(who: Who | null, count: number): string;
  /** Cards of an unfinished series; `what`: the game's word for one. */
  building(who: Who, count: number, what: string): string;
  /** Number of cards that somebody holds. */
  cardsOf(who: Who, count: number): string;
  readonly happenings: LessonHappenings;
  readonly reasons: LessonReasons;
  /** On the last page. */
  readonly over: string;
  /** Number of questions that were answered right at the first try, of those asked. */
  score(right: number, asked: number): string;
  readonly skipped: string;
  /** Said in place where a step of an author's lesson cannot be shown. */
  readonly brokenStep: string;
  readonly playDeal: string;
  readonly dealDone: string;
  readonly exercises: string;
  readonly solutions: string;
}

/** A lesson's words for the cards that are shown. */
export type LessonWordsFor = (cards: CardWords) => LessonWords;
