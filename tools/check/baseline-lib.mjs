// Writes variants of TypeScript's libraries for pages and workers, in which features that a minimum browser lacks
// (according to MDN's data) may be `undefined`. Code must then check for such a feature before use. A tsconfig.json
// with `"libReplacement": true` uses these libraries.
import {hash} from 'node:crypto';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {writeWhole} from '../build/kept-until-changed.mjs';
import {lackedBy} from '../build/least-browsers.mjs';
import {packageFolders} from '../build/package-folders.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const LIBS = ['dom', 'webworker'];

/** Reads one of TypeScript 7's libraries from the package for this platform. */
function readLib(name) {
  const platform = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  const file = createRequire(require.resolve('typescript')).resolve(platform);
  return readFileSync(path.join(path.dirname(file), `lib/lib.${name}.d.ts`), 'utf8');
}

/**
 * Yields the interfaces and globals that a minimum browser lacks, and members missing from more minimum browsers than
 * their interface.
 */
function* missingFeatures() {
  const lacking = ({__compat}) => (__compat ? lackedBy(__compat).length : 0);
  for (const [owner, features] of Object.entries(require('@mdn/browser-compat-data').api)) {
    // Gaps in `MathMLElement` would also count for HTML elements, which share a mixin with it.
    if (owner === 'MathMLElement') continue;
    if (lacking(features) > 0) yield owner;
    for (const [name, feature] of Object.entries(features))
      if (name !== '__compat' && lacking(feature) > lacking(features)) yield `${owner}.${name}`;
  }
}

/** Returns the direct bases of each interface. */
function basesIn(text) {
  const bases = new Map();
  for (const [line] of text.matchAll(/^interface .*\{$/gm)) {
    const [, name, list] = /^interface (\w+)(?: extends (.*))? \{$/.exec(line.replaceAll(/<(?:[^<>]|<[^<>]*>)*>/g, ''));
    bases.set(name, [...(bases.get(name) ?? []), ...(list?.split(', ') ?? [])]);
  }
  return bases;
}

/**
 * Makes the listed names optional in a library, including read-only properties. Names are in MDN's format:
 * `Element.moveBefore`, `URL.parse_static`, `Highlight` for an interface, `FontFaceSet.FontFaceSet` for its
 * constructor, `Window.navigation` or `scheduler` for a global. MDN has no mixins, so a mixin's member is missing if
 * one of the interfaces that extend the mixin lacks that member.
 */
export function baselineLib(text, names) {
  const bases = basesIn(text);
  const scope = bases.has('Window') ? 'Window' : 'DedicatedWorkerGlobalScope';
  const withVariable = new Set(Array.from(text.matchAll(/^declare var (\w+)/gm), ([, name]) => name));
  const withBases = (name) => [name, ...(bases.get(name) ?? []).flatMap(withBases)];

  const listed = new Set(names);
  for (const name of names) {
    const [owner, member] = name.includes('.') ? name.split('.') : [scope, name];
    for (const base of withBases(owner)) if (!withVariable.has(base)) listed.add(`${base}.${member}`);
  }
  const scopes = ['', `${scope}.`, ...(scope === 'Window' ? [] : ['WorkerGlobalScope.'])];
  const isGlobalListed = (name) => scopes.some((prefix) => listed.has(prefix + name));

  let [kind, owner] = [];
  /** Rewrites a line of an interface, of its variable's type, or of a namespace. */
  function member(line) {
    const [, start, name, rest] = /^ {4}(readonly |[gs]et |var |function )?(\w+)([(<:].*)$/.exec(line) ?? [];
    const own = name === 'new' ? owner : `${name}_static`;
    if (!name || !listed.has(`${owner}.${kind === 'interface' ? name : own}`)) return line;
    if (name === 'new' || start === 'set ') return '';
    if (start === 'var ') return line.replace(/;$/, ' | undefined;');
    if (start === 'function ') return `    var ${name}: { ${rest} } | undefined;`;
    if (start === 'get ') return `    readonly ${name}?${rest.replace('()', '')}`;
    return `    ${rest.startsWith(':') ? 'readonly ' : ''}${name}?${rest}`;
  }
  function declaration(line) {
    const [, newKind, name, rest] = /^(?:declare )?(interface|var|namespace|function) (\w+)(.*)/.exec(line) ?? [];
    if (rest?.endsWith('{')) [kind, owner] = [newKind, name];
    else if (newKind === 'function' && isGlobalListed(name)) return `declare var ${name}: ${scope}["${name}"];`;
    else if (newKind === 'var' && isGlobalListed(name)) return line.replace(/;$/, ' | undefined;');
    else if (line.startsWith('}') && kind === 'var' && isGlobalListed(owner)) return '} | undefined;';
    return line;
  }
  const lines = text.split('\n').map((line) => (line.startsWith(' ') ? member(line) : declaration(line)));
  return lines.join('\n');
}

/**
 * Writes the libraries to the folder where `libReplacement` looks for them, if they are missing or their inputs have
 * changed.
 */
export function writeBaselineLibs() {
  // package.json contains the versions of TypeScript, the data and the browsers.
  const inputs = ['package.json', 'tools/build/least-browsers.mjs', 'tools/check/baseline-lib.mjs'];
  const head = `// ${hash('sha256', inputs.map((file) => readFileSync(path.join(root, file))).join('\n'))}\n`;
  const fileOf = (lib) => path.join(root, `node_modules/@typescript/lib-${lib}/index.d.ts`);
  if (LIBS.every((lib) => existsSync(fileOf(lib)) && readFileSync(fileOf(lib), 'utf8').startsWith(head))) return;
  const missing = [...missingFeatures()];
  for (const lib of LIBS) writeWhole(fileOf(lib), head + baselineLib(readLib(lib), missing));
  // An incremental build doesn't check files again when a library changes, so delete its state.
  for (const name of packageFolders(root))
    rmSync(path.join(root, `packages/${name}/tsconfig.tsbuildinfo`), {force: true});
}
