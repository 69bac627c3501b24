import type {Card} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';
import type {Who} from '../table/table-words.js';

/** Events in an example, for screen readers. Strings with `Who` have a form that addresses the reader. */
export interface LessonHappenings {
  /** Says who plays which cards. */
  played(who: Who, cards: readonly Card[]): string;
  /** Says who beats the cards on the table. */
  beat(who: Who, cards: readonly Card[]): string;
  /** Says who lays cards face down. */
  folded(who: Who, count: number): string;
  /** Says who names a suit or card. `what` is its name. */
  named(who: Who, what: string): string;
  /** Says which role a player has. `role` is a key of `LessonWords.roles`. */
  announced(who: Who, role: string): string;
  /** Says that a player has chosen the cards to give. */
  gave(who: Who): string;
  readonly handed: string;
  /** Says who takes how many cards, and how many points they are worth. Doesn't mention 0 points. */
  took(who: Who, count: number, points: number): string;
  /** Says who claims out of turn. `stands` is false if a nearer claim sets this claim aside. */
  claimed(who: Who, stands: boolean): string;
  /** Says who failed to follow suit although they could. */
  revoked(who: Who): string;
  /** Says who completes a series of cards. `what` is the game's word for a series. */
  completed(who: Who, what: string): string;
  /** Says that cards are drawn from the stock. */
  drew(): string;
}

/** Explanations of wrong answers for goals that all games share. */
export interface LessonReasons {
  /** Says that another player takes the trick. */
  wins(who: Who, card: Card | undefined): string;
  /** Says that the reader takes the trick but should not. */
  loses(card: Card | undefined): string;
  /** Says that the cards should be kept for later. */
  keeps(cards: readonly Card[]): string;
  /** Number of cards that a move needs. `action` is the label of its button. */
  needs(action: string, cards: number): string;
  /** Says that the move doesn't capture anything. */
  takes(): string;
  /** Says that a different capture was required. */
  captures(): string;
  /** Says how many points the move gets. `undefined` means too few. */
  points(points: number | undefined): string;
  /** Says which cards the move leaves on the table. */
  left(cards: readonly Card[]): string;
  /** Says which cards the move captures. */
  taken(cards: readonly Card[]): string;
  /** Explanation for any other goal. */
  other(): string;
  /** Number of right cards that are missing from the answer. */
  leftOut(count: number): string;
  /** Says that a different player is right, and which card proves it. */
  another(card: Card | undefined): string;
  /** Says that the number is wrong: too large or too small. */
  number(tooLarge: boolean): string;
  /** Says that a different choice is right. */
  choice(): string;
  /** Says that a player in the answer isn't right. */
  seat(who: Who): string;
  /** Number of right players who are missing from the answer. */
  seatsLeftOut(count: number): string;
  /** Says at which position, counted from 1, the first wrong card or choice is. */
  order(place: number): string;
}

