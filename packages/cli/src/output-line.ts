import type {Problem} from '@cartavola/engine';

/** Output for one line of input. */
export interface OutputLine {
  /** JSON, without a line break. */
  readonly text: string;
  /** Whether this is an error or a refusal. If so, the command's exit status is 1. */
  readonly refused: boolean;
  /** Whether something couldn't be done at all. If so, the command's exit status is 2. */
  readonly failed?: boolean;
}

/** A problem, with a message in the requested language. */
type SaidProblem = Problem & {readonly text?: string | undefined};

/** Returns the output line for a problem in an input line. */
export function problemLine({code, path, message, text}: SaidProblem): OutputLine {
  return {text: JSON.stringify({error: {code, path, message, text}}), refused: true};
}
