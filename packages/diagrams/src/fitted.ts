import type {Diagram} from './diagram.js';
import {heightIn, NARROWEST, roomFor, WIDEST} from './lay-out.js';
import type {Look} from './page.js';
import {TEXT} from './spacing.js';

/** Box for a picture, in CSS pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Width of a picture's layout, and height of its letters, in units. */
export interface FittedSize {
  readonly width: number;
  readonly text: number;
}

/** Difference in units between the widths to try. */
const STEP = 20;
/**
 * Minimum height of letters in CSS pixels, and maximum height in units. Larger letters would make the cards too small.
 */
const LEAST = 12;
const LARGEST = 21;
/**
 * Maximum number of attempts to find the size of letters. Larger letters need more space, which makes everything
 * smaller, so one attempt may not be enough.
 */
const TRIES = 4;

/** Finds the layout that makes diagrams of tables as large as possible in a box, with legible letters. */
export function fitted(diagrams: readonly Diagram[], look: Look, {width, height}: Box): FittedSize {
  let text = TEXT;
  let best = Math.min(WIDEST, Math.max(NARROWEST, width));
  for (let tries = 0; tries < TRIES; tries++) {
    const scale = (at: number): number =>
      Math.min(width / at, height / heightIn(roomFor(diagrams, {...look, text}, at)));
    let most = scale(best);
    for (let at = NARROWEST; at <= WIDEST; at += STEP) {
      const one = scale(at);
      if (one > most + 0.01) [best, most] = [at, one];
    }
    const needed = Math.min(LARGEST, Math.max(TEXT, LEAST / most));
    if (needed <= text + 0.2) break;
    text = needed;
  }
  return {width: best, text};
}
