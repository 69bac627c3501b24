import {STEP} from '../base/page/target.js';
import {mended} from './mended.js';

/** Step of a lesson that a link refers to. */
export interface StepTarget {
  /** Id of the element, or empty for any explainer in the page. */
  readonly element: string;
  /** Id of the step in its lesson. */
  readonly id: string;
}

/** Longest id of a step, in characters. */
const LONGEST = 80;

/**
 * Reads the link in a fragment, `#cartavola=step&for=…&id=…`. Returns undefined if it isn't a valid link to a step. Never
 * throws.
 */
export function readStepTarget(hash: string): StepTarget | undefined {
  const fields = new URLSearchParams(mended(hash.slice(0, 2000)));
  const id = fields.get('id') ?? '';
  // An author may give a step any id.
  if (fields.get('cartavola') !== STEP || id.trim() === '' || id.length > LONGEST) return undefined;
  return {element: fields.get('for') ?? '', id};
}

/** Returns the link to a step as a fragment, including the `#`. */
export function writeStepTarget({element, id}: StepTarget): string {
  const fields = [['cartavola', STEP], ...(element === '' ? [] : [['for', element]]), ['id', id]];
  return `#${new URLSearchParams(fields).toString().replace(/\.$/, '%2E')}`;
}
