import {svg, type SVGTemplateResult} from 'lit';
import type {Shape, Shapes} from './shape.js';

/** The strings between the values of templates, by all of them together. */
const strings: Record<string, TemplateStringsArray> = {};

/** Tables show the same shapes again and again. */
const made = new WeakMap<Shape, SVGTemplateResult>();

/** A shape as a template. */
export function shown(shape: Shape): SVGTemplateResult {
  if (!made.has(shape)) made.set(shape, templateOf(shape));
  return made.get(shape)!;
}

/** Each tag and set of attributes has strings of its own, made as Lit makes those of static templates: no value is among them. */
function templateOf([tag, attributes, content]: Shape): SVGTemplateResult {
  const written = Object.entries(attributes).filter(([, value]) => value !== undefined);
  const texts = [...written.map(([name]) => ` ${name}=`), '>', `</${tag}>`];
  texts[0] = `<${tag}${texts[0]}`;
  return svg(
    (strings[texts.join('')] ??= Object.assign(texts, {raw: texts})),
    ...written.map(([, value]) => value),
    Array.isArray(content) ? allShown(content) : content,
  );
}

/** Shapes as templates. */
export const allShown = (shapes: Shapes): SVGTemplateResult[] => shapes.map(shown);
