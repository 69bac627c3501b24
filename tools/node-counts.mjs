/** Returns the counts of the last line `N passed, N failed` of an output. */
export function passedAndFailed(output) {
  const [, passed = 0, failed = 0] = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1) ?? [];
  return {passed: Number(passed), failed: Number(failed)};
}
