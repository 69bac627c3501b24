import {distance} from 'fastest-levenshtein';

/** Returns " Did you mean `…`?" with the nearest known name, or an empty string if none is near. */
export function didYouMean(given: string, known: readonly string[]): string {
  const far = (name: string): number =>
    given.length > 3 && name.startsWith(given) ? 0 : distance(given.toLowerCase(), name.toLowerCase());
  const [nearest] = [...known].sort((a, b) => far(a) - far(b));
  const isNear = nearest !== undefined && far(nearest) <= Math.max(1, Math.floor(given.replace(/^-+/, '').length / 3));
  return isNear ? ` Did you mean \`${nearest}\`?` : '';
}
