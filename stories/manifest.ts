// Reads the manifest of the elements, for stories and their documentation pages.
import {usualText} from '../tools/build/manifest/attribute-kinds.mjs';
import manifest from '../packages/elements/custom-elements.json' with {type: 'json'};

/** Parameter of a method. */
interface Parameter {
  readonly name: string;
  readonly type?: {readonly text: string};
}
/** Attribute, property, method, event, slot, part, custom property or state of an element. */
export interface Item {
  readonly kind?: string;
  readonly name: string;
  readonly description?: string;
  readonly type?: {readonly text: string};
  readonly default?: string;
  /** Property that belongs to an attribute. Absent for game options on elements that can show several games. */
  readonly fieldName?: string;
  /** Attribute that belongs to a property. */
  readonly attribute?: string;
  readonly parameters?: readonly Parameter[];
  readonly return?: {readonly type?: {readonly text: string}};
}
/** Lists in the manifest, keyed by the title of their section on a page. */
export const SECTIONS = {
  attributes: 'attributes',
  events: 'events',
  slots: 'slots',
  'CSS parts': 'cssParts',
  'CSS custom properties': 'cssProperties',
  'CSS states': 'cssStates',
} as const;

type List = (typeof SECTIONS)[keyof typeof SECTIONS];
/** Element in the manifest: lists of items, keyed by kind. */
export type Element = {readonly tagName: string; readonly summary: string; readonly description: string} & Readonly<
  Record<'members' | List, readonly Item[] | undefined>
>;

const {modules} = manifest as unknown as {modules: readonly {readonly declarations: readonly Element[]}[]};

/** All elements, keyed by tag name. */
export const elements: readonly Element[] = modules.flatMap(({declarations}) => declarations);

/** Finds an element by its tag name. Returns undefined if it isn't in the manifest. */
export const elementNamed = (tagName: string): Element | undefined => elements.find((one) => one.tagName === tagName);

/** Returns an element's attributes, or an empty list if it isn't in the manifest. */
export const attributesOf = (tagName: string): readonly Item[] => elementNamed(tagName)?.attributes ?? [];

/**
 * Returns an attribute's default as a story argument. A choice is a string, even if the property has a different type.
 */
export function usualValue(item: Item): string | number | boolean | undefined {
  const text = usualText(item);
  const type = item.type?.text;
  if (text === undefined || !(type === 'boolean' || type === 'number')) return text;
  return type === 'boolean' ? text === 'true' : Number(text);
}
