// Test helper: lines of a state that the previous one doesn't have.

/** Lines of a text that are not in another one, each as often as it is there more often. */
export function changedLines(before: string, now: string): string {
  const left = before.split('\n');
  const changed = now.split('\n').filter((line) => {
    const place = left.indexOf(line);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return `${changed.join('\n')}\n`;
}
