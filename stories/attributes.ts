import type {Args} from '@storybook/web-components-vite';
import {noChange} from 'lit';
import {Directive, directive, PartType, type ElementPart, type PartInfo} from 'lit/directive.js';
import {guard} from 'lit/directives/guard.js';
import {attributesOf, usualValue} from './manifest.js';

/** Language of Storybook's pages. */
const USUAL_LANGUAGE = 'en';

/**
 * Returns the attribute values that a story's arguments set on an element. Skips defaults, and attributes of other
 * elements.
 */
function textsFor(tagName: string, args: Args): Map<string, string> {
  const texts = new Map<string, string>();
  for (const attribute of attributesOf(tagName)) {
    const value = args[attribute.name] as string | number | boolean | undefined;
    if (value === undefined || value === false || value === usualValue(attribute)) continue;
    texts.set(attribute.name, value === true ? '' : String(value));
  }
  const language = (args['lang'] as string | undefined) ?? USUAL_LANGUAGE;
  if (language !== USUAL_LANGUAGE) texts.set('lang', language);
  return texts;
}

class AttributesDirective extends Directive {
  readonly #set = new Map<string, string>();

  constructor(part: PartInfo) {
    super(part);
    if (part.type !== PartType.ELEMENT) throw new Error('Use attributes() inside the tag of an element.');
  }

  override render(args: Args): unknown {
    void args;
    return noChange;
  }

  override update({element}: ElementPart, [args]: [Args]): unknown {
    const texts = textsFor(element.localName, args);
    for (const name of this.#set.keys()) if (!texts.has(name)) element.removeAttribute(name);
    for (const [name, text] of texts) if (this.#set.get(name) !== text) element.setAttribute(name, text);
    this.#set.clear();
    for (const [name, text] of texts) this.#set.set(name, text);
    const {style} = element as HTMLElement;
    for (const name of Object.keys(args).filter((one) => one.startsWith('--')))
      style.setProperty(name, (args[name] as string | undefined) ?? null);
    return noChange;
  }
}

/** Sets an element's attributes from a story's arguments: `<scopa-table ${attributes(args)}>`. */
export const attributes = directive(AttributesDirective);

/**
 * Sets an object once. Otherwise, Lit would set it again whenever an argument changes, and a table would restart from
 * its record.
 */
export const unchanged = (value: unknown): unknown => guard([value], () => value);
