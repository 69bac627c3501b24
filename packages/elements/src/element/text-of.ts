/** A property that should be a text, as one; undefined where there is none, a mark of doubt where it cannot be one. */
export function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  try {
    return `${value as string}`;
  } catch {
    return '?';
  }
}
