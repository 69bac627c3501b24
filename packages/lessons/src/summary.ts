import {asks} from './step.js';
import type {CourseStep, Progress} from './progress.js';

/** A reader's results by rule, and by skill for steps without a rule. */
export interface Summary {
  /** Ids of rules whose questions were all right on the first try, or on a later day. */
  readonly learned: readonly string[];
  /** Ids of rules with a missed question. */
  readonly hard: readonly string[];
  /** Skills with a missed question in a step without a rule. */
  readonly hardSkills: readonly string[];
}

/** Summarises which questions of a lesson were right or missed. A missed step counts against its first rule. */
export function summaryOf(steps: readonly CourseStep[], {outcomes}: Progress): Summary {
  const met = steps.filter(({id}) => outcomes[id] !== undefined && outcomes[id] !== 'skipped');
  const late = met.filter(({id, kind}) => asks(kind) && outcomes[id] === 'late');
  const hard = [...new Set(late.flatMap(({teaches = []}) => teaches.slice(0, 1)))];
  const learned = [...new Set(met.flatMap(({teaches = []}) => teaches))].filter((rule) => !hard.includes(rule));
  const hardSkills = [...new Set(late.flatMap(({teaches = [], skill}) => (teaches.length === 0 ? [skill] : [])))];
  return {learned, hard, hardSkills};
}

/**
 * Returns the ids of the rules that a lesson leaves out: those of other tables, and variants. Rules about any game, such
 * as whose turn it is, aren't among them.
 */
export function rulesLeftOut(steps: readonly CourseStep[], rules: readonly string[]): readonly string[] {
  const taught = new Set(steps.flatMap(({teaches = []}) => teaches));
  return rules.filter((id) => !taught.has(id) && !id.startsWith('common.'));
}
