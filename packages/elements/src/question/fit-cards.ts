/**
 * Widths of a card in the hand, in pixels: the maximum, and the minimum on boards with normal and with tight spacing.
 */
const LARGEST = 124;
const SMALL = 52;
const SMALLEST = 36;

/** Fitted size of the cards in a lesson: their width in pixels, and whether the board is tight. */
export interface Fitted {
  readonly width: number;
  readonly tight: boolean;
}

/**
 * Makes a lesson's cards as large as they can be without stretching the step's box beyond its minimum height, so that
 * the whole step stays in view. Reduces the board's spacing (`tight`) if the cards would become too small. The box
 * grows only if the text is very large or the window very short. `last` is the previous result, which is tried first.
 */
export function fitCards(lesson: HTMLElement, last?: Fitted): Fitted | undefined {
  const room = lesson.closest<HTMLElement>('.room');
  // Elements in a hidden tab have no size.
  if (!room?.offsetWidth || !lesson.querySelector('.stage')) return undefined;
  // Heights are rounded to whole pixels, so subtract one to avoid overflowing by a fraction of a pixel.
  const least = Math.ceil(Number.parseFloat(getComputedStyle(room).minBlockSize)) - 1;
  const heightWith = (width: number): number => {
    lesson.style.setProperty('--card', `${width}px`);
    return room.offsetHeight;
  };
  // Measure the height of the content, without the reserved height.
  room.style.minBlockSize = '0';
  lesson.classList.remove('tight');
  const lastWith = (tight: boolean): number | undefined => (last?.tight === tight ? last.width : undefined);
  const loose = findWidth(heightWith, least, SMALL, lastWith(false));
  if (loose === undefined) lesson.classList.add('tight');
  const width = loose ?? findWidth(heightWith, least, SMALLEST, lastWith(true)) ?? SMALLEST;
  room.style.minBlockSize = '';
  return {width, tight: loose === undefined};
}

/**
 * Finds the approximate maximum card width for which the height is at most `least`, and leaves `--card` set to that
 * width. `last` is the previous result. Returns undefined if no width fits.
 */
function findWidth(
  heightWith: (width: number) => number,
  least: number,
  smallest: number,
  last = LARGEST,
): number | undefined {
  if (last < LARGEST && last > smallest && heightWith(last + 1) > least && heightWith(last) <= least) return last;
  let large = LARGEST;
  let highest = heightWith(large);
  if (highest <= least) return large;
  const lowest = heightWith(smallest);
  if (lowest > least) return undefined;
  // Each iteration forces a layout, so interpolate to reduce their number. As the width increases, the height grows
  // more and more slowly, so a straight line between two points of the curve is below it.
  while (highest > least && lowest < highest && large > smallest) {
    const share = (least - lowest) / (highest - lowest);
    large = Math.max(smallest, Math.min(large - 1, Math.floor(smallest + share * (large - smallest))));
    highest = heightWith(large);
  }
  return large;
}
