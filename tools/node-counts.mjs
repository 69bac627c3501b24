/** Counts the tests in the output of Node's test runner; those that were cut off failed. */
export function nodeCounts(output) {
  const last = (word) => Number([...output.matchAll(new RegExp(`^(?:#|ℹ) ${word} (\\d+)$`, 'gm'))].at(-1)?.[1] ?? 0);
  return {passed: last('pass'), failed: last('fail') + last('cancelled')};
}
