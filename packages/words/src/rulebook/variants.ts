import type {Language} from '../language.js';
import type {RuleTable, RuleText, SectionName} from './rule-texts.js';

/** Exports of a module with the text for a variant's rule. */
export interface VariantTexts {
  /** Returns the text of the rule for one table. */
  rule(table: RuleTable): RuleText;
}

/**
 * A rule that applies only if an option is on. Its text is in a separate module. Rulebooks always include the text.
 * Tables load it only if the rule applies, and use its title as the rule's name.
 */
export interface VariantRule {
  readonly id: string;
  /** Name of the option. The rule applies if it is `true`. */
  readonly option: string;
  /** Section of the rulebook that contains the rule if it applies. Otherwise, the rule is under `options`. */
  readonly section: SectionName;
  /** Loads the text in the given language. */
  texts(language: Language): Promise<VariantTexts>;
}
