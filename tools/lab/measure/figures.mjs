// Summarises figures and formats them as Markdown.

/** Returns the median or, for an even count, the larger of the two middle numbers. */
export const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1];

/** Formats a number of bytes in kilobytes. */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/** Formats a whole number with commas as thousands separators. */
export const counted = (number) => number.toLocaleString('en');

/** Formats rows as a table. Columns of numbers are right-aligned. */
export function table(columns, rows) {
  const isNumber = (value) => /^[\d.,]*$/.test(String(value));
  const rule = columns.map((_, place) => (rows.every((row) => isNumber(row[place])) ? '-:' : '-'));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
