// Writes docs/measured.md: rows to Markdown, and sections that are renewed among those that are kept.
import {createHash} from 'node:crypto';
import {format} from '../../build/format.mjs';

/** Digest of a section, whatever the spaces and the dashes with which a formatter fills its tables. */
const digestOf = (text) =>
  createHash('sha256')
    .update(text.replace(/[\s-]+/g, ''))
    .digest('hex')
    .slice(0, 12);

const cell = (value) => String(value).replaceAll('|', '\\|').replace(/\s+/g, ' ').trim();
const line = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/** Writes rows as a table; columns that have only numbers are set right. */
export function tableText({title, columns, rows}) {
  const isNumber = (value) => /^(?:[\d.,]+|)$/.test(String(value));
  const rule = columns.map((_, place) => (place > 0 && rows.every((row) => isNumber(row[place])) ? '-:' : '-'));
  for (const row of rows)
    if (row.length !== columns.length) throw new Error(`${title ?? columns.join(', ')}: a row of ${row.length} cells`);
  return [...(title ? [`**${title}**`, ''] : []), line(columns), line(rule), ...rows.map(line)].join('\n');
}

/** Removes paths of the machine from a reason. */
export const withoutPaths = (text) => text.replace(/(?<![\w`<.])(?:[A-Za-z]:)?(?:[\\/][\w.@+-]+){2,}/g, '…');

/** Writes a section. `result`: what it measured, or `{reason}` why it could not. */
export function sectionText({id, title, runs = []}, {date, commit, machine, load}, result) {
  const others = runs.map((command) => `\`${command}\``).join(', ');
  const command = `\`npm run measure -- --only ${id}\``;
  const parts = [
    `## ${title}`,
    `${command}${others && `; alone, and printed: ${others}`}. Begun ${date}, commit ${commit}; ${machine}; load ${load}.`,
  ];
  if (result.reason !== undefined) parts.push(`Could not be measured: ${withoutPaths(result.reason)}`);
  else {
    parts.push(result.said, ...result.tables.map(tableText));
    if (result.notes?.length > 0) parts.push(result.notes.map((note) => `- ${note}`).join('\n'));
  }
  return parts.join('\n\n');
}

const MARKED = /<!-- measured: (\w+) ([0-9a-f]{12}) -->\n([^]*?)\n<!-- \/measured -->/g;

/** Reads the sections that a page has, by id: their text, and whether it is as it was written. */
export const readSections = (page) =>
  new Map(
    [...page.matchAll(MARKED)].map(([, id, digest, text]) => [
      id,
      {text: text.trim(), isAsWritten: digestOf(text) === digest},
    ]),
  );

const INTRODUCTION = `# Measured

What the kit weighs and how fast it is, on one machine. This page is written whole by \`npm run measure\`, with nothing typed by hand;
\`npm run measure -- --only bytes,pages\` renews sections and keeps the others as they are, each with its own date. Times on a shared machine vary: compare
what stands in one table, rather than tables of two days.`;

/** Writes the page from the texts of its sections, by id; one without a text says how to measure it. */
export async function pageText(sections, texts) {
  const parts = sections.map(({id, title}) => {
    const text = texts.get(id) ?? `## ${title}\n\nNot measured yet: \`npm run measure -- --only ${id}\`.`;
    return `<!-- measured: ${id} ${digestOf(text)} -->\n\n${text}\n\n<!-- /measured -->`;
  });
  return format('page.md', [INTRODUCTION, ...parts].join('\n\n'));
}

/** Writes the page with some sections renewed; those of the old page that are not among them stay as they are. */
export async function renewedPage(sections, old, renewed) {
  const kept = [...readSections(old)].map(([id, {text}]) => [id, text]);
  return pageText(sections, new Map([...kept, ...renewed]));
}
