import type {Problem} from '@cartavola/engine';

/** Line of output, for one line of input. */
export interface OutputLine {
  /** JSON, without a line break. */
  readonly text: string;
  /** True for an error or a refusal: the exit status of the command becomes 1. */
  readonly refused: boolean;
}

/** A problem, with a sentence about it in a language that was asked for. */
type SaidProblem = Problem & {readonly text?: string | undefined};

/** Makes the output line for a problem of an input line. */
export function problemLine({code, path, message, text}: SaidProblem): OutputLine {
  return {text: JSON.stringify({error: {code, path, message, text}}), refused: true};
}
