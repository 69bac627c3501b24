import type {Options} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';

/** Sections of a rulebook, in reading order. */
export const SECTIONS = ['cards', 'deal', 'play', 'score', 'match', 'players', 'options', 'table'] as const;
/** Section of a rulebook. `players` and `options` contain the rules that don't apply at this table. */
export type SectionName = (typeof SECTIONS)[number];

/** Text of a rule. In `text` and `badge`, `[ruffs](ruff)` links a word to the glossary. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Remark on how the rule differs elsewhere. */
  readonly badge?: string;
  /** Condition under which the rule applies, if it doesn't apply at every table. */
  readonly when?: string;
}

/** Glossary term and its meaning. */
export interface TermText {
  readonly term: string;
  readonly meaning: string;
}

/** Text of a game's rules in one language, for one table. */
export interface GameRules<Id extends string = string> {
  /** Summary of the game in a sentence or two. */
  readonly about: string;
  readonly rules: Readonly<Record<Id, RuleText>>;
  /** Introductions, keyed by section. */
  readonly intros?: Readonly<Partial<Record<SectionName, string>>>;
}

/** Names for lessons and rules in one language, for one table. */
export interface GameNames<Term extends string = string> {
  readonly title: string;
  /** Names of roles with the article, keyed by the `role` in events. Absent in games without roles. */
  readonly roles?: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<Term, TermText>>;
}

/** Table for which a rulebook is written. */
export interface RuleTable<O extends Options = Options> {
  readonly cards: CardWords;
  readonly options: O;
}

/** Joins the remarks that apply to form a rule's badge. */
export function badged(...remarks: readonly (string | false)[]): Pick<RuleText, 'badge'> {
  const said = remarks.filter((remark) => remark !== false);
  return said.length > 0 ? {badge: said.join(' ')} : {};
}
