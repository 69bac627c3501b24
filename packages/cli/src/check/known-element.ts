/** Allowed values of an attribute: a list, or a type. A list ends with `…` if pages can register more values. */
export type KnownAttribute = readonly string[] | 'boolean' | 'number' | 'string' | 'other';

/** Manifest data of one of the kit's elements. */
export interface KnownElement {
  /** Attributes, keyed by name. */
  readonly attributes: Readonly<Record<string, KnownAttribute>>;
  /** Names of events. */
  readonly events: readonly string[];
  /** Names of slots. The default slot has an empty name. */
  readonly slots: readonly string[];
  /** Names of CSS parts. */
  readonly parts: readonly string[];
  /** Names of CSS custom properties. */
  readonly properties: readonly string[];
}

/** Entry in the generated list of elements, with names separated by spaces. */
interface Entry {
  readonly attributes: Readonly<Record<string, KnownAttribute>>;
  readonly events: string;
  readonly slots: string;
  readonly parts: string;
  readonly properties: string;
}

/** Parses the generated list of elements. */
export const knownElements = (table: Readonly<Record<string, Entry>>): Readonly<Record<string, KnownElement>> =>
  Object.fromEntries(
    Object.entries(table).map(([name, {attributes, events, slots, parts, properties}]) => [
      name,
      {
        attributes,
        events: events.split(' '),
        slots: slots.split(' '),
        parts: parts.split(' '),
        properties: properties.split(' '),
      },
    ]),
  );
