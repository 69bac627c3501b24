import type {CharacterNames} from '../cards/language-names.js';

/** Texts of a table's menu and of what opens from it. */
export interface MenuWords {
  readonly back: string;
  readonly rules: string;
  readonly settings: string;
  /** Title of the record of what the reader has played. */
  readonly record: string;
  /** Label of the item that looks back on the deal. */
  readonly review: string;
  /** Title of the list of keys. */
  readonly keysTitle: string;
  /** Keys and their actions, in the order shown. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly whoseTurn: string;
  /** Texts about the link to the deal that the match began with. */
  readonly dealLink: {
    /** Label of the menu's item, and title of its panel. */
    readonly title: string;
    /** Message about the link to the first deal of a match. */
    readonly copied: string;
    /** Message about the link to a later one. */
    readonly laterCopied: string;
    /** Message that the page may not copy, above a field with the link. */
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
    /** Says what a file holds. */
    readonly holds: string;
    /** Label of the button that saves the whole match. */
    readonly record: string;
    /** Label of the button that saves the deals that are over as notation. */
    readonly notation: string;
    /** Label of the button that opens a file. */
    readonly open: string;
    /** Message that the browser saves a file. */
    saved(file: string): string;
    /** Message that the browser may not have saved it, above a field with its text. */
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
  /** Values of the settings that are chosen from a list. A deck that the page has registered is named by its id. */
  readonly values: {
    readonly deck: Readonly<Record<'french' | 'french-4' | 'italian', string>>;
    readonly theme: Readonly<Record<'felt' | 'wood' | 'plain', string>>;
    readonly speed: Readonly<Record<'slow' | 'normal' | 'fast' | 'instant', string>>;
    readonly volume: Readonly<Record<'quiet' | 'medium' | 'loud', string>>;
    readonly level: Readonly<Record<'beginner' | 'casual' | 'strong' | 'expert', string>>;
  };
  /** Title of the list of those whom the reader plays against. */
  readonly opponents: string;
  /** What each character prefers to do, to follow its name: measured in `test/bots/tempers.node.ts`. */
  readonly tempers: Readonly<Record<keyof CharacterNames, string>>;
  /** Says for how long, and where, the settings hold. */
  readonly remembered: string;
  /** Label of the button that forgets all that the reader has chosen. */
  readonly forget: string;
}
