import type {Options} from '@cartavola/engine';
import type {RepeatText} from './step.js';
import type {RuleTable} from '@cartavola/words/rulebook/rule-texts.js';

/** Text of a step in one language. `[ruffs](ruff)` in `text` links a word to the glossary. */
export interface StepText {
  /** Question or topic of the step. */
  readonly title: string;
  readonly text: string;
  /** Text added after the right answer, or after watching. */
  readonly done?: string;
  /**
   * Remarks on answers, keyed by condition: `card=KH`, `missed=AS`, `refusal=` followed by a rule's id, `type=fold`,
   * `count=2` (cards played), or several of these separated by spaces. An empty condition applies to any other answer.
   */
  readonly answers?: Readonly<Record<string, string>>;
  readonly hints?: readonly string[];
}

/**
 * Text that is loaded with a lesson's first question. It covers the steps up to that question or, if no text is loaded
 * later, all steps.
 */
export interface LessonTexts<Id extends string = string, Skill extends string = string> {
  /** Title of the lesson. */
  readonly title: string;
  /** Short names of the skills, shown in the progress bar. */
  readonly skills: Readonly<Record<Skill, string>>;
  readonly steps: Readonly<Record<Id, StepText>>;
}

/** Text for a lesson's later and repeated steps, which is loaded after the lesson first renders. */
export interface LaterTexts<Id extends string = string> {
  readonly steps: Readonly<Record<Id, StepText>>;
  /**
   * Short questions without card names for steps that are repeated with different cards, keyed by step id, or by kind
   * and goal (`predict winner`).
   */
  readonly again: Readonly<Record<string, RepeatText['title']>>;
}

/** Returns a lesson's text for the deck shown and the current options. */
export type LessonTextsFor<Id extends string = string, Skill extends string = string, O extends Options = Options> = (
  table: RuleTable<O>,
) => LessonTexts<Id, Skill>;

/** Returns the text of a lesson's later and repeated steps for the deck shown and the current options. */
export type LaterTextsFor<Id extends string = string, O extends Options = Options> = (
  table: RuleTable<O>,
) => LaterTexts<Id>;
