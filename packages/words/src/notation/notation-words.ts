import type {MoveKey} from '@cartavola/engine';
import type {AllFaults, NotationDetails, NotationFault, NotationProblem} from '@cartavola/engine/notation.js';

/**
 * Messages for readers about faults in notation. Keys and words for moves, such as `hands` and `double`, aren't
 * translated.
 */
export interface NotationWords {
  /** A message with the fault's location in the text. */
  at(line: number, column: number, sentence: string): string;
  /** Messages of one or two sentences, keyed by kind of fault. `word` is the faulty text. */
  readonly faults: {readonly [K in NotationFault]: (fault: AllFaults[K] & {readonly word: string}) => string};
}

/** Name of each part of a move, for use in a sentence. */
export type MoveParts = Readonly<Record<MoveKey, string>>;

/** Returns the message about a fault in notation, with its location in the text. */
export function notationProblemText({line, column, details}: NotationProblem, {at, faults}: NotationWords): string {
  const sentence = faults[details.kind] as (fault: NotationDetails) => string;
  return at(line, column, sentence(details));
}
