/** Options for painting a picture. */
export interface Painting {
  /** Number of pixels in the file per pixel of the picture. */
  readonly scale: number;
  /** Font file to use for all text. If undefined, system fonts are used. */
  readonly font: string | undefined;
}

/** Converts SVG to PNG. */
export interface Painter {
  paint(svg: string, painting: Painting): Uint8Array;
  /** Whether a font is available for text. */
  hasFont(font: string | undefined): boolean;
}
