// Test helper: lines in a state that are not in the previous one.

/** Lines in a text that are not in another one. If a line occurs more often, it is listed that many more times. */
export function changedLines(before: string, now: string): string {
  const left = before.split('\n');
  const changed = now.split('\n').filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return `${changed.join('\n')}\n`;
}
