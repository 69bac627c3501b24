// Test helper: the elements' manifest, keyed by element name.

interface Named {
  readonly name: string;
  readonly description?: string;
}
interface Typed extends Named {
  readonly type: {readonly text: string};
  readonly default?: string;
}
/** An element's member: a property or a method. */
interface Member extends Typed {
  readonly kind: 'field' | 'method';
  readonly readonly?: boolean;
  readonly attribute?: string;
  readonly reflects?: boolean;
}
/** An element's attribute. An attribute without `fieldName` has no property: the element reads it by name. */
interface Attribute extends Typed {
  readonly fieldName?: string;
}
/** An element in the manifest. */
export interface Described {
  readonly tagName: keyof HTMLElementTagNameMap;
  readonly name: string;
  readonly description: string;
  readonly summary: string;
  readonly attributes: readonly Attribute[];
  readonly members: readonly Member[];
  readonly events: readonly Typed[];
  readonly slots?: readonly Named[];
  readonly cssParts?: readonly Named[];
  readonly cssProperties?: readonly Named[];
  readonly cssStates?: readonly Named[];
}

interface Manifest {
  readonly modules: readonly {readonly declarations: readonly Described[]}[];
}

const FILE = '/packages/elements/custom-elements.json';

const answer = await fetch(FILE);
if (!answer.ok) throw new Error(`${FILE} is missing: run node tools/run.mjs build/manifest`);
const {modules} = (await answer.json()) as Manifest;

/** All elements in the manifest. */
export const described: readonly Described[] = modules.flatMap(({declarations}) => declarations);

/** Returns the sorted names of items, or an empty list if there are none. */
export const namesOf = (items: readonly Named[] = []): string[] => items.map(({name}) => name).sort();
