import {markup, type Shape} from '@cartavola/faces/render-card.js';
import type {Picture} from './picture.js';

/** Default font family of pictures in files. */
const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";

/** Default corner radius of the background, in units. */
export const CORNER = 12;

/** Appearance of a picture in a file. */
export interface FileLook {
  /** Number of pixels per unit. */
  readonly scale: number;
  /** Background colour. By default, the picture has no background. */
  readonly ground?: string;
  /** Corner radius in units. Defaults to `CORNER`. */
  readonly corner?: number;
  /** Font family, as in CSS. Defaults to system fonts. */
  readonly font?: string;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Converts a picture to the source of an SVG file. */
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
