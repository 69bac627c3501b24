import type {ArgTypes} from '@storybook/web-components-vite';
import {attributeRows, rowOf, variableRows} from '../stories/controls.js';
import {elementNamed, SECTIONS, type Item} from '../stories/manifest.js';

/** Returns the signature of a method, or the type of another item. */
function typeOf({kind, type, parameters = [], return: result}: Item): string | undefined {
  if (kind !== 'method') return type?.text;
  const given = parameters.map((one) => (one.type ? `${one.name}: ${one.type.text}` : one.name));
  return `(${given.join(', ')}) => ${result?.type?.text ?? 'void'}`;
}

/**
 * Returns rows with prefixed keys, so that they don't match story arguments, and a part and a property may have the
 * same name.
 */
const rowsOf = (category: string, items: readonly Item[] = []): ArgTypes =>
  Object.fromEntries(items.map((item) => [`${category}: ${item.name}`, rowOf(category, item, typeOf(item))]));

/**
 * Returns the rows of an element's page: everything in the manifest, in sections. Its attributes are those that stories
 * set.
 */
export function rowsFor(tagName: string): ArgTypes | null {
  const element = elementNamed(tagName);
  if (!element) return null;
  const ofKind = (wanted: string): Item[] => (element.members ?? []).filter(({kind}) => kind === wanted);
  const {attributes: _, ...others} = SECTIONS;
  return {
    ...attributeRows(tagName),
    ...rowsOf(
      'properties',
      ofKind('field').filter(({attribute}) => attribute === undefined),
    ),
    ...rowsOf('methods', ofKind('method')),
    ...Object.fromEntries(
      Object.entries(others).flatMap(([title, list]) =>
        Object.entries(list === 'cssProperties' ? variableRows(tagName) : rowsOf(title, element[list])),
      ),
    ),
  };
}
