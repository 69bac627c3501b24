import type {Options} from '@cartavola/engine';
import type {CardWords} from '../cards/card-words.js';

/** The parts of a rulebook, in the order in which they are read. */
export const SECTIONS = ['cards', 'deal', 'play', 'score', 'match', 'players', 'options', 'table'] as const;
/** A part of a rulebook; `players` and `options` hold what does not hold at this table. */
export type SectionName = (typeof SECTIONS)[number];

/** A rule as it is told. In `text` and `badge`, `[ruffs](ruff)` is a word that the glossary explains. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Where the rules as they were handed down are silent, or where many play otherwise. */
  readonly badge?: string;
  /** Where it holds, for rules that do not hold at every table. */
  readonly when?: string;
}

/** A word that the glossary explains. */
export interface TermText {
  readonly term: string;
  readonly meaning: string;
}

/** What a language says of a game, for one table. */
export interface GameRules<Id extends string = string, Term extends string = string> {
  readonly title: string;
  /** The game in a sentence or two. */
  readonly about: string;
  readonly rules: Readonly<Record<Id, RuleText>>;
  /** What a player turns out to be, by the `role` of facts: with its article. Absent in games without such roles. */
  readonly roles?: Readonly<Record<string, string>>;
  readonly terms: Readonly<Record<Term, TermText>>;
  /** What stands under the heading of a section. */
  readonly intros?: Readonly<Partial<Record<SectionName, string>>>;
}

/** The table that a rulebook is for. */
export interface RuleTable<O extends Options = Options> {
  readonly cards: CardWords;
  readonly options: O;
}

/** A rule's badge, of the remarks that hold. */
export function badged(...remarks: readonly (string | false)[]): Pick<RuleText, 'badge'> {
  const said = remarks.filter((remark) => remark !== false);
  return said.length > 0 ? {badge: said.join(' ')} : {};
}
