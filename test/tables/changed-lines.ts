// Test helper: lists the lines that have been added to a string.

/**
 * Returns the lines of `now` that are not in `before`. A line that occurs more often now is listed once per addition.
 */
export function changedLines(before: string, now: string): string {
  const left = before.split('\n');
  const changed = now.split('\n').filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return `${changed.join('\n')}\n`;
}
