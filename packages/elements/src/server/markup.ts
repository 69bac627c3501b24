import {failure, success, type Result} from '@cartavola/engine';
import {render} from '@lit-labs/ssr';
import {FallbackRenderer} from '@lit-labs/ssr/lib/element-renderer.js';
import {collectResultSync} from '@lit-labs/ssr/lib/render-result.js';
import type {CSSResultGroup, TemplateResult} from 'lit';
import {isSettable} from '../frame/attribute-names.js';
import {ownColours} from '../base/own-colours.js';
import {textOf} from '../base/text-of.js';

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/**
 * Lit's hydration comments and end-of-template markers. Elements render from scratch and don't need them. Without an
 * end, a comment extends to the end, so that nothing is searched twice.
 */
const MARKS = /<!--\/?lit-(?:part|node)[^>]*>?|<\?>/g;

/**
 * Renders a shadow root's template as HTML. Doesn't render the custom elements in it, and leaves out unused card
 * figures.
 */
export function markupOf(template: TemplateResult): string {
  // Lit renders slots only within a custom element.
  const customElementHostStack = [new FallbackRenderer('cartavola-element')];
  const text = collectResultSync(render(template, {elementRenderers: [], customElementHostStack})).replace(MARKS, '');
  const used = new Set([...text.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => `<g id="${id}"`));
  // A `<defs>` contains groups, each with an id.
  const [start, end] = [text.indexOf('<defs>') + '<defs>'.length, text.indexOf('</defs>')];
  if (end < start) return text;
  const figures = text
    .slice(start, end)
    .split(/(?=<g id=")/)
    .filter((figure) => used.has(figure.slice(0, figure.indexOf('"', '<g id="'.length) + 1)));
  return text.slice(0, start) + figures.join('') + text.slice(end);
}

/** Returns attributes as HTML, each with a leading space. */
export const attributeMarkup = (attributes: ReadonlyMap<string, string>): string =>
  [...attributes].map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`)).join('');

/**
 * Reads the attributes of an element that knows the attributes `known`, keyed by name. True sets an empty value. False,
 * null and undefined omit the attribute.
 */
export function readAttributes(given: unknown, known: readonly string[]): Result<ReadonlyMap<string, string>> {
  const attributes = new Map<string, string>();
  if (given === undefined) return success(attributes);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return failure('element.attributes', 'attributes', '"attributes" must be an object with a value for each name.');
  }
  for (const [key, value] of Object.entries(given)) {
    const name = key.toLowerCase();
    if (!isSettable(name, known, 'page')) {
      const wanted = `It has ${[...known].sort().join(', ')}, and the attributes of HTML that run no code, such as id and class.`;
      return failure('element.attributes', `attributes.${key}`, `The element has no attribute "${key}". ${wanted}`);
    }
    const text = value === true ? '' : value === false ? undefined : textOf(value);
    if (text !== undefined) attributes.set(name, text);
  }
  return success(attributes);
}

/** Returns the text of style sheets, without duplicates. */
export const cssTextOf = (styles: CSSResultGroup): string =>
  ownColours(
    [...new Set([styles].flat(Infinity) as readonly {readonly cssText: string}[])]
      .map(({cssText}) => cssText)
      .join('\n'),
  );

/**
 * Returns a shadow root's styles as HTML: a link to a style sheet, or the styles themselves. `nonce` is from the page's
 * content security policy.
 */
export function styleMarkup(styles: CSSResultGroup, nonce: string | undefined, address: string | undefined): string {
  if (address !== undefined)
    return `<link${attributeMarkup(
      new Map([
        ['rel', 'stylesheet'],
        ['href', address],
      ]),
    )}>`;
  return `<style${nonce === undefined ? '' : attributeMarkup(new Map([['nonce', nonce]]))}>${cssTextOf(styles)}</style>`;
}
