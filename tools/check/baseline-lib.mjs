// Writes TypeScript's libraries for pages and workers anew: what a minimum browser lacks may be `undefined`, so that code must check before it
// uses a feature. A tsconfig.json with `"libReplacement": true` compiles with them.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {writeWhole} from '../build/kept-until-changed.mjs';
import {packageFolders} from '../build/package-folders.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Names that a minimum browser lacks, from `missing-features.mjs`. */
export const LIST = path.join(root, 'tools/check/missing-features.json');
const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
const LIBS = ['dom', 'webworker'];

/** Reads the libraries, by name. TypeScript 7 has them in its package for the platform. */
export function readLibs() {
  const native = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  const isNative = !existsSync(path.join(path.dirname(typescript), 'lib/lib.dom.d.ts'));
  const folder = path.dirname(isNative ? createRequire(typescript).resolve(native) : typescript);
  return Object.fromEntries(LIBS.map((lib) => [lib, readFileSync(path.join(folder, `lib/lib.${lib}.d.ts`), 'utf8')]));
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
 * Makes what a list names optional in a library, and properties read-only too. Names are MDN's: `Element.moveBefore`, `URL.parse_static`,
 * `Highlight` for an interface, `FontFaceSet.FontFaceSet` for its constructor, `Window.navigation` or `scheduler` for a global. MDN has no
 * mixins: a member of a mixin is missing if one of the interfaces that extend it lacks it. Returns the new library, and which names it has.
 */
export function baselineLib(text, names) {
  const bases = basesIn(text);
  const scope = bases.has('Window') ? 'Window' : 'DedicatedWorkerGlobalScope';
  const withVariable = new Set(Array.from(text.matchAll(/^declare var (\w+)/gm), ([, name]) => name));
  const withBases = (name) => [name, ...(bases.get(name) ?? []).flatMap(withBases)];

  const listed = new Map(names.map((name) => [name, name]));
  for (const name of names) {
    const [owner, member] = name.includes('.') ? name.split('.') : [scope, name];
    for (const base of withBases(owner)) if (!withVariable.has(base)) listed.set(`${base}.${member}`, name);
  }
  const used = new Set();
  const isListed = (key) => listed.has(key) && used.add(listed.get(key));
  const isGlobalListed = (name) =>
    isListed(name) || isListed(`${scope}.${name}`) || (scope !== 'Window' && isListed(`WorkerGlobalScope.${name}`));

  let [kind, owner] = [];
  /** Rewrites a line of an interface, of the type of its variable, or of a namespace. */
  function member(line) {
    const [, start, name, rest] = /^ {4}(readonly |[gs]et |var |function )?(\w+)([(<:].*)$/.exec(line) ?? [];
    const own = name === 'new' ? owner : `${name}_static`;
    if (!name || !isListed(`${owner}.${kind === 'interface' ? name : own}`)) return line;
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
  return {lib: lines.join('\n'), used};
}

/** Writes the libraries to where `libReplacement` looks for them, if they are not there or what they are made of has changed. */
export function writeBaselineLibs() {
  const list = readFileSync(LIST, 'utf8');
  const inputs = [list, readFileSync(fileURLToPath(import.meta.url)), readFileSync(typescript)];
  const head = `// ${createHash('sha256').update(inputs.join()).digest('hex')}\n`;
  const fileOf = (lib) => path.join(root, `node_modules/@typescript/lib-${lib}/index.d.ts`);
  if (LIBS.every((lib) => existsSync(fileOf(lib)) && readFileSync(fileOf(lib), 'utf8').startsWith(head))) return;
  for (const [lib, text] of Object.entries(readLibs()))
    writeWhole(fileOf(lib), head + baselineLib(text, JSON.parse(list)).lib);
  // An incremental build doesn't check files again after a change of a library.
  for (const name of packageFolders(root))
    rmSync(path.join(root, `packages/${name}/tsconfig.tsbuildinfo`), {force: true});
}
