// Determines the kinds of attribute values from their types in the manifest. The site's builder, Storybook's controls
// and the WordPress block use them.

const isQuoted = (part) => /^'.*'$/.test(part);
const unquoted = (text) => text.replace(/^'(.*)'$/, '$1');

/**
 * Returns a type's kind, and the values of a choice. Leaves out an empty value, which means the same as `true`.
 * `isOpen` means that pages can register more values.
 */
export function kindOf(type) {
  const parts = type.split(' | ').filter((part) => part !== 'undefined');
  const values = parts.filter(isQuoted).map(unquoted).filter(Boolean);
  if (values.length > 0) return {kind: 'choice', values, isOpen: parts.includes('string')};
  if (type === 'boolean' || type === 'number' || type === 'string') return {kind: type, values, isOpen: false};
  return {kind: 'other', values, isOpen: false};
}

/** Returns a default as an attribute value, or undefined if the manifest has none. */
export const usualText = ({default: usual}) => (usual === undefined ? undefined : unquoted(usual));

/**
 * Lists the games that have this option, for elements with the options of all games. Returns undefined for other
 * elements.
 */
export function optionGames({description = ''}) {
  if (!description.startsWith('Option of the game')) return undefined;
  return [...description.matchAll(/<(\w+)-table>/g)].map(([, game]) => game);
}
