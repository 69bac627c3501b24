/** Largest width in pixels of a card of the hand, the smallest with all the room around it, and the smallest of all. */
const LARGEST = 124;
const SMALL = 52;
const SMALLEST = 36;

/** How the cards of a lesson are fitted: their width in pixels, and whether the board has moved together. */
export interface Fitted {
  readonly width: number;
  readonly tight: boolean;
}

/**
 * Makes the cards of a lesson as large as they can be with everything of the step in view at once: its box keeps its least height. Where
 * they would become small, the board moves together (`tight`). With very large text, or in a very low window, the box grows. `last`: how they were
 * fitted before, which mostly still holds.
 */
export function fitCards(lesson: HTMLElement, last?: Fitted): Fitted | undefined {
  const room = lesson.closest<HTMLElement>('.room');
  // In a tab that is not shown nothing has a size.
  if (!room?.offsetWidth || !lesson.querySelector('.stage')) return undefined;
  // Heights are measured in whole pixels: with one less, no part of one is too much.
  const least = Math.ceil(Number.parseFloat(getComputedStyle(room).minBlockSize)) - 1;
  const heightWith = (width: number): number => {
    lesson.style.setProperty('--card', `${width}px`);
    return room.offsetHeight;
  };
  // What the content takes, not what is kept for it.
  room.style.minBlockSize = '0';
  lesson.classList.remove('tight');
  const lastWith = (tight: boolean): number | undefined => (last?.tight === tight ? last.width : undefined);
  const loose = findWidth(heightWith, least, SMALL, lastWith(false));
  if (loose === undefined) lesson.classList.add('tight');
  // What is said after an answer takes room from the cards of a puzzle, but makes none of them small: the box grows.
  const smallest = last && lesson.classList.contains('puzzle') ? Math.min(SMALL, last.width) : SMALLEST;
  const width = loose ?? findWidth(heightWith, least, smallest, lastWith(true)) ?? smallest;
  room.style.minBlockSize = '';
  return {width, tight: loose === undefined};
}

/**
 * Finds the largest width with which the height is at most `least`, or nearly so, and leaves it set; `last`: the one that was found before. Returns
 * undefined if there is none.
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
  // Each round is a layout. The height grows with the width ever more slowly: the line between two points is below it.
  while (highest > least && lowest < highest && large > smallest) {
    const share = (least - lowest) / (highest - lowest);
    large = Math.max(smallest, Math.min(large - 1, Math.floor(smallest + share * (large - smallest))));
    highest = heightWith(large);
  }
  return large;
}
