import type {Problem} from '../result.js';
import type {NotationDetails, NotationFault, NotationFaults, RecordFaults} from './faults.js';
import {MESSAGES} from './messages.js';

/** Problem in notation, with its location in the text. */
export interface NotationProblem extends Problem {
  /** `line:column`. */
  readonly path: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1, in UTF-16 code units. */
  readonly column: number;
  /** What is wrong, for messages in the reader's language. */
  readonly details: NotationDetails;
}

/** A fault and the information available where it is found. */
interface Found {
  readonly kind: NotationFault;
  readonly at: number;
  readonly given: object;
  /** Code and message from the record reader, if it found the fault. */
  readonly problem?: Pick<Problem, 'code' | 'message'>;
}

/** Error thrown at the first fault. `readNotation` turns it into a problem. */
export class Fault extends Error {
  readonly found: Found;

  constructor(found: Found) {
    super(found.kind);
    this.found = found;
  }
}

/**
 * Throws a `Fault` at `at`, an offset in UTF-16 code units. `word` is the faulty text. It defaults to the word that
 * begins there.
 */
export function fault<K extends keyof NotationFaults>(
  kind: K,
  at: number,
  given: NotationFaults[K] & {readonly word?: string},
): never {
  throw new Fault({kind, at, given});
}

/** Throws a `Fault` for a problem in a record or position. */
export function recordFault<K extends keyof RecordFaults>(
  kind: K,
  at: number,
  given: RecordFaults[K] & {readonly word?: string},
  {code, message}: Problem,
): never {
  throw new Fault({kind, at, given, problem: {code, message}});
}

/** Returns the problem for a fault, with its line and column in the text. */
export function problemAt(text: string, {kind, at, given, problem}: Found): NotationProblem {
  const before = text.slice(0, at).split('\n');
  const line = before.length;
  const column = before.at(-1)!.length + 1;
  const {word = wordAt(text, at), ...rest} = given as {readonly word?: string};
  const details = {kind, word: shortened(word), ...rest} as NotationDetails;
  return {...(problem ?? told(details)), path: `${line}:${column}`, line, column, details};
}

/** Returns the code and message of a fault that the notation reader found. */
function told(details: NotationDetails): Pick<Problem, 'code' | 'message'> {
  const [code, message] = MESSAGES[details.kind as keyof NotationFaults];
  return {code, message: (message as (given: NotationDetails) => string)(details)};
}

/** Returns the word at an offset in the text or, if none begins there, the character. Empty at the end of the text. */
const wordAt = (text: string, at: number): string => /^(?:[^\s,:|/{}[\]()"]+|\S)?/.exec(text.slice(at, at + 60))![0];

const shortened = (word: string): string => (word.length > 24 ? `${word.slice(0, 24)}…` : word);
