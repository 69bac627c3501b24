import type {RuleText, SectionName, TermText} from './rule-texts.js';

/** Public ids of rules that all games share. */
export const SHARED_RULES = ['common.type', 'common.turn', 'common.card'] as const;
export type SharedRule = (typeof SHARED_RULES)[number];

/** Glossary terms that several games share. */
export type SharedTerm = 'trick' | 'lead' | 'trump' | 'ruff' | 'overruff' | 'discard' | 'stock';

/** Strings that all rulebooks share, whatever the game. */
export interface RulebookWords {
  /** Title of the book, based on the game's title. */
  heading(title: string): string;
  /** Names of the two views. */
  readonly views: Readonly<Record<'lesson' | 'rules', string>>;
  readonly contents: string;
  readonly search: string;
  /** Number of rules found. */
  found(count: number): string;
  /** Label for the button that shows an example on a small table. */
  readonly example: string;
  readonly clear: string;
  readonly glossary: string;
  /** Label for the link to the rule with this number, for screen readers. */
  linkTo(number: string): string;
  readonly sections: Readonly<Record<SectionName, string>>;
  readonly rules: Readonly<Record<SharedRule, RuleText>>;
  readonly terms: Readonly<Record<SharedTerm, TermText>>;
  /** Says that the rulebook or lesson can't be shown. */
  readonly problem: string;
  /** Explains a problem to the author of the page. */
  problemText(code: string, path: string): string;
}
