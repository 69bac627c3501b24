import type {Problem} from '@cartavola/engine';
import {isSettable, settableByLink} from './attribute-names.js';
import {readFields, type Fields} from '../links/fields.js';
import {isTableLink, readLink, type Link} from '../links/link.js';

/** Colour schemes that a frame's URL may ask for. */
const SCHEMES = ['light', 'dark'] as const;
/** Colour scheme of a frame. */
export type FrameScheme = (typeof SCHEMES)[number];

/** Content of a frame: an element with its attributes and data, from the URL fragment. */
export interface FrameLink {
  /** Name of the element. */
  readonly element: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Record as a JSON string, for the `record` property. */
  readonly record: string | undefined;
  /** URL of a page with the lesson's `<lesson-step>` elements. */
  readonly lesson: string | undefined;
}

/**
 * Value of `sandbox` for frames that show the kit. Lessons may contain links, which open in a new tab without the
 * sandbox's limits.
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const problem = (code: string, path: string, message: string): Problem => ({
  code: `embed.${code}`,
  path,
  message,
});

/** Checks that a URL uses HTTP or HTTPS, so it can't run a script. */
function checkUrl(text: string, name: string, base: string): Problem | undefined {
  if (URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol)) return undefined;
  return problem('address', name, `The URL in ${name} must begin with https: or http:.`);
}

/**
 * Returns the attributes of the table or replay that opens a link. Without such a link, returns the fields as
 * attributes.
 */
function attributesFor(link: Link | undefined, fields: Fields): Map<string, string> {
  if (isTableLink(link)) return new Map([['game', link.game]]);
  if (link?.type === 'replay' && link.match)
    return new Map(Object.entries({element: 'game-replay', 'opens-links': ''}));
  return new Map(fields);
}

/** Returns the colour scheme in the fragment of a frame's URL, or undefined if it has none. Never throws. */
export function readFrameScheme(hash: string): FrameScheme | undefined {
  const fields = readFields(hash);
  const scheme = fields.ok ? fields.value.get('scheme') : undefined;
  return SCHEMES.find((one) => one === scheme);
}

/**
 * Reads the fragment of a frame's URL, such as `#game=…&lang=it`. `game` selects a table, and `element` any of
 * `elements`. `record` and `lesson` provide data, `scheme` sets the colour scheme, and all other fields are attributes. A link to a deal or match
 * selects the table or replay that opens it. Never throws.
 */
export function readFrameLink(hash: string, elements: readonly string[], base: string): FrameLink | Problem {
  const fields = readFields(hash);
  if (!fields.ok) return problem('large', '', fields.problem.message);
  if (fields.value.has('scheme') && !readFrameScheme(hash))
    return problem('scheme', 'scheme', `The scheme must be one of: ${SCHEMES.join(', ')}.`);
  const link = readLink(hash);
  if (!link.ok) return link.problem;
  const attributes = attributesFor(link.value, fields.value);
  const take = (name: string): string | undefined => {
    const value = attributes.get(name);
    attributes.delete(name);
    return value;
  };
  take('scheme');
  const named = take('element');
  // Explainers, puzzles and score pads have a `game` attribute.
  const element = named ?? `${take('game') ?? ''}-table`;
  if (!elements.includes(element)) {
    const names = elements.map((name) => (name.endsWith('-table') ? `game=${name.slice(0, -6)}` : `element=${name}`));
    return problem(
      'element',
      named === undefined ? 'game' : 'element',
      `The URL must say what to show: ${names.join(', ')}.`,
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

/** Returns a problem if the link sets an attribute that the element doesn't support, or undefined otherwise. */
export function checkAttributes({attributes, element}: FrameLink, observed: readonly string[]): Problem | undefined {
  const unknown = [...attributes.keys()].find((name) => !isSettable(name, observed, 'link'));
  if (unknown === undefined) return undefined;
  const known = [...settableByLink(observed)].sort().join(', ');
  return problem('attribute', unknown, `<${element}> has no attribute ${unknown}: it has ${known}.`);
}
