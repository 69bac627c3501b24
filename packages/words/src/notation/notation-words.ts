import type {MoveKey} from '@cartavola/engine';
import type {AllFaults, NotationDetails, NotationFault, NotationProblem} from '@cartavola/engine/notation.js';

/** Messages for readers about faults in a notation. Keys and words for moves are as in the notation itself: `hands`, `double`. */
export interface NotationWords {
  /** A message with its place in the text. */
  at(line: number, column: number, sentence: string): string;
  /** One or two sentences by kind of fault. `word` is the text at its place. */
  readonly faults: {readonly [K in NotationFault]: (fault: AllFaults[K] & {readonly word: string}) => string};
}

/** Name of each part of a move, for a sentence. */
export type MoveParts = Readonly<Record<MoveKey, string>>;

/** Returns the message about a fault in a notation, with its place. */
export function notationProblemText({line, column, details}: NotationProblem, {at, faults}: NotationWords): string {
  const sentence = faults[details.kind] as (fault: NotationDetails) => string;
  return at(line, column, sentence(details));
}
