import type {MoveKey} from '@cartavola/engine';
import type {AllFaults, NotationDetails, NotationFault, NotationProblem} from '@cartavola/engine/notation.js';

/** Sentences about faults in a notation, for readers. Keys and words of moves are the notation's own: `hands`, `double`. */
export interface NotationWords {
  /** A sentence with the place of what it is about. */
  at(line: number, column: number, sentence: string): string;
  /** One or two sentences by kind of fault; `word` is what stands at its place. */
  readonly faults: {readonly [K in NotationFault]: (fault: AllFaults[K] & {readonly word: string}) => string};
}

/** What a move names, as a sentence says it. */
export type MoveParts = Readonly<Record<MoveKey, string>>;

/** Says what is wrong with a notation, and where. */
export function notationProblemText({line, column, details}: NotationProblem, {at, faults}: NotationWords): string {
  const sentence = faults[details.kind] as (fault: NotationDetails) => string;
  return at(line, column, sentence(details));
}
