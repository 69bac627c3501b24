// Picks the cases of a matrix that CI runs: a covering array, in which every two values of any two factors occur together at least once if any
// case has both. `TESTS=all` runs every case. covertable, which generates arrays from factors alone, misses pairs where only some combinations
// exist, so this picks greedily from the list of cases.
import process from 'node:process';

/** Yields the pairs of values in a row. */
function* pairsIn(row) {
  for (let one = 0; one < row.length; one++)
    for (let other = one + 1; other < row.length; other++) yield `${one}=${row[one]}&${other}=${row[other]}`;
}

/** Returns the cases to run. `valuesOf(case)` lists a case's value of each factor. */
export function covering(cases, valuesOf) {
  if (process.env.TESTS === 'all') return cases;
  const open = cases.map((one) => ({one, pairs: new Set(pairsIn(['', ...valuesOf(one)]))}));
  const picked = new Set();
  for (;;) {
    const best = open.reduce((most, candidate) => (candidate.pairs.size > most.pairs.size ? candidate : most));
    if (best.pairs.size === 0) return cases.filter((one) => picked.has(one));
    picked.add(best.one);
    const met = [...best.pairs];
    for (const {pairs} of open) for (const pair of met) pairs.delete(pair);
  }
}
