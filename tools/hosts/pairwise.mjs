// Pairwise testing: rows in which every two values of any two factors occur together at least once, instead of all combinations.

/** Makes a random generator of numbers in [0, 1) from a seed (mulberry32). */
function seededNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Yields all pairs of values of different factors. */
function* pairsOf(factors) {
  const names = Object.keys(factors);
  for (const [place, one] of names.entries())
    for (const other of names.slice(place + 1))
      for (const first of factors[one]) for (const second of factors[other]) yield [one, first, other, second];
}

const keyOf = (names, one, first, other, second) =>
  names.indexOf(one) < names.indexOf(other)
    ? `${one}=${first}&${other}=${second}`
    : `${other}=${second}&${one}=${first}`;

/**
 * Generates a pairwise (all-pairs) test design. `factors`: values (texts or numbers) by name; `tries`: candidates per row, more of which
 * give fewer rows.
 */
export function pairwise(factors, seed, tries = 12) {
  const names = Object.keys(factors);
  const random = seededNumbers(seed);
  const pick = (items) => items[Math.floor(random() * items.length)];
  const open = new Map([...pairsOf(factors)].map((pair) => [keyOf(names, ...pair), pair]));
  const gain = (row, name, value) =>
    Object.keys(row).filter((other) => open.has(keyOf(names, name, value, other, row[other]))).length;

  /** Draws a row for an uncovered pair, choosing the other values greedily to cover the most new pairs. */
  function draw([one, first, other, second]) {
    const row = {[one]: first, [other]: second};
    const rest = names.filter((name) => !(name in row)).sort(() => random() - 0.5);
    let met = 1;
    for (const name of rest) {
      const gains = factors[name].map((value) => gain(row, name, value));
      const most = Math.max(...gains);
      row[name] = pick(factors[name].filter((_, place) => gains[place] === most));
      met += most;
    }
    return {row, met};
  }

  const rows = [];
  while (open.size > 0) {
    const waiting = [...open.values()];
    const {row} = Array.from({length: tries}, () => draw(pick(waiting))).reduce((best, one) =>
      one.met > best.met ? one : best,
    );
    for (const one of names)
      for (const other of names) if (one !== other) open.delete(keyOf(names, one, row[one], other, row[other]));
    rows.push(Object.fromEntries(names.map((name) => [name, row[name]])));
  }
  return rows;
}
