// Copies the codes of `cartavola check` from the source code into the documentation. Run
// `node tools/run.mjs build/doc-tables`.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ts} from './compiler-api.mjs';
import {format} from './format.mjs';

const CHECK = 'packages/cli/src/check';
const PAGE = 'docs/checking.md';
/** Matches the table in the page. */
const PLACE = /(?<=<!-- codes, generated -->\n)[^]*(?=<!-- \/codes -->)/;

/** Reads all codes in a file, which are keys such as `'page.attribute'`, with their meanings. */
function codesIn(root, file) {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, CHECK, file), 'utf8'), ts.ScriptTarget.Latest);
  const found = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && /^[a-z]+\.\S+$/.test(node.name.text))
      found.push([node.name.text, node.initializer.text]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the page with the table of codes, keyed by path. */
export async function codeTable(root) {
  const files = [
    'codes.ts',
    'data-codes.ts',
    ...readdirSync(path.join(root, CHECK, 'rules')).map((name) => `rules/${name}`),
  ];
  const codes = new Map(files.flatMap((file) => codesIn(root, file)));
  const rows = [...codes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, meaning]) => `| <code id="${code}">${code}</code> | ${meaning} |`);
  const table = `\n| code | meaning |\n| - | - |\n${rows.join('\n')}\n\n`;
  const page = readFileSync(path.join(root, PAGE), 'utf8').replace(PLACE, () => table);
  return new Map([[PAGE, await format(PAGE, page)]]);
}
