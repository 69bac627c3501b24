import {failure, success, type Problem, type Result} from '@cartavola/engine';

/** Line of output, for one line of input. */
export interface Answer {
  /** JSON, without a line break. */
  readonly text: string;
  /** Whether it tells of an error, or refuses: the command's exit status is then 1. */
  readonly refused: boolean;
}

/** The line that tells what is wrong with a line of input. */
export function answerProblem({code, path, message}: Problem): Answer {
  return {text: JSON.stringify({error: {code, path, message}}), refused: true};
}

/** Data from its JSON text. */
export function parseLine(line: string): Result<unknown> {
  try {
    return success(JSON.parse(line) as unknown);
  } catch {
    return failure('record.json', '', 'The line is not JSON.');
  }
}
