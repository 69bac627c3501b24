// Joins small chunks: a request costs pages more than some bytes that they don't need.

/** Bytes, before compression, that a request is worth. */
const REQUEST = 8000;

/**
 * Joins chunks, as long as that saves pages more by fewer requests than it costs them by bytes in vain. Never makes a circle of imports. Returns the
 * chunks that are left, each with the files of those that joined it, under the name of the largest.
 *
 * @typedef {{key: string, files: string[], size: number, imports: Set<string>}} Chunk - `imports`: keys of chunks.
 * @param {Chunk[]} chunks
 * @param {{keys: Set<string>, weight: number}[]} loads - Chunks that are loaded at a time, by key, and how much that counts.
 */
export function joinChunks(chunks, loads) {
  const left = new Map(
    chunks.map(({key, files, size, imports}) => [
      key,
      {key, files: [...files], size, imports: new Set(imports), loads: new Set()},
    ]),
  );
  for (const load of loads) for (const key of load.keys) left.get(key)?.loads.add(load);

  /** Returns the keys of what a chunk imports, at any depth. */
  function importsOf(chunk) {
    const all = new Set(chunk.imports);
    for (const key of all) for (const next of left.get(key).imports) all.add(next);
    return all;
  }

  /** Returns what it costs those who load a chunk if they get another with all that it imports. */
  function costOf(chunk, other) {
    let cost = 0;
    const imports = [...importsOf(other)].map((key) => left.get(key));
    for (const load of chunk.loads) {
      if (other.loads.has(load)) continue;
      const more = imports.filter((one) => one !== chunk && !one.loads.has(load));
      cost += load.weight * more.reduce((sum, {size}) => sum + size + REQUEST, other.size);
    }
    return cost;
  }

  function gainOf(a, b) {
    let saved = 0;
    for (const load of a.loads) if (b.loads.has(load)) saved += load.weight * REQUEST;
    return saved === 0 ? 0 : saved - costOf(a, b) - costOf(b, a);
  }

  /** Returns whether a chunk imports another by way of a third. */
  function isThirdBetween(from, to) {
    const seen = new Set(from.imports);
    seen.delete(to.key);
    for (const key of seen) for (const next of left.get(key).imports) seen.add(next);
    return seen.has(to.key);
  }

  for (;;) {
    const all = [...left.values()].filter((chunk) => chunk.loads.size > 0);
    const [best] = all
      .flatMap((a, index) => all.slice(index + 1).map((b) => ({a, b, gain: gainOf(a, b)})))
      .filter(({gain}) => gain > 0)
      .sort((one, other) => other.gain - one.gain)
      .filter(({a, b}) => !isThirdBetween(a, b) && !isThirdBetween(b, a));
    if (!best) return [...left.values()].map(({key, files}) => ({key, files}));
    const [kept, gone] = best.a.size < best.b.size ? [best.b, best.a] : [best.a, best.b];
    kept.files.push(...gone.files);
    kept.size += gone.size;
    for (const load of gone.loads) kept.loads.add(load);
    for (const key of gone.imports) kept.imports.add(key);
    for (const key of importsOf(kept)) for (const load of kept.loads) left.get(key).loads.add(load);
    left.delete(gone.key);
    for (const {imports} of left.values()) if (imports.delete(gone.key)) imports.add(kept.key);
    kept.imports.delete(kept.key);
  }
}
