import {svg, type SVGTemplateResult} from 'lit';
import type {Shape, Shapes} from './shape.js';

/** Template strings by their joined text, shared by all shapes. */
const strings: Record<string, TemplateStringsArray> = {};

/** Cache of templates: tables show the same shapes repeatedly. */
const made = new WeakMap<Shape, SVGTemplateResult>();

/** Converts a shape to a template. */
export function shown(shape: Shape): SVGTemplateResult {
  if (!made.has(shape)) made.set(shape, templateOf(shape));
  return made.get(shape)!;
}

/** Makes a template as Lit makes static ones: names are in its strings and values are bound, so that each combination is parsed once. */
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

export const allShown = (shapes: Shapes): SVGTemplateResult[] => shapes.map(shown);
