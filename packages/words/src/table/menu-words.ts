import type {CharacterNames} from '../cards/language-names.js';

/** Texts of a table's menu and of the panels that it opens. */
export interface MenuWords {
  readonly back: string;
  readonly rules: string;
  readonly settings: string;
  /** Title of the reader's statistics. */
  readonly record: string;
  /** Label of the item that opens the deal review. */
  readonly review: string;
  /** Title of the list of keys. */
  readonly keysTitle: string;
  /** Keys and their actions, in the order shown. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly whoseTurn: string;
  /** Texts about the link to the first deal of the match. */
  readonly dealLink: {
    /** Label of the menu's item, and title of its panel. */
    readonly title: string;
    /** Message about the link to the first deal of a match. */
    readonly copied: string;
    /** Message about the link to a later deal. */
    readonly laterCopied: string;
    /** Message, above a field with the link, that the page may not copy it. */
    readonly refused: string;
    /** Label of that field. */
    readonly toCopy: string;
    /** Label of the button that copies the match with its moves. */
    readonly match: string;
    /** Message that this link has been copied. */
    readonly matchCopied: string;
    /** Message that the match has no link. */
    readonly none: string;
  };
  /** Texts about the match as a file. */
  readonly matchFile: {
    /** Label of the menu's item, and title of its panel. */
    readonly title: string;
    /** Describes the contents of a file. */
    readonly holds: string;
    /** Label of the button that saves the whole match. */
    readonly record: string;
    /** Label of the button that saves the finished deals as notation. */
    readonly notation: string;
    /** Label of the button that opens a file. */
    readonly open: string;
    /** Message that the browser saves a file. */
    saved(file: string): string;
    /** Message, above a field with its text, that the browser may not have saved the file. */
    barred(file: string): string;
    /** Label of that field. */
    readonly toCopy: string;
    /** Message that there is nothing to save as notation yet. */
    readonly none: string;
  };
  readonly print: string;
  /** Confirmation before a new match ends the current one. */
  readonly endMatch: string;

  /** Labels of the settings, by name. */
  readonly names: Readonly<
    Record<'deck' | 'theme' | 'speed' | 'sound' | 'volume' | 'level' | 'hints' | 'coach' | 'leftHand', string>
  >;
  /** Values of the settings that are chosen from a list. A deck registered by the page is named by its id. */
  readonly values: {
    readonly deck: Readonly<Record<'french' | 'french-4' | 'italian', string>>;
    readonly theme: Readonly<Record<'felt' | 'wood' | 'plain', string>>;
    readonly speed: Readonly<Record<'slow' | 'normal' | 'fast' | 'instant', string>>;
    readonly volume: Readonly<Record<'quiet' | 'medium' | 'loud', string>>;
    readonly level: Readonly<Record<'beginner' | 'casual' | 'strong' | 'expert', string>>;
  };
  /** Title of the list of the reader's opponents. */
  readonly opponents: string;
  /** Preference of each character, to follow its name, as measured in `test/bots/tempers.node.ts`. */
  readonly tempers: Readonly<Record<keyof CharacterNames, string>>;
  /** Says how long and where the settings apply. */
  readonly remembered: string;
  /** Label of the button that resets all of the reader's choices. */
  readonly forget: string;
}
