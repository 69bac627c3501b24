import type {MatchResult} from '@cartavola/engine';

/** Numbers in a problem with a pad. Each problem has only the numbers that its code needs. */
export interface PadGiven {
  /** The actual number, and the required number. */
  readonly is: number;
  readonly sum: number;
  readonly least: number;
  readonly most: number;
  /** Primes of both sides. */
  readonly one: number;
  readonly other: number;
}

/** Strings for a score pad in one language. */
export interface PadWords {
  /** Title of a game's pad. */
  padOf(game: string): string;
  /** Label for a button that changes a number, such as the points at which a match ends. */
  changes(what: string, how: string): string;
  /** Label for a player without a name. It contains a letter, because a number could be mistaken for points. */
  player(letter: string): string;
  /** Label of the field for such a player's name. */
  nameOf(letter: string): string;
  /** Title of the section with the names. */
  readonly names: string;
  /** Names of partners, joined. */
  partners(names: readonly string[]): string;
  readonly firstDealer: string;
  /** Label beside a name for choosing the first dealer. */
  readonly dealsFirst: string;
  readonly begin: string;
  /** Number of a deal, from 1. */
  deal(number: number): string;
  /** Label for the button that opens a deal's fields. */
  enter(number: number): string;
  /** Label of the button that reopens a deal for correction. */
  correct(number: number): string;
  /** Says who deals next. */
  deals(who: string): string;
  /** Says who has won. `several` is true if `who` contains the names of partners. */
  won(who: string, several: boolean): string;
  readonly drawn: string;
  readonly rounds: string;
  readonly noRounds: string;
  readonly total: string;
  readonly undo: string;
  readonly undone: string;
  /** Says that a match has begun, and who deals. */
  begun(dealer: string): string;
  readonly chart: string;
  /** Totals of a player or side after each deal, for screen readers. */
  course(who: string, totals: readonly number[]): string;
  /** Says how many points end a match. */
  target(points: number): string;
  readonly sheet: string;
  readonly more: string;
  readonly back: string;
  readonly save: string;
  readonly remove: string;
  readonly removed: string;
  /** Label of the button that skips counting a deal. */
  readonly later: string;
  readonly keypad: string;
  readonly less: string;
  readonly moreOne: string;
  readonly erase: string;
  readonly next: string;
  /** Value of an empty field, for screen readers. */
  readonly empty: string;
  /** A number that is calculated from the others, for screen readers. */
  follows(value: number): string;
  readonly saving: string;
  readonly saved: string;
  /** Says that the pad can't be stored. */
  readonly unsaved: string;
  /** Says that a stored pad can't be read and has been set aside. */
  readonly unread: string;
  /** Says that another tab has changed the pad, so this change was rejected. */
  readonly overtaken: string;
  /** Label of the button that lets the reader edit the names after the match has begun. */
  readonly rename: string;
  /**
   * Marks for a deal, or totals, in one line: `Ada 3, Bea 1`. `why` contains the reasons for a player's or side's
   * marks.
   */
  standing(
    parties: readonly {readonly who: string; readonly points: number; readonly why: readonly string[]}[],
  ): string;
  readonly newMatch: string;
  readonly endMatch: string;
  readonly keepMatch: string;
  readonly erasePad: string;
  /** Asks whether to erase the pad. */
  readonly endPad: string;
  readonly padErased: string;
  readonly print: string;
  readonly saveFile: string;
  readonly openFile: string;
  readonly copyText: string;
  readonly copied: string;
  readonly toCopy: string;
  /** Says that the browser is saving a file. */
  fileSaved(file: string): string;
  /** Says, above the file's text, that the file may not have been saved. */
  barred(file: string): string;
  /** Says that a file doesn't contain a pad for this game. */
  wrongFile(code: string, path: string): string;
  readonly opened: string;
  /** Message about a problem in a round, based on its code. `field` is the field at fault, such as “Cards, Ada”. */
  problem(code: string, field: string, given: PadGiven): string;
  /** Result of a deal, or a total: `Deal 3: Ada 3, Bea 1`. */
  gave(what: string, standing: string): string;
  /** Message about a problem in a round other than the one being entered. */
  inDeal(number: number, problem: string): string;
}

/** Option that players choose for a match. */
interface ChosenOption {
  readonly name: string;
  readonly label: string;
  /** Labels for values that aren't numbers. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Strings for counting the score of one game. */
export interface CountWords {
  readonly title: string;
  /** Labels of the fields, keyed by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names of the groups that score, if they aren't sides. */
  readonly groups?: readonly string[];
  /** Answers for yes-or-no fields, keyed by name. */
  readonly answers?: Readonly<Record<string, readonly [no: string, yes: string]>>;
  /** Options that players choose, in order. */
  readonly options: readonly ChosenOption[];
  /** Names of the score lines, keyed by rule. */
  readonly lines: Readonly<Record<string, string>>;
  /** Messages about impossible values in this game, keyed by problem code. */
  readonly problems: Readonly<Record<string, (given: PadGiven) => string>>;
  /** Says how a match ended if nobody wins it. */
  over?(result: MatchResult, nameOf: (side: number) => string): string;
}
