// How numbers are summed up, rounded and written.

/** Returns the number in the middle; of an even count, the upper of the two. */
export const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

/** Rounds to a number of decimals. */
export const rounded = (number, decimals = 0) => Number(number.toFixed(decimals));

/** Writes bytes as thousands. */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** Writes bytes as millions. */
export const megabytes = (bytes) => (bytes / 1_000_000).toFixed(1);

/** Writes a whole number with its thousands apart. */
export const counted = (number) => number.toLocaleString('en');

/** Says of how many of something the figures are medians. */
export const mediansOf = (count, what) => (count === 1 ? `of one ${what}` : `medians of ${count} ${what}s in turns`);
