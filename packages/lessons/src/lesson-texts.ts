import type {Options} from '@cartavola/engine';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';

/** Texts of a step in one language. `[ruffs](ruff)` in `text` is a word that the glossary explains. */
export interface StepText {
  /** The question, or what the step is about. */
  readonly title: string;
  readonly text: string;
  /** What is added once the answer is right, or all has been watched. */
  readonly done?: string;
  /**
   * What is said of answers, by what they are: `card=KH`, `missed=AS`, `refusal=` and a rule's id, several with a space between, and the
   * empty text for any other.
   */
  readonly answers?: Readonly<Record<string, string>>;
  readonly hints?: readonly string[];
}

/** A lesson in a language, for one table. */
export interface LessonTexts<Id extends string = string, Skill extends string = string> {
  /** What the lesson is called. */
  readonly title: string;
  /** The names of the skills, short: they stand under the reader's progress. */
  readonly skills: Readonly<Record<Skill, string>>;
  readonly steps: Readonly<Record<Id, StepText>>;
}

/** The lesson's texts for the cards that are shown and the options that are played. */
export type LessonTextsFor<Id extends string = string, Skill extends string = string, O extends Options = Options> = (
  table: RuleTable<O>,
) => LessonTexts<Id, Skill>;
