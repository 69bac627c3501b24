/** Names of the SVG elements used in drawings. */
type Tag = 'svg' | 'path' | 'g' | 'use' | 'rect' | 'circle' | 'text' | 'title' | 'defs';

/** Attributes in the order in which they are serialised. Undefined ones are left out. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Node of a drawing, as data: an SVG element, its attributes, and its children or text. */
export type Shape = readonly [tag: Tag, attributes: Attributes, content?: Shapes | string];

/** Shapes, from back to front. */
export type Shapes = readonly Shape[];

/** Creates a separate `<svg>` that is hidden from assistive technology. `look` has attributes for all shapes in it. */
export const svgPicture = (
  classes: string,
  width: number,
  height: number,
  shapes: Shapes,
  look?: Attributes,
): Shape => [
  'svg',
  {class: classes, viewBox: `0 0 ${width} ${height}`, ...look, 'aria-hidden': 'true', focusable: 'false'},
  shapes,
];
