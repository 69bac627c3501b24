/** Problem of an address that names what a frame shows. */
export interface AddressProblem {
  readonly code: string;
  /** Parameter that it is about; empty for the whole address. */
  readonly path: string;
  readonly message: string;
}

/** Content of a frame: an element with its attributes and data, as the fragment of the address names it. */
export interface Asked {
  /** Name of the element. */
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** JSON text of a record, for the property of this name. */
  readonly record: string | undefined;
  /** Address of a page whose `<lesson-step>`s are the lesson. */
  readonly lesson: string | undefined;
}

/** Longest fragment that is read, in characters. Browsers open nothing at addresses of 2 MB or more. */
const LONGEST = 1_000_000;

const problem = (code: string, path: string, message: string): AddressProblem => ({
  code: `embed.${code}`,
  path,
  message,
});

/** Checks that an address leads to a page or a file, and runs nothing. */
function checkUrl(text: string, name: string, base: string): AddressProblem | undefined {
  if (URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol)) return undefined;
  return problem('address', name, `The address in ${name} must begin with https: or http:.`);
}

/**
 * Reads the fragment of an address, such as `#game=…&lang=it`: `game` names a table, `element` any of `elements`; `record` and `lesson` give
 * data, all else are attributes. Never throws.
 */
export function readAddress(hash: string, elements: readonly string[], base: string): Asked | AddressProblem {
  if (hash.length > LONGEST)
    return problem('large', '', 'The address is too long: a record at an address of its own (src) may have 2 MB.');
  const attributes = new Map(new URLSearchParams(hash.replace(/^#/, '')));
  const take = (name: string): string | undefined => {
    const value = attributes.get(name);
    attributes.delete(name);
    return value;
  };
  const named = take('element');
  // An explainer, a puzzle and a pad have a game as an attribute.
  const element = named ?? `${take('game') ?? ''}-table`;
  if (!elements.includes(element)) {
    const names = elements.map((name) => (name.endsWith('-table') ? `game=${name.slice(0, -6)}` : `element=${name}`));
    return problem(
      'element',
      named === undefined ? 'game' : 'element',
      `The address must name what to show: ${names.join(', ')}.`,
    );
  }
  const record = take('record');
  const lesson = take('lesson');
  const src = attributes.get('src');
  const wrong =
    (lesson === undefined ? undefined : checkUrl(lesson, 'lesson', base)) ??
    (src === undefined ? undefined : checkUrl(src, 'src', base));
  return wrong ?? {element, attributes, record, lesson};
}

/** Names an attribute that the element does not know; undefined if it knows all. */
export function checkAttributes({attributes, element}: Asked, observed: readonly string[]): AddressProblem | undefined {
  const known = [...observed, 'lang', 'dir'];
  const unknown = [...attributes.keys()].find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  return problem('attribute', unknown, `<${element}> has no attribute ${unknown}: it has ${known.sort().join(', ')}.`);
}
