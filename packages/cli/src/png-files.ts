import {failure, success, type Result} from '@cartavola/engine';
import type {Painter, Painting} from './painter.js';
import {bytesIn, fileError} from './read-input.js';
import type {Surroundings} from './surroundings.js';

const NOT_INSTALLED = 'PNG pictures need the package @resvg/resvg-js. Install it: npm i @resvg/resvg-js';
const NO_FONT =
  'The picture contains text, but this system has no fonts. Install one, or specify a font file with --font.';

/** Returns the reason why an installed package fails to load, or an empty string if it isn't installed. */
const causeOf = ({code, message}: NodeJS.ErrnoException): string =>
  code === 'ERR_MODULE_NOT_FOUND' ? '' : ` (${message.split('\n')[0]})`;

/** Maximum number of pixels in a picture. */
const MOST = 64_000_000;

const WIDTH = /^<svg [^>]*?\swidth="([\d.]+)"/;
const HEIGHT = /^<svg [^>]*?\sheight="([\d.]+)"/;

/** Paints pictures as PNG files. Fails if a picture is too large, or if it has text and no font is available. */
export async function pngsOf(
  pictures: readonly string[],
  painting: Painting,
  {painter, open}: Pick<Surroundings, 'open' | 'painter'>,
): Promise<Result<readonly Uint8Array[]>> {
  const large = pictures.map((svg) => sizeOf(svg, painting)).find(([width, height]) => width * height > MOST);
  if (large) {
    const size = large.map(Math.round).join(' × ');
    return failure('draw.size', '', `The picture would have ${size} pixels. Reduce --width or --scale.`);
  }
  const {font} = painting;
  if (font !== undefined) {
    // The painter itself would block on a pipe, and would never stop reading from a device.
    const error = await bytesIn(font, {open}).then(
      () => undefined,
      (reason: unknown) => fileError(font, 'read', reason),
    );
    if (error) return failure('draw.font', '', error.message);
  }
  let loaded: Painter;
  try {
    loaded = await painter();
  } catch (error) {
    return failure('draw.png', '', `${NOT_INSTALLED}${causeOf(error as NodeJS.ErrnoException)}`);
  }
  if (pictures.some((svg) => svg.includes('<text ')) && !loaded.hasFont(painting.font))
    return failure('draw.font', '', painting.font === undefined ? NO_FONT : `${painting.font} is not a font.`);
  return success(pictures.map((svg) => loaded.paint(svg, painting)));
}

/** Returns the width and the height of a painted picture, in pixels. */
const sizeOf = (svg: string, {scale}: Painting): readonly [width: number, height: number] => [
  Number(WIDTH.exec(svg)![1]) * scale,
  Number(HEIGHT.exec(svg)![1]) * scale,
];
