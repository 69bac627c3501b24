import type {CharacterNames} from '../cards/language-names.js';

/** Remarks of a character, used in turn. They don't mention anything that a player may not know. */
interface CharacterRemarks {
  /** Remarks when play begins. */
  readonly greets: readonly string[];
  /** Remarks after the character has taken several cards. */
  readonly takes: readonly string[];
  /** Remarks after the player before the character has taken several cards. */
  readonly watches: readonly string[];
}

/** The characters' remarks, which reflect each character's temper (see `MenuWords.tempers`). */
export type RemarkWords = Readonly<Record<keyof CharacterNames, CharacterRemarks>>;
