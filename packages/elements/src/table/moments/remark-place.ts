/** Box relative to the felt, in its pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Place of a speech bubble: its top left corner, and its position relative to the speaker. */
interface BubblePlace {
  readonly left: number;
  readonly top: number;
  readonly side: 'below' | 'above' | 'beside';
  /** Distance from the speaker in pixels, and more if content is covered. */
  readonly cost: number;
}

/** Room in which a bubble is placed. */
interface BubbleRoom {
  readonly felt: Box;
  /** Seat of the speaker. */
  readonly speaker: Box;
  /** Content that the bubble must not cover. */
  readonly kept: readonly Box[];
  /** Content that the bubble should not cover. */
  readonly spared: readonly Box[];
}

/** Height of a bubble's tail in pixels, and the minimum distance between a bubble and content. */
export const TAIL = 5;
/** Minimum distance in pixels from the edges of the felt. */
const EDGE = 6;
/** Distance in pixels between the places that are tried. */
const STEP = 4;
/** Distance in pixels that is as bad as covering 1% of the bubble's size of content that should not be covered. */
const COVERED = 8;

/** Returns the width and height in which two boxes overlap. Negative values are the distance between them. */
const overlap = (one: Box, other: Box): readonly [across: number, down: number] => [
  Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left),
  Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top),
];

/** Returns whether a bubble covers any of the content. */
export const covers = (bubble: Box, content: readonly Box[]): boolean => content.some((one) => isOver(one, bubble));

/** Returns the box with a margin around it. */
const withMargin = ({left, top, width, height}: Box, margin: number): Box => ({
  left: left - margin,
  top: top - margin,
  width: width + 2 * margin,
  height: height + 2 * margin,
});

/**
 * Returns the place for a speech bubble of a size that is nearest to its speaker and covers nothing that must be kept.
 * Returns undefined if there is none.
 */
export function placeBubble(
  {width, height}: Pick<Box, 'width' | 'height'>,
  {felt, speaker, kept, spared}: BubbleRoom,
): BubblePlace | undefined {
  const fixed = [...kept, speaker].map((box) => withMargin(box, TAIL));
  const [centre, right, bottom] = [
    speaker.left + (speaker.width - width) / 2,
    felt.left + felt.width - width - EDGE,
    felt.top + felt.height - height - EDGE,
  ];
  const lefts = stepsBetween(felt.left + EDGE, right, centre);
  const tops = stepsBetween(felt.top + EDGE, bottom, speaker.top + speaker.height + TAIL);
  let found: BubblePlace | undefined;
  let least = Infinity;
  for (const top of tops)
    for (const left of lefts) {
      const box = {left, top, width, height};
      const [across, down] = overlap(box, speaker);
      // Of places at the same distance, prefer those below or above the middle of the seat.
      const distance =
        Math.hypot(Math.max(0, -across), Math.max(0, -down)) + Math.abs(left - centre) / 100 + (across > 0 ? 0 : TAIL);
      if (distance >= least || covers(box, fixed)) continue;
      const covered = spared.reduce((sum, one) => sum + areaOf(overlap(one, box)), 0) / (width * height);
      const cost = distance + COVERED * 100 * covered;
      if (cost >= least) continue;
      least = cost;
      found = {left, top, cost, side: down > 0 ? 'beside' : top > speaker.top ? 'below' : 'above'};
    }
  return found;
}

const areaOf = ([across, down]: readonly [number, number]): number => Math.max(0, across) * Math.max(0, down);

const isOver = (one: Box, other: Box): boolean => {
  const [across, down] = overlap(one, other);
  return across > 0 && down > 0;
};

/** Returns positions from `least` to `most` at small distances, including `wanted` if it is between them. */
function stepsBetween(least: number, most: number, wanted: number): readonly number[] {
  if (most < least) return [];
  const steps = Array.from({length: Math.floor((most - least) / STEP) + 1}, (_, step) => least + step * STEP);
  return [...(wanted >= least && wanted <= most ? [wanted] : []), ...steps, most];
}
