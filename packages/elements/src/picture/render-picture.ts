import type {Colours, Picture} from '@cartavola/diagrams';
import {shown} from '@cartavola/faces';
import type {Shape} from '@cartavola/faces/render-card.js';
import {html, nothing, svg, type TemplateResult} from 'lit';

/** Colours of pictures in pages. `pictureStyles` sets them for the theme, print and forced colours mode. */
export const PAGE_COLOURS: Colours = {text: 'var(--text)', quiet: 'var(--quiet)', mark: 'var(--mark)'};

const hiddenShapes = new WeakMap<Shape, Shape>();

/**
 * Returns a shape that assistive technology skips. The picture's description says everything, but Firefox exposes the
 * text in an image too.
 */
function hidden(shape: Shape): Shape {
  const known = hiddenShapes.get(shape);
  if (known) return known;
  const [tag, attributes, ...content] = shape;
  const made: Shape = [tag, {...attributes, 'aria-hidden': 'true'}, ...content];
  hiddenShapes.set(shape, made);
  return made;
}

/**
 * Renders a picture, with one element per item, in order. `room` is the minimum width and height, in units. The picture
 * is centred in it.
 */
export function renderPicture(
  {width, height, figures, items, description}: Picture,
  room: {readonly width: number; readonly height: number} = {width, height},
): TemplateResult {
  const across = Math.max(width, room.width);
  const down = Math.max(height, room.height);
  return html`<svg class="picture" part="picture" role="img" aria-label=${description} viewBox=${[(width - across) / 2, (height - down) / 2, across, down].join(' ')} focusable="false">
    ${figures.length > 0 ? svg`<defs>${figures.map(shown)}</defs>` : nothing}${items.map(({shape}) => shown(hidden(shape)))}
  </svg>`;
}
