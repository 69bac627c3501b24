import type {Shape, Shapes} from '@cartavola/faces/render-card.js';

/** Attributes, keyed by name, possibly including inherited ones. */
type Attributes = Shape[1];

/** Attributes that nested shapes inherit. */
const INHERITED: readonly string[] = [
  ...['color', 'fill', 'fill-opacity', 'fill-rule', 'font-family', 'font-size', 'font-weight', 'text-anchor'],
  ...['stroke', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity', 'stroke-width'],
];

const USUAL: Attributes = {color: '#000', fill: '#000', stroke: 'none', 'stroke-width': 1};

const numberOf = (value: string | number | undefined, usual = 0): number =>
  value === undefined ? usual : Number(value);

/** Returns the matrix for a list of transforms, as parsed by the browser. */
function matrixOf(transform: string | number | undefined): SVGMatrix | undefined {
  if (transform === undefined) return undefined;
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.setAttribute('transform', String(transform));
  return group.transform.baseVal.consolidate()?.matrix;
}

function outlineOf(tag: Shape[0], at: Attributes): Path2D | undefined {
  if (tag === 'path') return new Path2D(String(at['d']));
  const path = new Path2D();
  const number = (name: string): number => numberOf(at[name]);
  if (tag === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else if (tag === 'rect') path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  else return undefined;
  return path;
}

/**
 * Paints the shapes of drawings on a canvas. Supports the subset of SVG that drawings use. `figures` are the shapes
 * that drawings refer to. Doesn't load the SVG as an image, because a strict content security policy blocks images
 * created by scripts.
 */
export class ShapePainter {
  #canvas: CanvasRenderingContext2D;
  readonly #figures: ReadonlyMap<string, Shape>;

  constructor(canvas: CanvasRenderingContext2D, figures: Shapes) {
    this.#canvas = canvas;
    this.#figures = new Map(figures.map((figure) => [`#${String(figure[1]['id'])}`, figure]));
  }

  /** Paints a shape and its content. `around` has the attributes of the surrounding shape. */
  paint(shape: Shape, around: Attributes = {}): void {
    const [, own, content] = shape;
    const opacity = numberOf(own['opacity'], 1);
    // A single fill or stroke can be painted with its own opacity.
    if (opacity === 1 || (content === undefined && (own['fill'] === 'none' || !own['stroke'])))
      return this.#placed(shape, around);
    // Paint nested shapes opaque on a separate layer, and then make the layer transparent as a whole.
    const below = this.#canvas;
    const layer = Object.assign(document.createElement('canvas'), {
      width: below.canvas.width,
      height: below.canvas.height,
    });
    this.#canvas = layer.getContext('2d')!;
    this.#canvas.setTransform(below.getTransform());
    this.#placed(shape, around);
    this.#canvas = below;
    below.save();
    below.resetTransform();
    below.globalAlpha = opacity;
    below.drawImage(layer, 0, 0);
    below.restore();
  }

  /** Paints a shape at its position, without the opacity of a group. */
  #placed([tag, own, content]: Shape, around: Attributes): void {
    const canvas = this.#canvas;
    const at: Attributes = {...USUAL, ...some(around, INHERITED), ...some(own)};
    canvas.save();
    const matrix = matrixOf(own['transform']);
    if (matrix) canvas.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    if (tag === 'svg') this.#enter(own);
    if (tag === 'use') {
      canvas.translate(numberOf(own['x']), numberOf(own['y']));
      const figure = this.#figures.get(String(own['href']));
      if (figure) this.paint(figure, at);
    } else if (tag === 'text') this.#write(typeof content === 'string' ? content : '', at);
    else if (typeof content === 'object') for (const shape of content) this.paint(shape, at);
    const outline = outlineOf(tag, at);
    if (outline) this.#draw(outline, at);
    canvas.restore();
  }

  /** Sets the coordinate system of a nested `<svg>`, and clips to its edges. */
  #enter(own: Attributes): void {
    const canvas = this.#canvas;
    const [width, height] = [numberOf(own['width']), numberOf(own['height'])];
    const [left, top, units, lines] = String(own['viewBox']).split(' ').map(Number) as [number, number, number, number];
    const scale = Math.min(width / units, height / lines);
    canvas.translate(
      numberOf(own['x']) + (width - units * scale) / 2,
      numberOf(own['y']) + (height - lines * scale) / 2,
    );
    canvas.scale(scale, scale);
    canvas.translate(-left, -top);
    const edge = new Path2D();
    edge.rect(left, top, units, lines);
    canvas.clip(edge);
  }

  #draw(outline: Path2D, at: Attributes): void {
    const canvas = this.#canvas;
    if (this.#take('fill', at)) canvas.fill(outline, at['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero');
    if (!this.#take('stroke', at)) return;
    canvas.lineWidth = numberOf(at['stroke-width']);
    canvas.lineCap = (at['stroke-linecap'] ?? 'butt') as CanvasLineCap;
    canvas.lineJoin = (at['stroke-linejoin'] ?? 'miter') as CanvasLineJoin;
    canvas.miterLimit = 4;
    canvas.setLineDash((String(at['stroke-dasharray'] ?? '').match(/[\d.]+/g) ?? []).map(Number));
    canvas.stroke(outline);
  }

  #write(text: string, at: Attributes): void {
    const canvas = this.#canvas;
    if (!this.#take('fill', at)) return;
    canvas.font = `${String(at['font-weight'] ?? 400)} ${numberOf(at['font-size'], 16)}px ${String(at['font-family'] ?? 'sans-serif')}`;
    canvas.direction = 'ltr';
    canvas.textAlign = at['text-anchor'] === 'middle' ? 'center' : 'left';
    canvas.fillText(text, numberOf(at['x']), numberOf(at['y']));
  }

  /** Sets the paint for a shape's fill or stroke. Returns false if the shape has none. */
  #take(what: 'fill' | 'stroke', at: Attributes): boolean {
    const paint = String(at[what]);
    if (paint === 'none') return false;
    const canvas = this.#canvas;
    canvas[`${what}Style`] = paint.toLowerCase() === 'currentcolor' ? String(at['color']) : paint;
    canvas.globalAlpha = numberOf(at[`${what}-opacity`], 1) * numberOf(at['opacity'], 1);
    return true;
  }
}

/** Returns the attributes that are set. With `names`, returns only the attributes with those names. */
const some = (attributes: Attributes, names?: readonly string[]): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => value !== undefined && (names?.includes(name) ?? true)),
  );
