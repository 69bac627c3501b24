import {distance} from 'fastest-levenshtein';

/** Number of edits between two words. Two swapped letters count as one edit. */
function difference(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && a.length === b.length && [...a].sort().join('') === [...b].sort().join('') ? 1 : edits;
}

/** Returns " Did you mean `…`?" with the nearest known name; an empty string if none is near. */
export function didYouMean(given: string, known: readonly string[]): string {
  const far = (name: string): number =>
    given.length > 3 && name.startsWith(given) ? 0 : difference(given.toLowerCase(), name.toLowerCase());
  const [nearest] = [...known].sort((a, b) => far(a) - far(b));
  const isNear = nearest !== undefined && far(nearest) <= Math.max(1, Math.floor(given.replace(/^-+/, '').length / 3));
  return isNear ? ` Did you mean \`${nearest}\`?` : '';
}
