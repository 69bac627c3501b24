import type {CharacterNames} from '../cards/language-names.js';

/** Strings for a table's menu and the panels that it opens. */
export interface MenuWords {
  readonly back: string;
  readonly rules: string;
  readonly settings: string;
  /** Title of the reader's statistics. */
  readonly record: string;
  /** Title of the list of keyboard shortcuts. */
  readonly keysTitle: string;
  /** Keyboard shortcuts and their actions, in the order in which they are shown. */
  readonly keys: readonly (readonly [key: string, does: string])[];
  readonly whoseTurn: string;
  /** Asks what has happened since the reader's last move. */
  readonly repeat: string;
  /** Strings about the link to the first deal of the match. */
  readonly dealLink: {
    /** Label for the menu item, and title of its panel. */
    readonly title: string;
    /** Says that the link to the first deal of a match has been copied. */
    readonly copied: string;
    /** Says that the link to a later deal has been copied. */
    readonly laterCopied: string;
    /** Says, above a field with the link, that the page isn't allowed to copy it. */
    readonly refused: string;
    /** Label of that field. */
    readonly toCopy: string;
    /** Label for the button that copies the match with its moves. */
    readonly match: string;
    /** Says that this link has been copied. */
    readonly matchCopied: string;
    /** Says that the match has no link. */
    readonly none: string;
  };
  /** Strings about saving and opening the match as a file. */
  readonly matchFile: {
    /** Label for the menu item, and title of its panel. */
    readonly title: string;
    /** Describes a file's content. */
    readonly holds: string;
    /** Label of the button that saves the whole match. */
    readonly record: string;
    /** Label of the button that saves the finished deals as notation. */
    readonly notation: string;
    /** Label of the button that opens a file. */
    readonly open: string;
    /** Says that the browser is saving a file. */
    saved(file: string): string;
    /** Says, above a field with the file's text, that the browser may not have saved the file. */
    barred(file: string): string;
    /** Label of that field. */
    readonly toCopy: string;
    /** Says that there is nothing to save as notation yet. */
    readonly none: string;
  };
  readonly print: string;
  /** Confirmation before a new match ends the current one. */
  readonly endMatch: string;

  /** Labels of the settings, keyed by name. */
  readonly names: Readonly<
    Record<
      'deck' | 'theme' | 'speed' | 'sound' | 'volume' | 'level' | 'hints' | 'coach' | 'leftHand' | 'silent',
      string
    >
  >;
  /**
   * Labels for the values of settings that are chosen from a list. A deck that the page registered is shown by its id.
   */
  readonly values: {
    readonly deck: Readonly<Record<'french' | 'french-4' | 'italian', string>>;
    readonly theme: Readonly<Record<'felt' | 'wood' | 'plain', string>>;
    readonly speed: Readonly<Record<'slow' | 'normal' | 'fast' | 'instant', string>>;
    readonly volume: Readonly<Record<'quiet' | 'medium' | 'loud', string>>;
    readonly level: Readonly<Record<'beginner' | 'casual' | 'strong' | 'expert', string>>;
  };
  /** Title of the list of the reader's opponents. */
  readonly opponents: string;
  /** Each character's preference, to be used after the name. `test/bots/tempers.node.ts` measures these preferences. */
  readonly tempers: Readonly<Record<keyof CharacterNames, string>>;
  /** Says where and for how long the settings apply. */
  readonly remembered: string;
  /** Label of the button that resets all the reader's choices. */
  readonly forget: string;
}
