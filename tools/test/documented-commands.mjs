// Lists the commands that package.json, the documentation and the comments of scripts name. Tests run them all, so a
// new command is covered as soon as a document names it.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Matches a command that runs code of this repository, or that `npx` would download. */
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:npm (?:start|test|run \S)|npx \S|node \S)/;
/** Matches a word that stands for something, such as `<game>`, `FILE…`, `N` and `[--json]`. */
const PLACEHOLDER = /[<>[\]…*]|^[A-Z]+$/;

/** Returns the code that a Markdown text quotes: inline, and the lines of its shell blocks. */
function codeIn(markdown) {
  const blocks = Array.from(markdown.matchAll(/^```sh\n([^]*?)^```/gm), ([, lines]) => lines.split('\n'));
  const inline = Array.from(markdown.replace(/^```[^]*?^```/gm, '').matchAll(/`([^`]+)`/g), ([, code]) => code);
  return [...blocks.flat(), ...inline].map((code) => code.replace(/ #.*/, '').replace(/\s+/g, ' ').trim());
}

/** Returns the comments at the starts of lines. */
const commentsIn = (code) => Array.from(code.matchAll(/^\s*(?:\/\/|\*) ?(.*)$/gm), ([, line]) => line).join('\n');

/** Removes the first placeholder of a command and everything after it, so that a shell can run the command. */
function withoutPlaceholders(command) {
  const words = command.split(' ');
  const program = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const first = words.findIndex((word, place) => place > program && PLACEHOLDER.test(word));
  if (first < 0) return command;
  // An option means nothing without its value.
  const end = /^--\w/.test(words[first - 1]) ? first - 1 : first;
  return words.slice(0, end).join(' ').replace(/ --$/, '');
}

/** Returns the path of the script in `tools` that a command runs, such as `lab/soak`. Undefined if there is none. */
export function scriptOf(command, scripts) {
  const [, name] = /\bnpm (?:run (?:-\S+ )*)?(\S+)/.exec(command) ?? [];
  return /^node tools\/run\.mjs ([\w/-]+)/.exec(name ? scripts[name] : command)?.[1];
}

/**
 * Returns the commands, each with the first file that names it and the script in `tools` that it runs, if any. In
 * `docs`, a command without such a script belongs to the reader's own project, and is left out.
 */
export function documentedCommands(root) {
  const read = (file) => readFileSync(path.join(root, file), 'utf8');
  const filesIn = (folder, pattern) =>
    readdirSync(path.join(root, folder), {recursive: true})
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .filter((name) => pattern.test(name) && !name.includes('node_modules'))
      .sort();
  const {scripts} = JSON.parse(read('package.json'));
  const named = [
    ...Object.keys(scripts).map((name) => [
      'package.json',
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    ]),
    ...['README.md', 'CONTRIBUTING.md', ...filesIn('docs', /\.md$/)].flatMap((file) =>
      codeIn(read(file)).map((code) => [file, code]),
    ),
    ...filesIn('tools', /(?<!\.test)\.mjs$/).flatMap((file) =>
      codeIn(commentsIn(read(file))).map((code) => [file, code]),
    ),
  ];
  const commands = new Map();
  for (const [file, code] of named.filter(([, text]) => COMMAND.test(text))) {
    const command = withoutPlaceholders(code);
    const script = scriptOf(command, scripts);
    const isOurs = script !== undefined || !file.startsWith('docs/');
    if (isOurs && !commands.has(command)) commands.set(command, {command, file, script});
  }
  return [...commands.values()];
}
