// Prints the output of the test bed: each fault with its case, and the number of cases.

const MOST_FAULTS = 8;

export class Report {
  #counts = new Map();
  /** Number of occurrences of each fault, keyed by `kind: what`. */
  #wrong = new Map();
  #all = process.env.ALL_FAULTS !== undefined;

  /** Adds a case: its parts, keyed by name, and its faults. */
  add(kind, engine, parts, faults) {
    const key = `${kind} ${engine}`;
    const count = this.#counts.get(key) ?? {kind, engine, passed: 0, failed: 0};
    this.#counts.set(key, count);
    if (faults.length === 0) return void count.passed++;
    count.failed++;
    for (const {what} of faults) {
      const name = `${kind}: ${what}`;
      this.#wrong.set(name, (this.#wrong.get(name) ?? 0) + 1);
    }
    const shown = this.#all ? faults : faults.slice(0, MOST_FAULTS);
    const lines = shown.map(({what, expected, got}) => `    ${what}: expected ${expected}, got ${got}`);
    if (shown.length < faults.length) lines.push(`    and ${faults.length - shown.length} more`);
    console.log(`✘ ${kind} · ${parts.filter(Boolean).join(' / ')} / ${engine}\n${lines.join('\n')}`);
  }

  /** Prints the totals. Returns whether there are no faults. */
  end(seconds) {
    const total = {passed: 0, failed: 0};
    console.log('');
    for (const [name, times] of [...this.#wrong].sort((one, other) => other[1] - one[1]))
      console.log(`${String(times).padStart(5)} × ${name}`);
    for (const {kind, engine, passed, failed} of this.#counts.values()) {
      console.log(
        `${kind.padEnd(10)} ${engine.padEnd(9)} ${String(passed + failed).padStart(5)} cases, ${failed} of them failed`,
      );
      total.passed += passed;
      total.failed += failed;
    }
    console.log(`${seconds.toFixed(0)} s\n\n${total.passed} passed, ${total.failed} failed`);
    return total.failed === 0 && total.passed > 0;
  }
}
