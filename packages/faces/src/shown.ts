import {svg, type SVGTemplateResult} from 'lit';
import {directive, Directive} from 'lit/directive.js';
import {markup} from './markup.js';
import type {Shape, Shapes} from './shape.js';

/** Cache of templates, because tables show the same shapes repeatedly. */
const made = new WeakMap<Shape, SVGTemplateResult>();

/** Converts a shape to a template without values, which browsers parse once and clone as a whole. */
export function shown(shape: Shape): SVGTemplateResult {
  let template = made.get(shape);
  if (!template) {
    const text = [markup(shape)];
    made.set(shape, (template = svg(Object.assign(text, {raw: text}))));
  }
  return template;
}

/** Renders shapes that are determined only when this part of the template is rendered, after all earlier parts. */
class Late extends Directive {
  override render(shapes: () => Shapes): SVGTemplateResult[] {
    return shapes().map(shown);
  }
}

/** Renders the shapes returned by a function, which is called once all earlier parts of a template are rendered. */
export const shownLast = directive(Late);
