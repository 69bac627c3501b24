// Formats the table of results.

const COLUMNS = {
  name: 'consumer',
  checked: 'checked',
  first: 'loaded at first, raw / gzip (files)',
  all: 'all that is built',
  driven: 'driven',
  leaked: 'leaked',
  tools: 'tools',
};

/** Returns the rows as aligned text with a heading. */
export function rowsAsText(rows) {
  const keys = Object.keys(COLUMNS);
  const cell = (row, key) => (Array.isArray(row[key]) ? row[key].join(', ') : String(row[key] ?? ''));
  const lines = [COLUMNS, ...rows].map((row) => keys.map((key) => cell(row, key)));
  const widths = keys.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
