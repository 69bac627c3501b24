/** The SVG elements of which drawings are made. */
type Tag = 'svg' | 'path' | 'g' | 'use' | 'rect' | 'circle' | 'text';

/** An element's own attributes, in the order in which they are written; one that is undefined is not. */
type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A piece of a drawing, as data: an SVG element, and its parts or its text. */
export type Shape = readonly [tag: Tag, attributes: Attributes, content?: Shapes | string];

export type Shapes = readonly Shape[];

/** A drawing in a box of its own, hidden from assistive technology; `color`: that of its suit, where no class says it. */
export const picture = (classes: string, width: number, height: number, shapes: Shapes, color?: string): Shape => [
  'svg',
  {class: classes, viewBox: `0 0 ${width} ${height}`, color, 'aria-hidden': 'true', focusable: 'false'},
  shapes,
];
