/**
 * Reasons and hints for a question that is repeated with different cards. They don't name cards, except those that are
 * never swapped.
 */
export interface RepeatHelp {
  /** Remarks on answers, keyed by condition as in `StepText`. */
  readonly answers: Readonly<Record<string, string>>;
  /** Hints in order: where to look, then the rule. */
  readonly hints: readonly string[];
}

/** Creates the help for a repeated question from the reason for any wrong answer, or several by condition, and a hint. */
export const help = (reason: string | RepeatHelp['answers'], hint: string): RepeatHelp => ({
  answers: typeof reason === 'string' ? {'': reason} : reason,
  hints: [hint],
});
