import {asks} from './step.js';
import type {CourseStep, Progress} from './progress.js';

/** What a reader has learned, by rule, and in skills where steps name no rule. */
export interface Summary {
  /** Ids of rules about which everything was right at once, or on a later day. */
  readonly learned: readonly string[];
  /** Ids of rules about which something was missed. */
  readonly hard: readonly string[];
  /** Skills of which something was missed in a step that names no rule. */
  readonly hardSkills: readonly string[];
}

/** Sums up a lesson from what was right and what was missed. A missed step was hard by its first rule. */
export function summaryOf(steps: readonly CourseStep[], {outcomes}: Progress): Summary {
  const met = steps.filter(({id}) => outcomes[id] !== undefined && outcomes[id] !== 'skipped');
  const late = met.filter(({id, kind}) => asks(kind) && outcomes[id] === 'late');
  const hard = [...new Set(late.flatMap(({teaches = []}) => teaches.slice(0, 1)))];
  const learned = [...new Set(met.flatMap(({teaches = []}) => teaches))].filter((rule) => !hard.includes(rule));
  const hardSkills = [...new Set(late.flatMap(({teaches = [], skill}) => (teaches.length === 0 ? [skill] : [])))];
  return {learned, hard, hardSkills};
}
