import {markup, type Shape} from '@cartavola/faces/render-card.js';
import type {Picture} from './picture.js';

/** Typefaces of pictures that are files. */
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";

/** Radius in units of the corners of a ground. */
export const CORNER = 12;

/** What a picture that is a file has besides its things. */
export interface FileLook {
  /** Pixels of a unit. */
  readonly scale: number;
  /** Colour behind everything; absent: none. */
  readonly ground?: string;
  /** Radius of its corners in units; absent: the usual one. */
  readonly corner?: number;
  /** Typefaces, as CSS has them; absent: those of systems. */
  readonly font?: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Writes a picture as the text of an SVG file. */
export function writePicture(picture: Picture, {scale, ground, corner = CORNER, font = FONT}: FileLook): string {
  const [width, height] = [picture.width, picture.height].map(round);
  const behind: Shape = ['rect', {width, height, rx: corner || undefined, fill: ground}];
  return markup([
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      role: 'img',
      viewBox: `0 0 ${width} ${height}`,
      width: round(picture.width * scale),
      height: round(picture.height * scale),
      'font-family': font,
    },
    [
      ['title', {}, picture.description],
      ...(picture.figures.length > 0 ? ([['defs', {}, picture.figures]] as const) : []),
      ...(ground ? [behind] : []),
      ...picture.items.map(({shape}) => shape),
    ],
  ]);
}
