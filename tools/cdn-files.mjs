// Vite plugins for the folder that CDNs and pages without a bundler use: files beside the scripts that are built.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Finds the folder of the installed package that a module belongs to; undefined for a source of this repository. */
export const packageFolder = (id) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/** Reads a package's licence: its name, version and the whole text. Throws if it has none: its notice would be missing. */
export function licenceOf(folder) {
  const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file: its notice cannot be given`);
  return `${name} ${version} (${license})\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
}

/** Emits `LICENSES.txt`: the licence of the kit, and of each package that has code in a chunk. */
export const notices = (root) => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const folders = new Set();
    for (const {modules = {}} of Object.values(bundle))
      for (const [id, {renderedLength}] of Object.entries(modules)) {
        const folder = packageFolder(id);
        if (folder && renderedLength > 0) folders.add(folder);
      }
    const texts = [`cartavola\n\n${readFileSync(path.join(root, 'LICENSE'), 'utf8').trim()}\n`];
    for (const folder of [...folders].sort()) texts.push(licenceOf(folder));
    this.emitFile({type: 'asset', fileName: 'LICENSES.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`)});
  },
});

/** Script for pages whose editors drop `type="module"`: it loads the module beside it. */
const CLASSIC = `import(new URL('cartavola.js',document.currentScript.src).href);\n`;

/** Emits `cartavola-classic.js`. */
export const classicScript = () => ({
  name: 'classic-script',
  generateBundle() {
    this.emitFile({type: 'asset', fileName: 'cartavola-classic.js', source: CLASSIC});
  },
});

/** Emits files as they are. */
export const copied = (files) => ({
  name: 'copied',
  generateBundle() {
    for (const file of files)
      if (existsSync(file)) this.emitFile({type: 'asset', fileName: path.basename(file), source: readFileSync(file)});
  },
});

/** Lists the chunks that a chunk imports, at any depth, other than by `import()`. */
function importsOf(bundle, file, found = new Set()) {
  for (const name of bundle[file].imports) {
    if (found.has(name)) continue;
    found.add(name);
    importsOf(bundle, name, found);
  }
  return found;
}

/**
 * Makes an entry, given by its module, ask at once for all that a chunk imports when it imports the chunk, instead of a round trip later. Nobody waits for them but the
 * chunk itself, which reports their failures.
 */
export const askedAtOnce = (entry) => ({
  name: 'asked-at-once',
  generateBundle(_, bundle) {
    const chunk = Object.values(bundle).find(({facadeModuleId}) => facadeModuleId === entry);
    if (!chunk) return;
    const names = {};
    const code = chunk.code.replace(/import\(`\.\/chunks\/([^`]+)\.js`\)/g, (whole, name) => {
      const others = [...importsOf(bundle, `chunks/${name}.js`)].map((file) => /^chunks\/(.+)\.js$/.exec(file)?.[1]);
      if (others.length === 0 || others.includes(undefined)) return whole;
      names[name] = others;
      return `load$(\`${[name, ...others].join(' ')}\`)`;
    });
    if (Object.keys(names).length === 0)
      throw new Error(`${entry} imports no chunk: has the build changed its way to write imports?`);
    chunk.code =
      'let load$=n=>{let[c,...d]=n.split(` `).map(f=>import(`./chunks/${f}.js`));for(let p of d)p.catch(()=>0);return c};' +
      code;
  },
});
