import type {Painter, Painting} from './painter.js';

/** Picture of a single letter. Without a font, the painted picture is blank. */
const LETTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text y="30" font-family="sans-serif">M</text></svg>';

const fontsOf = (font: Painting['font']) => (font === undefined ? {} : {loadSystemFonts: false, fontFiles: [font]});

/** Loads the PNG painter. Rejects if the painter isn't installed or doesn't support this system. */
export async function loadPainter(): Promise<Painter> {
  const {Resvg} = await import('@resvg/resvg-js');
  return {
    paint: (svg, {scale, font}) =>
      new Resvg(svg, {fitTo: {mode: 'zoom', value: scale}, font: fontsOf(font)}).render().asPng(),
    hasFont: (font) => new Resvg(LETTER, {font: fontsOf(font)}).innerBBox() !== undefined,
  };
}
