// Checks what compilers and linters do not: the allowed imports between packages, and the rules of the house.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {ts} from '../build/compiler-api.mjs';
import {checkStyles} from './style-features.mjs';
import {importCycles} from './import-cycles.mjs';
import {checkExports, FROM_MANIFEST} from './package-exports.mjs';
import {checkSamples} from './sample-list.mjs';
import {checkFile, WITH_DOM} from './workspace-rules.mjs';

const SKIPPED = /^(?:node_modules|dist|lib|storybook-static|docs-api|coverage|screenshots|\.git|\.cache)$/;
/** What the plugin for WordPress is built into. */
const BUILT = /^packages\/wordpress\/(?:build|kit|languages)$/;
const READ = /(?:\.(?:ts|mjs|js|html|css|md|json|ya?ml)|(?:^|\/)\.ci\/run)$/;
const GENERATED = /\.generated(?:\.d)?\.ts$|(?:^|\/)package-lock\.json$|^test\/vectors\/.*\.json$|^test\/samples\/\d/;

function* filesIn(root, folder = '') {
  for (const entry of readdirSync(path.join(root, folder), {withFileTypes: true})) {
    const file = path.posix.join(folder, entry.name);
    if (SKIPPED.test(entry.name) || BUILT.test(file)) continue;
    if (entry.isDirectory()) yield* filesIn(root, file);
    else if (READ.test(file) && !GENERATED.test(file) && !FROM_MANIFEST.test(file)) yield file;
  }
}

/** Lists the libs of a tsconfig, following `extends`. */
function libsOf(file) {
  const {config, error} = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`);
  const {options} = ts.parseJsonConfigFileContent({...config, files: [], include: []}, ts.sys, path.dirname(file));
  return options.lib;
}

function checkLibs(root, file, text, report) {
  const owner = /^packages\/([^/]+)\//.exec(file)?.[1];
  if (!owner || WITH_DOM.includes(owner)) return;
  if (/\/tsconfig[^/]*\.json$/.test(file)) {
    const libs = libsOf(path.join(root, file));
    const line =
      1 +
      Math.max(
        0,
        text.split('\n').findIndex((row) => row.includes('"lib"')),
      );
    if (!libs) report(line, 'without "lib" the DOM is in: extend tsconfig.base.json');
    else if (libs.some((lib) => /dom|webworker/i.test(lib)))
      report(line, `${owner} has no DOM: take the lib out and pass in what it needs`);
  }
  text.split('\n').forEach((row, index) => {
    if (file.endsWith('.ts') && /^\s*\/\/\/\s*<reference\s+lib=["'](?:dom|webworker)/i.test(row))
      report(index + 1, `${owner} has no DOM: take the reference out and pass in what it needs`);
  });
}

/** Reads all hand-written files under the root, by path. */
export const readTexts = (root) =>
  new Map([...filesIn(root)].map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

/** Lists the faults under the root: `{file, line, message}`. */
export function checkWorkspace(root) {
  const faults = [];
  const texts = readTexts(root);
  for (const [file, text] of texts) {
    const report = (line, message) => faults.push({file, line, message});
    checkFile(file, text, report);
    checkLibs(root, file, text, report);
    checkStyles(file, text, report);
  }
  checkExports(texts, (file, line, message) => faults.push({file, line, message}));
  checkSamples(root, (file, message) => faults.push({file, line: 1, message}));
  for (const cycle of importCycles(texts))
    faults.push({file: cycle[0], line: 1, message: `a circle of imports: ${[...cycle, cycle[0]].join(' → ')}`});
  return faults;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const faults = checkWorkspace(fileURLToPath(new URL('../..', import.meta.url)));
  for (const {file, line, message} of faults) console.error(`${file}:${line} ${message}`);
  console.log(faults.length === 0 ? 'The workspace keeps its rules.' : `${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
