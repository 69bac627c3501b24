/** How a picture is painted. */
export interface Painting {
  /** Pixels of the file for each of the picture. */
  readonly scale: number;
  /** File of the only font of its texts; undefined: those of the system. */
  readonly font: string | undefined;
}

/** Paints the text of an SVG as the bytes of a PNG. */
export interface Painter {
  paint(svg: string, painting: Painting): Uint8Array;
  /** True if there is a font for texts. */
  hasFont(font: string | undefined): boolean;
}
