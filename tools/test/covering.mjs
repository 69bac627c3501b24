// Picks the cases of a matrix that CI runs: a covering array, in which every two values of any two factors occur together at least once if any
// case has both. `TESTS=all` runs every case. covertable, which generates arrays from factors alone, misses pairs where only some combinations
// exist, so this picks greedily from the list of cases.
import process from 'node:process';

/** Lists the pairs of values in a row, but for those of two factors at these places. */
const pairsIn = (row, apart) =>
  row.flatMap((value, one) =>
    row
      .slice(one + 1)
      .flatMap((next, gap) =>
        apart.includes(one) && apart.includes(one + 1 + gap) ? [] : [`${one}=${value}&${one + 1 + gap}=${next}`],
      ),
  );

/**
 * Returns the cases to run. `valuesOf(case)` lists a case's value of each factor. Two factors whose places are in `apart` need not meet: each
 * meets all others.
 */
export function covering(cases, valuesOf, apart = []) {
  if (process.env.TESTS === 'all') return cases;
  // The first place is that of no factor: so that each value occurs, also of a factor that is alone.
  const places = apart.map((place) => place + 1);
  const rows = cases.map((one) => ({one, pairs: pairsIn(['', ...valuesOf(one)], places)}));
  const open = new Set(rows.flatMap(({pairs}) => pairs));
  const picked = new Set();
  // Pairs only close, so a row that has as many open ones as are looked for has the most.
  for (let most = Math.max(...rows.map(({pairs}) => pairs.length)); most > 0; most--)
    for (const {one, pairs} of rows)
      if (pairs.filter((pair) => open.has(pair)).length === most) {
        picked.add(one);
        for (const pair of pairs) open.delete(pair);
      }
  return cases.filter((one) => picked.has(one));
}