/** Strings for the controls and feedback in any lesson. */
export interface LessonWords {
  /** Players' names, indexed by seat. The name at the reader's seat isn't used. */
  readonly players: readonly string[];
  /** Name of a step that doesn't belong to a skill: "Step 2 of 3". */
  step(number: number, of: number): string;
  /**
   * Where the reader is in the lesson: "Following suit, step 2 of 3", or "Following suit" if the skill has only one
   * step. With `again`, marks a repetition.
   */
  place(skill: string, number: number, of: number, again: boolean): string;
  readonly progress: string;
  /** Name of a step's mark in the progress bar: where the step is, and its state. */
  mark(place: string, state: string): string;
  /** Label of the button that goes back to the previous step. */
  readonly previous: string;
  /** Label of the button that returns from an earlier step to the current one. */
  readonly resume: string;
  /** Label of the button that asks an earlier question again. */
  readonly redo: string;
  /** States of a step in the progress bar, for screen readers. */
  readonly states: Readonly<Record<'done' | 'here' | 'ahead' | 'left-out', string>>;
  /** Label of the button that switches to the rules. */
  readonly rules: string;
  readonly next: string;
  readonly watch: string;
  readonly watchAgain: string;
  /** Label for the button that shows the next move in a deal with comments. */
  readonly watchOn: string;
  readonly check: string;
  readonly checkAgain: string;
  /** Number of a hint: "Hint 1 of 3". */
  hint(number: number, of: number): string;
  readonly solution: string;
  readonly solutionNow: string;
  readonly lookHere: string;
  /** Adds to a card's name what the mark on it means. */
  readonly cardStates: Readonly<Record<'ringed' | 'right' | 'wrong', (name: string) => string>>;
  /** Names the cards with a ring, for readers who don't see it. */
  ringed(cards: readonly Card[]): string;
  readonly tryIt: string;
  readonly back: string;
  /** Label of the button that shows a question's worked example first. */
  readonly watchFirst: string;
  readonly ruleInFull: string;
  readonly startOver: string;
  /** Labels of the buttons that make a move, keyed by type of move. */
  readonly actions: Readonly<Record<string, string>>;
  /**
   * Prompts shown before anything is chosen, keyed by kind of step. `act` is for moves that involve more than choosing
   * a card.
   */
  readonly asked: Readonly<
    Record<'play' | 'act' | 'choose' | 'predict' | 'count' | 'decide' | 'seats' | 'order' | 'suit', string>
  >;
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
  /** Says that the card in the answer can't legally be played. */
  mayNot(card: Card): string;
  readonly yourHand: string;
  readonly onTheTable: string;
  readonly yourCard: string;
  /** Cards laid by a player, for screen readers. */
  laid(who: Who, cards: readonly Card[], folded: boolean): string;
  /** Name of the suit that was led. */
  suitLed(suit: string): string;
  /** Name of the suit whose points count twice. */
  doubled(suit: string): string;
  /** Name of the trump suit or card. `who` is its owner, or null if it is the same for everybody. */
  trump(what: string, who: Who | null): string;
  /** Number of cards in the stock. `what` is the rulebook's word for it. */
  stock(count: number, what: string): string;
  /** Number of cards in a pile. `who` is the pile's owner, or null for the other side. */
  pile(who: Who | null, count: number): string;
  /** Cards in an incomplete series. `what` is the game's word for a series. */
  building(who: Who, count: number, what: string): string;
  /** Number of cards in a hand. */
  cardsOf(who: Who, count: number): string;
  /** Joins a description and the names of cards. */
  listed(what: string, cards: string): string;
  readonly happenings: LessonHappenings;
  readonly reasons: LessonReasons;
  /** Text of a step that is repeated, with different cards unless `keepsCards`. */
  otherCards(keepsCards: boolean | undefined): string;
  /** Title of the last page. Replaced by `known` if no question was missed. */
  readonly over: string;
  readonly known: string;
  /** Number of questions answered correctly at the first attempt, and total number of questions. */
  score(right: number, asked: number): string;
  /** Introduces the list of rules with a missed question. */
  readonly hard: string;
  /** Introduces the list of rules without a missed question. */
  readonly learned: string;
  /** Introduces the list of rules that the lesson doesn't teach. */
  readonly leftOut: string;
  /** Suggests what to do next. `isHard` is true if a question was missed. */
  playNext(isHard: boolean): string;
  readonly playAnother: string;
  /** Text that replaces an author's step that can't be shown. */
  readonly brokenStep: string;
  readonly playDeal: string;
  /** Label of the button that skips the deal, or the rest of it. */
  readonly skipDeal: string;
  readonly dealDone: string;
  /** Label of the button that continues after the deal. The table has a separate button for its next deal. */
  readonly afterDeal: string;
  readonly exercises: string;
  readonly solutions: string;
  /** Lists right answers, any one of which is enough. */
  anyOf(answers: readonly string[]): string;
  /** Labels of the lines for the reader's name and the date on a printed sheet. */
  readonly sheetName: string;
  readonly sheetDate: string;
}

/** Returns lesson strings with names for the cards shown. */
export type LessonWordsFor = (cards: CardWords) => Omit<LessonWords, 'players'>;
