// `prepack` of a package: takes the comments out of the scripts in its `dist`, before they are packed. What they tell stands in the declarations, which
// editors show, and in the sources that the maps name. No line moves, so the maps stay right; comments that tools read stay, too.
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
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

if (process.argv[1] === import.meta.filename) {
  const files = readdirSync('dist', {recursive: true}).filter(
    (file) => /\.js$/.test(file) && !/\.generated\.js$/.test(file),
  );
  for (const file of files.map((file) => path.join('dist', file)))
    writeFileSync(file, lean(readFileSync(file, 'utf8')));
}
