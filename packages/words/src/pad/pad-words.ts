import type {MatchResult} from '@cartavola/engine';

/** Numbers in a problem of a pad. Each problem has those that its code needs. */
export interface PadGiven {
  /** The actual and the required number. */
  readonly is: number;
  readonly sum: number;
  readonly least: number;
  readonly most: number;
  /** Primes of both sides. */
  readonly one: number;
  readonly other: number;
}

/** Texts of a score pad, in one language. */
export interface PadWords {
  /** Name of the pad of a game. */
  padOf(game: string): string;
  /** Label of a button that changes a number, such as the points at which a match ends. */
  changes(what: string, how: string): string;
  /** Name of a player without a name, with a letter, because a number would be read as points. */
  player(letter: string): string;
  /** Label of the field for that player's name. */
  nameOf(letter: string): string;
  /** Title of the names. */
  readonly names: string;
  /** Names of partners, joined. */
  partners(names: readonly string[]): string;
  readonly firstDealer: string;
  /** Label of the choice of the first dealer, beside a name. */
  readonly dealsFirst: string;
  readonly begin: string;
  /** Number of a deal, from 1. */
  deal(number: number): string;
  /** Label of the button that opens the fields of a deal. */
  enter(number: number): string;
  /** Label of the button that opens a deal again. */
  correct(number: number): string;
  /** Says who deals next. */
  deals(who: string): string;
  /** Says who has won. `several`: partners, with their names. */
  won(who: string, several: boolean): string;
  readonly drawn: string;
  readonly rounds: string;
  readonly noRounds: string;
  readonly total: string;
  readonly undo: string;
  readonly undone: string;
  readonly chart: string;
  /** Totals of a party after each deal, spoken. */
  course(who: string, totals: readonly number[]): string;
  /** Says at how many points a match ends. */
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
  /** Value of an empty field, spoken. */
  readonly empty: string;
  /** A number that follows from the others, spoken. */
  follows(value: number): string;
  readonly saving: string;
  readonly saved: string;
  /** Says that the pad cannot be stored. */
  readonly unsaved: string;
  /** Says that a stored pad cannot be read and has been set aside. */
  readonly unread: string;
  /** Says that another tab has changed the pad, so this change was not made. */
  readonly overtaken: string;
  /** Label of the button that opens the names after the match has begun. */
  readonly rename: string;
  /** Marks of a deal, or totals, in one line: `Ada 3, Bea 1`. `why`: reasons for a party's marks. */
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
  /** Says that the browser saves a file. */
  fileSaved(file: string): string;
  /** Says, above the file's text, that the file may not have been saved. */
  barred(file: string): string;
  /** Says that a file does not contain a pad of this game. */
  wrongFile(code: string, path: string): string;
  readonly opened: string;
  /** Message about a problem in a round, by its code. `field`: the field concerned, such as “Cards, Ada”. */
  problem(code: string, field: string, given: PadGiven): string;
  /** Result of a deal, or a total: `Deal 3: Ada 3, Bea 1`. */
  gave(what: string, standing: string): string;
  /** Message about a problem in a round other than the entered one. */
  inDeal(number: number, problem: string): string;
}

/** Option that players choose for a match. */
interface ChosenOption {
  readonly name: string;
  readonly label: string;
  /** Labels of the values that aren't numbers. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Texts about counting one game. */
export interface CountWords {
  readonly title: string;
  /** Labels of the fields, by name. */
  readonly fields: Readonly<Record<string, string>>;
  /** Names of the counted groups, if they aren't sides. */
  readonly groups?: readonly string[];
  /** Answers of yes-or-no fields, by name. */
  readonly answers?: Readonly<Record<string, readonly [no: string, yes: string]>>;
  /** Options that players choose, in order. */
  readonly options: readonly ChosenOption[];
  /** Names of the lines of the score, by rule. */
  readonly lines: Readonly<Record<string, string>>;
  /** Messages about impossible values in this game, by the code of the problem. */
  readonly problems: Readonly<Record<string, (given: PadGiven) => string>>;
  /** Says how a match ended if no party wins it. */
  over?(result: MatchResult, nameOf: (side: number) => string): string;
}
