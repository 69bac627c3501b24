// What an attribute of the manifest may be set to, by its type: for the builder of the site, the controls of Storybook, and the block of WordPress.

const isQuoted = (part) => /^'.*'$/.test(part);
const unquoted = (text) => text.replace(/^'(.*)'$/, '$1');

/**
 * Tells the kind of a type, and the values of a choice. Of values that may be empty, which means as much as `true`, that is left out. `isOpen`: a
 * page may register more values.
 */
export function kindOf(type) {
  const parts = type.split(' | ').filter((part) => part !== 'undefined');
  const values = parts.filter(isQuoted).map(unquoted).filter(Boolean);
  if (values.length > 0) return {kind: 'choice', values, isOpen: parts.includes('string')};
  if (type === 'boolean' || type === 'number' || type === 'string') return {kind: type, values, isOpen: false};
  return {kind: 'other', values, isOpen: false};
}

/** Text of a default, as an attribute has it; undefined where none is told. */
export const usualText = ({default: usual}) => (usual === undefined ? undefined : unquoted(usual));

/** Games whose option an attribute is, where the element has the options of all games; undefined elsewhere. */
export function optionGames({description = ''}) {
  if (!description.startsWith('Option of the game')) return undefined;
  return [...description.matchAll(/<(\w+)-table>/g)].map(([, game]) => game);
}
