/** Settings of a painting. */
export interface Painting {
  /** Pixels of the file per pixel of the picture. */
  readonly scale: number;
  /** File of the only font for the texts; undefined: system fonts. */
  readonly font: string | undefined;
}

/** Paints the text of an SVG as the bytes of a PNG. */
export interface Painter {
  paint(svg: string, painting: Painting): Uint8Array;
  /** Whether there is a font for texts. */
  hasFont(font: string | undefined): boolean;
}
