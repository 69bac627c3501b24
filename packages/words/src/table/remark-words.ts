import type {CharacterNames} from '../cards/language-names.js';

/** Remarks of a character, used in turn. They don't mention anything that a player may not know. */
interface CharacterRemarks {
  /** At the beginning. */
  readonly greets: readonly string[];
  /** After the character has taken cards. */
  readonly takes: readonly string[];
  /** After the player before the character has taken cards. */
  readonly watches: readonly string[];
}

/** The characters' remarks, which reflect each character's temper (see `MenuWords.tempers`). */
export type RemarkWords = Readonly<Record<keyof CharacterNames, CharacterRemarks>>;
