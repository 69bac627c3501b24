import {mended} from './mended.js';

/** Target of a link to a puzzle in a set. */
export const PUZZLE = 'puzzle';

/** Puzzle that a link refers to. */
export interface PuzzleTarget {
  /** Id of the element, or empty for any element in the page that has the puzzle. */
  readonly element: string;
  /** Id of the puzzle in its set. */
  readonly id: string;
}

/**
 * Reads the link in a fragment, `#cartavola=puzzle&for=…&id=…`. Returns undefined if it isn't a valid link to a puzzle.
 * Never throws.
 */
export function readPuzzleTarget(hash: string): PuzzleTarget | undefined {
  const fields = new URLSearchParams(mended(hash.slice(0, 2000)));
  const id = fields.get('id') ?? '';
  if (fields.get('cartavola') !== PUZZLE || !/^[A-Za-z0-9][\w.-]{0,79}$/.test(id)) return undefined;
  return {element: fields.get('for') ?? '', id};
}

/** Returns the link to a puzzle as a fragment, including the `#`. */
export function writePuzzleTarget({element, id}: PuzzleTarget): string {
  const fields = [['cartavola', PUZZLE], ...(element === '' ? [] : [['for', element]]), ['id', id]];
  return `#${new URLSearchParams(fields).toString().replace(/\.$/, '%2E')}`;
}
