/** Widths in pixels of a card in the hand: the largest, the smallest with a loose board, and the smallest with a tight one. */
const LARGEST = 124;
const SMALL = 52;
const SMALLEST = 36;

/** Fitted size of the cards of a lesson: their width in pixels, and whether the board is tight. */
export interface Fitted {
  readonly width: number;
  readonly tight: boolean;
}

/**
 * Makes the cards of a lesson as large as possible with the whole step in view: its box keeps its minimum height. If the cards would become
 * small, the spacing of the board is reduced (`tight`). With very large text, or in a very low window, the box grows. `last` is the previous
 * result, which usually still holds.
 */
export function fitCards(lesson: HTMLElement, last?: Fitted): Fitted | undefined {
  const room = lesson.closest<HTMLElement>('.room');
  // Nothing has a size in a hidden tab.
  if (!room?.offsetWidth || !lesson.querySelector('.stage')) return undefined;
  // Heights are rounded to whole pixels. One pixel less prevents an overflow by a fraction of a pixel.
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
  // The feedback to an answer takes space from the cards of a puzzle, but must not make them small: then the box grows.
  const smallest = last && lesson.classList.contains('puzzle') ? Math.min(SMALL, last.width) : SMALLEST;
  const width = loose ?? findWidth(heightWith, least, smallest, lastWith(true)) ?? smallest;
  room.style.minBlockSize = '';
  return {width, tight: loose === undefined};
}

/**
 * Finds the largest width (nearly) for which the height is at most `least`, and leaves it set; `last`: the previous result. Returns undefined if
 * there is none.
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
  // Each round needs a layout. The height grows ever more slowly with the width, so a line between two points is below the curve.
  while (highest > least && lowest < highest && large > smallest) {
    const share = (least - lowest) / (highest - lowest);
    large = Math.max(smallest, Math.min(large - 1, Math.floor(smallest + share * (large - smallest))));
    highest = heightWith(large);
  }
  return large;
}
