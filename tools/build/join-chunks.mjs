// Joins small chunks, because a request costs pages more than a few unneeded bytes.

/** Number of uncompressed bytes that cost as much as a request. */
const REQUEST = 8000;
/** Maximum growth of a load on demand, in requests. */
const MOST_LATER = 10;

/**
 * Joins chunks as long as the saved requests outweigh the unneeded bytes. Never creates an import cycle. Returns the
 * remaining chunks, each with the files that joined it and the key of the largest chunk.
 *
 * @typedef {{key: string, files: string[], size: number, imports: Set<string>}} Chunk - `imports`: keys of chunks.
 * @param {Chunk[]} chunks
 * @param {{keys: Set<string>, weight: number, isFirst?: boolean}[]} loads - Keys of chunks that are loaded together, with
 * the weight of that load, and whether it is an element's first load.
 */
export function joinChunks(chunks, loads) {
  const left = new Map(
    chunks.map(({key, files, size, imports}) => [
      key,
      {key, files: [...files], size, imports: new Set(imports), loads: new Set()},
    ]),
  );
  for (const load of loads) for (const key of load.keys) left.get(key)?.loads.add(load);

  /** Returns the keys of a chunk's imports, at any depth. */
  function importsOf(chunk) {
    const all = new Set(chunk.imports);
    for (const key of all) for (const next of left.get(key).imports) all.add(next);
    return all;
  }

  /** Returns the cost, for pages that load a chunk, of also loading another one with all its imports. */
  function costOf(chunk, other) {
    let cost = 0;
    const imports = [...importsOf(other)].map((key) => left.get(key));
    for (const load of chunk.loads) {
      if (other.loads.has(load)) continue;
      const more = imports.filter((one) => one !== chunk && !one.loads.has(load));
      const added = more.reduce((sum, {size}) => sum + size + REQUEST, other.size);
      // A load must not grow much to save a request of others: the first load of a small element, or code on demand.
      if (added > (load.isFirst ? 1 : MOST_LATER) * REQUEST) return Infinity;
      cost += load.weight * added;
    }
    return cost;
  }

  function gainOf(a, b) {
    let saved = 0;
    for (const load of a.loads) if (b.loads.has(load)) saved += load.weight * REQUEST;
    return saved === 0 ? 0 : saved - costOf(a, b) - costOf(b, a);
  }

  /** Whether a chunk imports another chunk through a third one. */
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
