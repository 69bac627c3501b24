// Picks the cases of a matrix that CI runs: a covering array, in which any two values of two factors occur together if
// any case has both. `TESTS=all` runs every case. covertable generates arrays from factors only, and misses pairs if
// only some combinations exist, so this module picks greedily from the list of cases.
import process from 'node:process';

/** Lists the pairs of values in a row, except pairs in which the indexes of both factors are in `apart`. */
const pairsIn = (row, apart) =>
  row.flatMap((value, one) =>
    row
      .slice(one + 1)
      .flatMap((next, gap) =>
        apart.includes(one) && apart.includes(one + 1 + gap) ? [] : [`${one}=${value}&${one + 1 + gap}=${next}`],
      ),
  );

/**
 * Returns the cases to run. `valuesOf(case)` lists a case's value for each factor. Pairs in which the indexes of both
 * factors are in `apart` don't have to be covered.
 */
export function covering(cases, valuesOf, apart = []) {
  if (process.env.TESTS === 'all') return cases;
  // The value at index 0 doesn't belong to a factor. It ensures that each value occurs even if there is only one
  // factor.
  const places = apart.map((place) => place + 1);
  const rows = cases.map((one) => ({one, pairs: pairsIn(['', ...valuesOf(one)], places)}));
  const open = new Set(rows.flatMap(({pairs}) => pairs));
  const picked = new Set();
  // A row's number of open pairs never increases, so a row with `most` open pairs has the most of all rows.
  for (let most = Math.max(...rows.map(({pairs}) => pairs.length)); most > 0; most--)
    for (const {one, pairs} of rows)
      if (pairs.filter((pair) => open.has(pair)).length === most) {
        picked.add(one);
        for (const pair of pairs) open.delete(pair);
      }
  return cases.filter((one) => picked.has(one));
}
