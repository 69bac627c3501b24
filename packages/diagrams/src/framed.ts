import type {Shape} from '@cartavola/faces/render-card.js';
import type {Colours} from './colours.js';
import type {Picture} from './picture.js';
import {widthOf} from './spacing.js';

/**
 * Frame of a fixed size in pixels, such as a page preview. `caption` is the text above the picture (empty for none).
 */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly caption: string;
}

/** Margin of a frame, and height of a caption's letters, as fractions of the frame's shorter side. */
const MARGIN = 0.05;
const LETTERS = 0.085;
/** Height of a line as a multiple of the height of its letters. */
const LINE = 1.25;
/** Maximum number of lines in a caption. A longer caption has smaller letters. */
const LINES = 2;
/**
 * Minimum size of a caption's letters, as a fraction of the maximum size. A caption that is still too long is cut off
 * with an ellipsis.
 */
const LEAST = 0.4;
/** Maximum number of pixels per unit, so that a single card isn't enlarged too much. */
const LARGEST = 4;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Splits text into lines that are at most `room` wide. A wider word gets its own line. */
function linesOf(text: string, size: number, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.length > 0 ? `${lines.at(-1)!} ${word}` : word;
    if (lines.length > 0 && widthOf(line, size) <= room) lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** Returns the lines of a caption, and the height of its letters. */
function captionIn({width, height, caption}: Frame, room: number): {readonly lines: readonly string[]; size: number} {
  const largest = Math.min(width, height) * LETTERS;
  let size = largest;
  const fits = (lines: readonly string[]): boolean =>
    lines.length <= LINES && lines.every((line) => widthOf(line, size) <= room);
  let lines = linesOf(caption, size, room);
  while (!fits(lines) && size > largest * LEAST) lines = linesOf(caption, (size *= 0.95), room);
  if (lines.length > LINES) lines = [...lines.slice(0, LINES - 1), `${lines[LINES - 1]!} …`];
  return {lines, size};
}

/** Returns the description of a picture, preceded by its caption. */
export const captioned = (description: string, caption = ''): string =>
  caption === '' ? description : `${caption}${/[.!?…]$/.test(caption) ? '' : '.'} ${description}`;

/** Centres a picture in a frame below its caption, as large as possible. */
export function framed(picture: Picture, frame: Frame, {text}: Pick<Colours, 'text'>): Picture {
  const {width, height, caption} = frame;
  const margin = Math.min(width, height) * MARGIN;
  const {lines, size} = captionIn(frame, width - 2 * margin);
  const top = margin + lines.length * size * LINE;
  const room = {width: width - 2 * margin, height: height - top - margin};
  const scale = Math.min(LARGEST, room.width / picture.width, room.height / picture.height);
  const x = round((width - picture.width * scale) / 2);
  const y = round(top + (room.height - picture.height * scale) / 2);
  const letters = {'font-size': round(size), 'text-anchor': 'middle', 'font-weight': 700, fill: text};
  const written = lines.map((line, place): Shape => {
    const baseline = round(margin + size * (0.9 + place * LINE));
    return ['text', {x: width / 2, y: baseline, ...letters}, line];
  });
  const drawn: Shape = [
    'g',
    {transform: `translate(${x} ${y}) scale(${round(scale)})`},
    picture.items.map(({shape}) => shape),
  ];
  return {
    width,
    height,
    figures: picture.figures,
    items: [...written, drawn].map((shape, place) => ({key: `frame-${place}`, shape})),
    description: captioned(picture.description, caption),
  };
}
