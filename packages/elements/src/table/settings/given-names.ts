/** Maximum number of seats in any game. */
const SEATS = 6;

/** Names that the page gives, indexed by seat, or the path of the invalid entry. */
export interface GivenNames {
  readonly names?: readonly string[];
  readonly wrong?: string;
}

/**
 * Validates and copies the page's list of names, reading each entry once. An empty string, null or undefined means no
 * name.
 */
export function readNames(given: unknown): GivenNames {
  if (given === undefined || given === null) return {};
  let wrong = 'names';
  try {
    if (!Array.isArray(given)) return {wrong};
    const names: string[] = [];
    const length = Math.min(given.length, SEATS);
    for (let seat = 0; seat < length; seat++) {
      wrong = `names[${seat}]`;
      const name: unknown = given[seat] ?? '';
      if (typeof name !== 'string') return {wrong};
      names.push(name);
    }
    return {names};
  } catch {
    // A proxy or a getter in the value threw an error.
    return {wrong};
  }
}
