import {COLOURS, coloured, CORNER, writePicture, type Colours, type Picture, type Theme} from '@cartavola/diagrams';
import {PAGE_COLOURS} from '../render-picture.js';
import {ShapePainter} from './paint-shapes.js';
import {createsTruePng} from './true-png.js';

/** File formats for a picture. */
export const FORMATS = ['png', 'svg'] as const;
/** Name of a file format. */
export type Format = (typeof FORMATS)[number];

/** Picture as a file. */
export interface PictureFile {
  readonly file: Blob;
  /** Format of the file: SVG if the browser can't create the PNG that was asked for. */
  readonly format: Format;
}

/** Number of pixels in a file per pixel in the page, and the minimum and maximum number per unit of the picture. */
const DENSITY = 2;
const LEAST = 2;
const MOST = 4;

/** Returns a theme's colours. For the felt, uses the custom properties that the page sets. */
function coloursOf(theme: Theme, shown: Element): Colours {
  const colours = COLOURS[theme];
  if (theme !== 'felt') return colours;
  const probe = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  shown.append(probe);
  const own = (name: string, usual: string): string => {
    probe.setAttribute('fill', `var(--cartavola-${name}, ${usual})`);
    return getComputedStyle(probe).fill;
  };
  const {ground = '', text, quiet, mark} = colours;
  const found = {
    ground: own('felt', ground),
    text: own('text', text),
    quiet: own('text', quiet),
    mark: own('accent', mark),
  };
  probe.remove();
  return found;
}

/**
 * Creates a file from a picture, with the colours and typeface that it has in the page. `shown` is the picture in the
 * page. The background is as large as the picture. If the browser can't create a PNG, or not of that size, creates an
 * SVG.
 */
export async function pictureFile(
  picture: Picture,
  theme: Theme,
  shown: SVGSVGElement,
  format: Format,
): Promise<PictureFile> {
  const colours = coloursOf(theme, shown);
  const own = coloured(picture, PAGE_COLOURS, colours);
  const font = getComputedStyle(shown).fontFamily;
  const box = shown.getBoundingClientRect();
  const scale = Math.min(box.width / own.width, box.height / own.height);
  const {ground} = colours;
  if (format === 'png' && (await createsTruePng())) {
    const density = Math.min(MOST, Math.max(LEAST, scale * DENSITY));
    const file = await painted(own, {scale: density, font, ground});
    if (file) return {file, format};
  }
  const text = writePicture(own, {scale, font, ...(ground && {ground})});
  return {file: new Blob([text], {type: 'image/svg+xml'}), format: 'svg'};
}

/** Paints a picture as PNG. `scale` is the number of pixels per unit. Resolves to null if the image is too large. */
function painted(
  {width, height, figures, items}: Picture,
  {scale, font, ground}: {readonly scale: number; readonly font: string; readonly ground: string | undefined},
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d')!;
  context.scale(canvas.width / width, canvas.height / height);
  const painter = new ShapePainter(context, figures);
  if (ground) painter.paint(['rect', {width, height, rx: CORNER, fill: ground}]);
  for (const {shape} of items) painter.paint(shape, {'font-family': font});
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
