import type {RuleText, SectionName, TermText} from './rule-texts.js';

/** The rules that all games share, by their public ids. */
export const SHARED_RULES = ['common.type', 'common.turn', 'common.card'] as const;
export type SharedRule = (typeof SHARED_RULES)[number];

/** The words that several games share. */
export type SharedTerm = 'trick' | 'lead' | 'trump' | 'ruff' | 'overruff' | 'discard' | 'stock';

/** Texts that every rulebook shares, whatever the game. */
export interface RulebookWords {
  /** The title of the book, from that of the game. */
  heading(title: string): string;
  /** The two ways to read. */
  readonly views: Readonly<Record<'lesson' | 'rules', string>>;
  readonly contents: string;
  readonly search: string;
  /** How many rules were found. */
  found(count: number): string;
  /** On the button that shows an example on a small table. */
  readonly example: string;
  readonly clear: string;
  readonly glossary: string;
  /** Label of the link to the rule of this number, spoken. */
  linkTo(number: string): string;
  readonly sections: Readonly<Record<SectionName, string>>;
  readonly rules: Readonly<Record<SharedRule, RuleText>>;
  readonly terms: Readonly<Record<SharedTerm, TermText>>;
  /** Says that the rulebook or the lesson cannot be shown. */
  readonly problem: string;
  /** Why, for whoever writes the page. */
  problemText(code: string, path: string): string;
}
