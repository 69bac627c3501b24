import type {Card} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';
import type {Who} from '../table/table-words.js';

/** Events of an example, spoken. Texts for `Who` have a form for the reader. */
export interface LessonHappenings {
  /** Tells who plays which cards. */
  played(who: Who, cards: readonly Card[]): string;
  /** Tells who beats the cards on the table. */
  beat(who: Who, cards: readonly Card[]): string;
  /** Tells who lays cards face down. */
  folded(who: Who, count: number): string;
  /** Tells who names a suit or a card; `what`: its name. */
  named(who: Who, what: string): string;
  /** Tells a player's role; `role`: a key of `LessonWords.roles`. */
  announced(who: Who, role: string): string;
  /** Tells that a player has chosen the cards to give. */
  gave(who: Who): string;
  readonly handed: string;
  /** Tells who takes how many cards, and what they are worth; 0 points are not told. */
  took(who: Who, count: number, points: number): string;
  /** Tells who claims out of turn; `stands`: false where a nearer claim sets this one aside. */
  claimed(who: Who, stands: boolean): string;
  /** Tells who failed to follow suit though able to. */
  revoked(who: Who): string;
  /** Tells who completes a series of cards; `what`: the game's word for one. */
  completed(who: Who, what: string): string;
  /** Tells that cards are drawn from the stock. */
  drew(): string;
}

/** Explanations of wrong answers, for goals that all games share. */
export interface LessonReasons {
  /** Tells that another player takes the trick. */
  wins(who: Who, card: Card | undefined): string;
  /** Tells that the reader takes the trick, and should not. */
  loses(card: Card | undefined): string;
  /** Tells that the cards are to be kept for later. */
  keeps(cards: readonly Card[]): string;
  /** Tells that the move captures nothing. */
  takes(): string;
  /** Tells that another capture was asked for. */
  captures(): string;
  /** Tells the points of the move; undefined: too few. */
  points(points: number | undefined): string;
  /** Explanation of any other goal. */
  other(): string;
  /** Number of right cards that are missing. */
  leftOut(count: number): string;
  /** Tells that another player is right, and the card that proves it. */
  another(card: Card | undefined): string;
  /** Tells that the number is wrong; `tooLarge`: the direction. */
  number(tooLarge: boolean): string;
  /** Tells that another text is right. */
  choice(): string;
  /** Tells that a player was named who is not right. */
  seat(who: Who): string;
  /** Number of right players that were not named. */
  seatsLeftOut(count: number): string;
  /** Tells the first place, from 1, that has the wrong card or text. */
  order(place: number): string;
}

/** Texts of the lesson's controls and reactions, whatever the lesson. */
export interface LessonWords {
  /** Names of the players by seat; the reader's own is not said. */
  readonly players: readonly string[];
  /** Name of a step that belongs to no skill: "Step 2 of 3". */
  step(number: number, of: number): string;
  /** Place in the lesson: "Following suit, step 2 of 3", of the only step of a skill "Following suit"; says if a step is a repetition. */
  place(skill: string, number: number, of: number, again: boolean): string;
  readonly progress: string;
  /** States of a step in the progress bar, spoken. */
  readonly states: Readonly<Record<'done' | 'here' | 'ahead' | 'left-out', string>>;
  /** Label of the button that turns to the rules. */
  readonly rules: string;
  readonly next: string;
  readonly watch: string;
  readonly watchAgain: string;
  /** Label of the button that shows the next move of a deal with comments. */
  readonly watchOn: string;
  readonly check: string;
  readonly checkAgain: string;
  /** Number of a hint: "Hint 1 of 3". */
  hint(number: number, of: number): string;
  readonly solution: string;
  readonly solutionNow: string;
  readonly lookHere: string;
  readonly tryIt: string;
  readonly back: string;
  /** Button that shows the worked example of a question before it is answered. */
  readonly watchFirst: string;
  readonly ruleInFull: string;
  readonly startOver: string;
  /** Labels of the buttons that make a move, by type. */
  readonly actions: Readonly<Record<string, string>>;
  /** Prompts by kind of step, before anything is chosen; `act`: where there is more to decide than which card to play. */
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
  /** Tells that the card of the answer may not be played. */
  mayNot(card: Card): string;
  readonly yourHand: string;
  readonly onTheTable: string;
  readonly yourCard: string;
  /** Cards laid by a player, spoken. */
  laid(who: Who, cards: readonly Card[], folded: boolean): string;
  /** Suit that was led, by name. */
  suitLed(suit: string): string;
  /** Suit whose points count twice, by name. */
  doubled(suit: string): string;
  /** Trump suit or card, by name; `who`: its owner, null if it is the same for all. */
  trump(what: string, who: Who | null): string;
  /** Number of cards in the stock; `what`: the rulebook's word for it. */
  stock(count: number, what: string): string;
  /** Number of cards in a pile; null: the others’. */
  pile(who: Who | null, count: number): string;
  /** Cards of an incomplete series; `what`: the game's word for one. */
  building(who: Who, count: number, what: string): string;
  /** Number of cards in a hand. */
  cardsOf(who: Who, count: number): string;
  /** Names what cards are, before their names. */
  listed(what: string, cards: string): string;
  readonly happenings: LessonHappenings;
  readonly reasons: LessonReasons;
  /** Text of a step that comes back with other cards. */
  readonly otherCards: string;
  /** Title of the last page; `known`: if nothing was hard. */
  readonly over: string;
  readonly known: string;
  /** Number of questions that were answered right at the first try, of those asked. */
  score(right: number, asked: number): string;
  /** Introduces the rules about which something was missed. */
  readonly hard: string;
  /** Introduces the rules about which all was right. */
  readonly learned: string;
  /** Tells what to do next; `isHard`: if something was hard. */
  playNext(isHard: boolean): string;
  readonly playAnother: string;
  /** Text in place of an author's step that cannot be shown. */
  readonly brokenStep: string;
  readonly playDeal: string;
  /** Goes on without the deal, or without the rest of it. */
  readonly skipDeal: string;
  readonly dealDone: string;
  /** Goes on when the deal is over: the table has a button for its next deal. */
  readonly afterDeal: string;
  readonly exercises: string;
  readonly solutions: string;
  /** Lists right answers, of which one is enough. */
  anyOf(answers: readonly string[]): string;
  /** Labels of the lines for the reader's name and the date on a printed sheet. */
  readonly sheetName: string;
  readonly sheetDate: string;
}

/** Makes a lesson's texts for the cards shown. */
export type LessonWordsFor = (cards: CardWords) => Omit<LessonWords, 'players'>;
