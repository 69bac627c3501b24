/** Options for a painting. */
export interface Painting {
  /** Number of pixels in the file per pixel of the picture. */
  readonly scale: number;
  /** Font file to use for all texts. If undefined, system fonts. */
  readonly font: string | undefined;
}

/** Paints SVG as PNG. */
export interface Painter {
  paint(svg: string, painting: Painting): Uint8Array;
  /** Whether a font is available for text. */
  hasFont(font: string | undefined): boolean;
}
