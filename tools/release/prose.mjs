// `node tools/run.mjs release/prose [FILE…]`: checks the English in documentation and comments with textlint, using the
// patterns in prose.yml. Without files, it checks all files in the Git repository except French and Italian pages.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {ensureInstalled} from '../build/ensure-install.mjs';
import {run} from '../test/counted.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CODE = /\.(?:ts|mjs|css)$/;
const FOREIGN = /^(?:docs\/(?:fr|it)|test\/samples)\//;
/** Matches comments, but not `//` in strings such as URLs. */
const COMMENT = /\/\*[^]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g;
const QUESTION = /^#+ (?:What|Where|Who|When|How)\b/;

const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Returns the code with everything except comments replaced with spaces, so that lines and columns stay the same. */
export function commentsOf(code) {
  let text = '';
  let end = 0;
  for (const {0: comment, index} of code.matchAll(COMMENT)) {
    // Code in a comment isn't prose.
    text +=
      blank(code.slice(end, index)) +
      comment.replace(/`[^`\n]*`/g, blank).replace(/^[ \t]*(?:\/\*+|\*\/?|\/\/)/gm, blank);
    end = index + comment.length;
  }
  return text + blank(code.slice(end));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled('tools/release');
  const {createLinter, loadTextlintrc} = await import('textlint');
  const linter = createLinter({
    descriptor: await loadTextlintrc({
      configFilePath: fileURLToPath(new URL('prose.json', import.meta.url)),
      node_modulesDir: fileURLToPath(new URL('node_modules', import.meta.url)),
    }),
  });
  const given = process.argv.slice(2);
  const files =
    given.length > 0
      ? given
      : run('git', ['ls-files', '*.md', '*.ts', '*.mjs', '*.css'], root)
          .split('\n')
          .filter((file) => !file.startsWith('test/samples/'));
  let failed = 0;
  let checked = 0;
  for (const file of files.filter((name) => name && !FOREIGN.test(name))) {
    const text = readFileSync(path.resolve(root, file), 'utf8');
    const isCode = CODE.test(file);
    const {messages} = await linter.lintText(isCode ? commentsOf(text) : text, isCode ? `${file}.txt` : file);
    const headings = isCode
      ? []
      : text
          .split('\n')
          .flatMap((line, index) =>
            QUESTION.test(line)
              ? [{line: index + 1, column: 1, message: 'Use a noun or verb that people search for.'}]
              : [],
          );
    for (const {line, column, message} of [...messages, ...headings]) {
      console.error(`${file}:${line}:${column}: ${message}`);
      failed += 1;
    }
    checked += 1;
  }
  console.log(`${checked} files\n${failed === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed'}`);
  process.exitCode = failed === 0 ? 0 : 1;
}
