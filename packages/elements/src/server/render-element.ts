import {failure, success, type Result} from '@cartavola/engine';
import {languageFor, USUAL_LANGUAGE} from '@cartavola/words';
import {attributesOf} from '../frame/attribute-names.js';
import {textOf} from '../base/text-of.js';
import {registeredTables} from '../base/tables.js';
import {loadClass, registry, type ElementName, type Kind} from '../registry.js';
import {cardPart} from './card-part.js';
import {companionPart, type CompanionClass} from './companion-part.js';
import {diagramPart} from './diagram-part.js';
import {explainerPart} from './explainer-part.js';
import {padPart} from './pad-part.js';
import {puzzlePart} from './puzzle-part.js';
import {replayPart} from './replay-part.js';
import {settingsPart} from './settings-part.js';
import {attributeMarkup, cssTextOf, markupOf, readAttributes, styleMarkup} from './markup.js';
import type {ServerPart} from './rendered.js';
import {tablePart, type TableClass} from './table-part.js';

/** Element that a server renders. */
export interface ElementOnServer {
  /**
   * Attributes, keyed by name: those of the element, and attributes of HTML that run no code, such as `id`, `class` and
   * `data-…`. True sets an empty value. False, null and undefined omit the attribute.
   */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** The page's own HTML inside the element. It isn't escaped, so never pass text from a user. */
  readonly content?: string;
  /**
   * BCP 47 language tag of the surrounding page, such as `fr-CA`. The attribute `lang` takes precedence. The default is
   * English.
   */
  readonly language?: string;
  /** Names by seat, for a table. The page's script must also set the element's property `names`. */
  readonly names?: readonly string[];
  /** Nonce of the page's content security policy, for the `<style>` in the shadow root. */
  readonly nonce?: string;
  /** URL that serves the text from `styleSheetOf`. If set, the shadow root has a `<link>` instead of a `<style>`. */
  readonly styleSheet?: string;
}

/** Functions that return the server rendering of an element with the given name, keyed by kind of element. */
const PARTS: Readonly<Record<Kind, (name: ElementName) => ServerPart | Promise<ServerPart>>> = {
  card: () => cardPart,
  companion: async (name) => companionPart((await loadClass(name)) as unknown as CompanionClass),
  diagram: () => diagramPart,
  pad: () => padPart,
  puzzle: () => puzzlePart,
  replay: () => replayPart,
  rules: () => explainerPart,
  settings: () => settingsPart,
  table: async (name) => tablePart((await loadClass(name)) as unknown as TableClass),
};

/** Class of an element, and its server rendering. */
interface Served {
  readonly element: CustomElementConstructor | undefined;
  readonly part: ServerPart;
}

async function servedElement(name: string): Promise<Result<Served>> {
  if (Object.hasOwn(registry, name)) {
    const known = name as ElementName;
    return success({element: await loadClass(known), part: await PARTS[registry[known].kind](known)});
  }
  const others = registeredTables();
  const table = others.find((one) => one.name === name);
  if (table) {
    await table.define();
    const element = customElements.get(name);
    return success({element, part: tablePart(element as unknown as TableClass)});
  }
  const names = [...Object.keys(registry), ...others.map((one) => one.name)].sort();
  return failure('element.name', 'name', `The element must be one of: ${names.join(', ')}.`);
}

/** Returns the text of an element's style sheet. Serve it at a URL, and pass that URL to `renderElement`. */
export async function styleSheetOf(name: string): Promise<Result<string>> {
  const served = await servedElement(name);
  return served.ok ? success(cssTextOf(served.value.part.styles)) : served;
}

/**
 * Renders an element as HTML with a declarative shadow root, once its text and drawings are loaded. Readers and search
 * engines see this HTML before any script runs. The element replaces it when it is ready. Replays of a match at a URL,
 * and explainers with the author's own steps, are rendered without a shadow root. If a value is wrong, resolves to a
 * problem instead of rejecting.
 */
export async function renderElement(name: string, element?: ElementOnServer): Promise<Result<string>> {
  const {attributes: given, content = '', language: around = '', names, nonce, styleSheet} = element ?? {};
  for (const [key, text] of Object.entries({content, language: around, nonce, styleSheet})) {
    if (text !== undefined && typeof text !== 'string')
      return failure('element.text', key, `"${key}" must be a string.`);
  }
  if (names !== undefined && !(Array.isArray(names) && names.every((one) => typeof one === 'string'))) {
    return failure('names.type', 'names', '"names" must be a list of strings, by seat.');
  }
  const served = await servedElement(name);
  if (!served.ok) return served;
  const {element: elementClass, part} = served.value;
  const game = textOf((given as {readonly game?: unknown} | undefined)?.game) ?? '';
  const attributes = readAttributes(given, await attributesOf(elementClass, game));
  if (!attributes.ok) return attributes;
  const written = (inside: string): Result<string> =>
    success(`<${name}${attributeMarkup(attributes.value)}>${inside}${content}</${name}>`);
  const {render, styles, assignsSlots = false} = part;
  if (assignsSlots && /<lesson-step[\s>]/i.test(content)) return written('');
  const rendered = await render({
    attribute: (asked) => attributes.value.get(asked) ?? null,
    language: languageFor(attributes.value.get('lang') ?? around) ?? USUAL_LANGUAGE,
    names,
    content,
  });
  if (!rendered.ok) return rendered;
  if (!rendered.value) return written('');
  const options = new Map([
    ['shadowrootmode', 'open'],
    ...(assignsSlots ? [['shadowrootslotassignment', 'manual'] as const] : []),
  ]);
  return written(
    `<template${attributeMarkup(options)}>${styleMarkup(styles, nonce, styleSheet)}${markupOf(rendered.value)}</template>`,
  );
}
