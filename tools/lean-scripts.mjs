// `prepack` of a package: takes comments and indentation out of the scripts in its `dist`, before they are packed. What comments tell stands in the
// declarations, which editors show, and in the sources that the maps name. No line moves, and the columns of the maps move along; comments that
// tools read stay.
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {decode, encode} from '@jridgewell/sourcemap-codec';
import ts from 'typescript';

/** Comments that bundlers, browsers and lawyers read. */
const READ = /[@#]__|@license|@preserve|^\/\*!|[#@] source|@vite-ignore|webpack[A-Z]/;

/** Replaces the comments of a script by the lines that they take. */
export function lean(text) {
  const file = ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.JS);
  const found = new Map();
  const note = (at, end) => void found.set(at, end);
  const walk = (node) => {
    const children = node.getChildren(file);
    children.forEach(walk);
    // Between the parts of a template there is text, not trivia.
    if (children.length > 0 || ts.isTemplateMiddleOrTemplateTail(node)) return;
    ts.forEachLeadingCommentRange(text, node.pos, note);
    ts.forEachTrailingCommentRange(text, node.pos, note);
  };
  walk(file);
  let lean = '';
  let last = 0;
  for (const [at, end] of [...found].sort(([one], [other]) => one - other)) {
    const comment = text.slice(at, end);
    if (READ.test(comment)) continue;
    const before = text.slice(last, at);
    // Nor is the indentation needed of a line that is nothing but a comment.
    lean += (text[end] === '\n' ? before.replace(/[ \t]+$/, '') : before) + comment.replace(/[^\n]+/g, '');
    last = end;
  }
  return lean + text.slice(last);
}

/**
 * Takes the indentation from the lines of a script, but from no line that begins within a template that is more than CSS or markup: nobody reads what is
 * packed, and whoever looks for a fault has the sources by the map. `taken`: number of columns that each line lost.
 */
export function outdented(text) {
  const file = ts.createSourceFile('script.js', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const kept = new Set();
  const keep = (node) => {
    const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
    const last = file.getLineAndCharacterOfPosition(node.end).line;
    for (let line = first + 1; line <= last; line++) kept.add(line);
  };
  const walk = (node) => {
    if (ts.isTaggedTemplateExpression(node)) {
      if (!MARKUP.has(node.tag.getText(file))) return keep(node.template);
    } else if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      const within = ts.isTaggedTemplateExpression(node.parent) && MARKUP.has(node.parent.tag.getText(file));
      if (!within) return keep(node);
    }
    node.forEachChild(walk);
  };
  walk(file);
  const taken = [];
  const lines = text.split('\n').map((line, number) => {
    const less = kept.has(number) ? line : line.replace(/^ +/, '');
    taken.push(line.length - less.length);
    return less;
  });
  return {text: lines.join('\n'), taken};
}

/** Tags of templates in which white space at the begin of a line means as much as the end of the line before it. */
const MARKUP = new Set(['css', 'html', 'svg']);

/** Moves the columns of a source map, as `taken` from each line. */
export function movedBy(map, taken) {
  const mappings = decode(map.mappings).map((segments, line) =>
    segments.map(([column, ...rest]) => [Math.max(0, column - (taken[line] ?? 0)), ...rest]),
  );
  return {...map, mappings: encode(mappings)};
}

if (process.argv[1] === import.meta.filename) {
  const files = readdirSync('dist', {recursive: true}).filter(
    (file) => /\.js$/.test(file) && !/\.generated\.js$/.test(file),
  );
  for (const file of files.map((file) => path.join('dist', file))) {
    const {text, taken} = outdented(lean(readFileSync(file, 'utf8')));
    writeFileSync(file, text);
    const map = `${file}.map`;
    if (existsSync(map)) writeFileSync(map, JSON.stringify(movedBy(JSON.parse(readFileSync(map, 'utf8')), taken)));
  }
}
