/**
 * Converts a property to a string. Returns undefined if it is missing, and a question mark if it can't be converted.
 */
export function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  try {
    return `${value as string}`;
  } catch {
    return '?';
  }
}
