import {distance} from 'fastest-levenshtein';

/** Number of edits between two words. Two swapped letters count as one edit. */
function difference(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && a.length === b.length && [...a].sort().join('') === [...b].sort().join('') ? 1 : edits;
}

/** Length of the longest word that is compared. No known name is that long. */
const LONGEST = 100;

/** Returns " Did you mean `…`?" with the most similar known name, or an empty string if no name is similar enough. */
export function didYouMean(given: string, known: readonly string[]): string {
  if (given.length > LONGEST) return '';
  const far = (name: string): number =>
    given.length > 3 && name.startsWith(given) ? 0 : difference(given.toLowerCase(), name.toLowerCase());
  const [nearest] = [...known].sort((a, b) => far(a) - far(b));
  if (nearest === undefined) return '';
  // A shared prefix, such as `lesson-`, doesn't make names similar.
  const [family = ''] = /^(?:--)?[a-z]+-/.exec(given) ?? [];
  const own = nearest.startsWith(family) ? given.slice(family.length) : given;
  const isNear = far(nearest) <= Math.max(1, Math.floor(own.replace(/^-+/, '').length / 3));
  return isNear ? ` Did you mean \`${nearest}\`?` : '';
}

/** Maximum number of names in a message. */
const LISTED = 12;

/** Returns the suggestion from `didYouMean`, or a list of the known names if there is none. */
export const nearOrAll = (given: string, known: readonly string[]): string =>
  didYouMean(given, known) ||
  (known.length === 0 ? '' : ` It has ${known.slice(0, LISTED).join(', ')}${known.length > LISTED ? ', …' : '.'}`);
