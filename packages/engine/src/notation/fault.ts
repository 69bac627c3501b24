import type {Problem} from '../result.js';

/** Fault in a notation: where it stands, and what was expected there. */
export interface NotationProblem extends Problem {
  /** `line:column`. */
  readonly path: string;
  /** Line, from 1. */
  readonly line: number;
  /** Column, from 1, in UTF-16 code units. */
  readonly column: number;
}

/** Error thrown at the first fault; `readNotation` turns it into a problem. */
export class Fault extends Error {
  readonly code: string;
  readonly at: number;

  /** `at`: place in the text, in UTF-16 code units. */
  constructor(code: string, at: number, message: string) {
    super(message);
    this.code = code;
    this.at = at;
  }
}

/** Stops reading with a code and a place. */
export function fault(code: string, at: number, message: string): never {
  throw new Fault(code, at, message);
}

/** Says where in a text a fault stands. */
export function problemAt(text: string, {code, at, message}: Pick<Fault, 'code' | 'at' | 'message'>): NotationProblem {
  const before = text.slice(0, at).split('\n');
  const line = before.length;
  const column = before.at(-1)!.length + 1;
  return {code, path: `${line}:${column}`, message, line, column};
}

/** Writes a word of the text into a message, shortened. */
export const quoted = (text: string): string => `“${text.length > 24 ? `${text.slice(0, 24)}…` : text}”`;
