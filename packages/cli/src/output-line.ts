import type {Problem} from '@cartavola/engine';

/** Output line for one line of input. */
export interface OutputLine {
  /** JSON, without a line break. */
  readonly text: string;
  /** Whether this is an error or a refusal. The exit status of the command becomes 1. */
  readonly refused: boolean;
}

/** Problem with a sentence about it in the requested language. */
type SaidProblem = Problem & {readonly text?: string | undefined};

/** Returns the output line for a problem in an input line. */
export function problemLine({code, path, message, text}: SaidProblem): OutputLine {
  return {text: JSON.stringify({error: {code, path, message, text}}), refused: true};
}
