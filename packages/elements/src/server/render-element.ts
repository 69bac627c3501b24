import {failure, success, type Result} from '@cartavola/engine';
import {languageFor, USUAL_LANGUAGE} from '@cartavola/words';
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

/** An element of a page, as a server is asked to write it. */
export interface ElementOnServer {
  /** Attributes by name. True: present and empty; false, null or undefined: absent. */
  readonly attributes?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** HTML of the page's own inside the element, written as it is: never a reader's text. */
  readonly content?: string;
  /** BCP 47 tag of the page around, such as `fr-CA`; the attribute `lang` precedes it. English by default. */
  readonly language?: string;
  /** Names by seat, for a table; the page's script gives them to the element's property `names`. */
  readonly names?: readonly string[];
  /** Nonce of the page's policy, for the `<style>` in the shadow root. */
  readonly nonce?: string;
  /** Address at which the page finds the text of `styleSheetOf`. The shadow root then has a `<link>` instead of a `<style>`. */
  readonly styleSheet?: string;
}

/** Parts of the elements of a kind, which are made of their name. */
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

async function partNamed(name: string): Promise<Result<ServerPart>> {
  if (Object.hasOwn(registry, name)) {
    const known = name as ElementName;
    return success(await PARTS[registry[known].kind](known));
  }
  const others = registeredTables();
  const table = others.find((one) => one.name === name);
  if (table) {
    await table.define();
    return success(tablePart(customElements.get(name) as unknown as TableClass));
  }
  const names = [...Object.keys(registry), ...others.map((one) => one.name)].sort();
  return failure('element.name', 'name', `An element is one of: ${names.join(', ')}.`);
}

/** Returns the text of an element's style sheet, for servers that give its address to `renderElement`. */
export async function styleSheetOf(name: string): Promise<Result<string>> {
  const part = await partNamed(name);
  return part.ok ? success(cssTextOf(part.value.styles)) : part;
}

/**
 * Renders an element as HTML with a declarative shadow root, once its words and drawings are loaded: what a reader sees, and a search
 * engine reads, before any script. The element takes it over when it can show as much itself. Replays of a match at an address, and explainers with
 * steps of the author's own, are written without a shadow root. Never rejects for what it is given: a wrong value is a problem.
 */
export async function renderElement(name: string, element?: ElementOnServer): Promise<Result<string>> {
  const {attributes: given, content = '', language: around = '', names, nonce, styleSheet} = element ?? {};
  for (const [key, text] of Object.entries({content, language: around, nonce, styleSheet})) {
    if (text !== undefined && typeof text !== 'string') return failure('element.text', key, `"${key}" is a text.`);
  }
  if (names !== undefined && !(Array.isArray(names) && names.every((one) => typeof one === 'string'))) {
    return failure('names.type', 'names', 'Names are a list of texts, by seat.');
  }
  const [part, attributes] = [await partNamed(name), readAttributes(given)];
  if (!part.ok) return part;
  if (!attributes.ok) return attributes;
  const written = (inside: string): Result<string> =>
    success(`<${name}${attributeMarkup(attributes.value)}>${inside}${content}</${name}>`);
  const {render, styles, assignsSlots = false} = part.value;
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
