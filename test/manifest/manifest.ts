// Test helper: the manifest of the elements, by the names of the elements.

interface Named {
  readonly name: string;
  readonly description?: string;
}
interface Typed extends Named {
  readonly type: {readonly text: string};
  readonly default?: string;
}
/** Member of an element: a property or a method. */
interface Member extends Typed {
  readonly kind: 'field' | 'method';
  readonly readonly?: boolean;
  readonly attribute?: string;
}
/** Attribute of an element. Without a property, it is read by name. */
interface Attribute extends Typed {
  readonly fieldName?: string;
}
/** Element in the manifest. */
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
if (!answer.ok) throw new Error(`${FILE} is missing: run node tools/build/manifest.mjs`);
const {modules} = (await answer.json()) as Manifest;

/** All elements of the manifest. */
export const described: readonly Described[] = modules.flatMap(({declarations}) => declarations);

/** Returns the sorted names of items; an empty list if there are no items. */
export const namesOf = (items: readonly Named[] = []): string[] => items.map(({name}) => name).sort();
