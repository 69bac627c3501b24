import {svg, type SVGTemplateResult} from 'lit';
import {directive, Directive} from 'lit/directive.js';
import {markup} from './markup.js';
import type {Shape, Shapes} from './shape.js';

/** Cache of templates: tables show the same shapes repeatedly. */
const made = new WeakMap<Shape, SVGTemplateResult>();

/** Converts a shape to a template without values: browsers parse it once, and clone it as a whole. */
export function shown(shape: Shape): SVGTemplateResult {
  let template = made.get(shape);
  if (!template) {
    const text = [markup(shape)];
    made.set(shape, (template = svg(Object.assign(text, {raw: text}))));
  }
  return template;
}

/** Lists shapes when its part of the template is rendered: later than values are computed, after the parts before it. */
class Late extends Directive {
  override render(shapes: () => Shapes): SVGTemplateResult[] {
    return shapes().map(shown);
  }
}

/** Converts the shapes that there are once all parts of a template before this one are rendered. */
export const shownLast = directive(Late);
