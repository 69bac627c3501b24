import type {Language} from '../language.js';
import type {RuleTable, RuleText, SectionName} from './rule-texts.js';

/** Exports of a module with the text of a variant's rule. */
export interface VariantTexts {
  /** Makes the text of the rule for one table. */
  rule(table: RuleTable): RuleText;
}

/**
 * A rule that holds only where an option is on. Its text is a module of its own: the rulebook tells it at every table, but tables load it only
 * where it holds, and name the rule by its title.
 */
export interface VariantRule {
  readonly id: string;
  /** Name of the option, which is `true` where the rule holds. */
  readonly option: string;
  /** Section of the rulebook where the rule stands if it holds; else it is among the `options`. */
  readonly section: SectionName;
  /** Loads the text of a language. */
  texts(language: Language): Promise<VariantTexts>;
}
