// Vite plugins for the folder that CDNs and pages without a bundler use. They add files to the build.
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/**
 * Finds the folder of the installed package that a module belongs to. Returns undefined for this repository's own
 * source files.
 */
export const packageFolder = (id) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];

/**
 * Reads a package's name, version and licence text. Throws if the package has no licence file, because `LICENSES.txt`
 * would lack its notice.
 */
export function licenceOf(folder) {
  const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:\.\w+)?$/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file, so LICENSES.txt would lack its notice`);
  return {of: `${name} ${version} (${license})`, text: readFileSync(path.join(folder, file), 'utf8').trim()};
}

/**
 * Emits `LICENSES.txt` with the licences of the kit and of each package that has code in a chunk. Includes identical
 * licence texts only once.
 */
export const notices = (root) => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const folders = new Set();
    for (const {modules = {}} of Object.values(bundle))
      for (const [id, {renderedLength}] of Object.entries(modules)) {
        const folder = packageFolder(id);
        if (folder && renderedLength > 0) folders.add(folder);
      }
    const holders = new Map([[readFileSync(path.join(root, 'LICENSE'), 'utf8').trim(), ['cartavola']]]);
    for (const {of, text} of [...folders].sort().map(licenceOf)) holders.set(text, [...(holders.get(text) ?? []), of]);
    const texts = [...holders].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
    this.emitFile({type: 'asset', fileName: 'LICENSES.txt', source: texts.join(`\n${'-'.repeat(80)}\n\n`)});
  },
});

/**
 * Script for pages whose editors remove `type="module"`. It imports `cartavola.js`, whose address it gets from the first
 * of these: `data-cartavola` on an element that sanitizers remove from readers' content; its own address; a script's
 * `src`, or the attribute that replaces it while an optimizer delays the script; the address of the running script,
 * which may have another name. Its only recent syntax is `import()`, and it never throws. If the module can't be loaded,
 * readers see the content that authors wrote inside the elements.
 */
const CLASSIC = String.raw`(function(d,s){
var e=d.querySelector('html[data-cartavola],body[data-cartavola],script[data-cartavola],link[data-cartavola],meta[data-cartavola]'),
n=e?e.getAttribute('data-cartavola').trim():'',l=d.getElementsByTagName('script'),a=d.createElement('a'),i,j,m;
function own(v){return/\/?cartavola-classic[^/]*\.js$/.test(v.split(/[?#]/)[0])?v:''}
s=s&&s.src||'';
if(n){if(!/\.js([?#]|$)/.test(n))n=n.replace(/\/*([?#].*)?$/,'/cartavola.js$1')}
else{
n=own(s);
for(i=0;!n&&i<l.length;i++)for(j=0,m=l[i].attributes;!n&&j<m.length;j++)if(/src$|^data-/.test(m[j].name))n=own(m[j].value);
n=(n||s)&&(n||s).replace(/[^/?#]*(\?[^#]*)?(#.*)?$/,'cartavola.js$1')
}
if(!n)return console.error('Cartavola: this page hides the address of cartavola-classic.js. Write the folder of the kit in data-cartavola, as in <html data-cartavola="/cartavola/">.');
a.href=n;
import(a.href).then(null,function(e){console.error('Cartavola could not be loaded from '+a.href+'. If cartavola-classic.js is part of a bundle, write the folder of the kit in data-cartavola, as in <html data-cartavola="/cartavola/">.',e)})
})(document,document.currentScript);
`;

/** Emits `cartavola-classic.js`. */
export const classicScript = () => ({
  name: 'classic-script',
  generateBundle() {
    this.emitFile({type: 'asset', fileName: 'cartavola-classic.js', source: CLASSIC});
  },
});

/** Emits files unchanged into a build folder. */
export const copied = (files, folder = '') => ({
  name: 'copied',
  generateBundle() {
    for (const file of files)
      if (existsSync(file))
        this.emitFile({type: 'asset', fileName: folder + path.basename(file), source: readFileSync(file)});
  },
});

/**
 * Moves source maps out of the served folder. Scripts don't refer to them, but developers can still load them to debug
 * a page.
 */
export const mapsApart = (folder) => ({
  name: 'maps-apart',
  writeBundle({dir}, bundle) {
    const maps = Object.keys(bundle).filter((file) => file.endsWith('.map'));
    // Benchmarks are built without source maps, so keep the existing ones in the folder.
    if (maps.length === 0) return;
    rmSync(folder, {recursive: true, force: true});
    for (const file of maps) {
      mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      renameSync(path.join(dir, file), path.join(folder, file));
    }
  },
});

/**
 * Matches the code of a chunk that only re-exports another chunk's exports. Rolldown creates one for each `import()` of
 * a module within a group.
 */
const FACADE = /^export\{([^}]*)\}from"\.\/([^"]+)";\s*(?:\/\/#.*\s*)?$/;

/**
 * Returns the target of a chunk that only re-exports: the target's file, and each export's name in the target and in
 * the chunk.
 */
export function handedOn({type, code, fileName, isDynamicEntry}) {
  const [, names, target] = (type === 'chunk' && isDynamicEntry && FACADE.exec(code)) || [];
  if (!target) return undefined;
  const pairs = names.split(',').map((name) => name.split(' as '));
  return {
    file: path.posix.join(path.dirname(fileName), target),
    names: pairs.map(([inner, outer = inner]) => [inner, outer]),
  };
}

/**
 * Removes chunks that only re-export, because each would cost a round trip. Imports of them become imports of the
 * target.
 */
export const facadesRemoved = () => ({
  name: 'facades-removed',
  generateBundle(_, bundle) {
    const facades = new Map();
    for (const [file, chunk] of Object.entries(bundle)) {
      const handed = handedOn(chunk);
      if (handed) facades.set(file, handed);
    }
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      chunk.code = chunk.code.replace(/import\(`(\.\/(?:chunks\/)?)([^`]+)`\)/g, (whole, folder, name) => {
        const handed = facades.get(`chunks/${name}`);
        if (!handed) return whole;
        const object = handed.names.map(([inner, outer]) => `${outer}:e.${inner}`);
        return `import(\`${folder}${path.basename(handed.file)}\`).then(e=>({${object}}))`;
      });
      chunk.dynamicImports = chunk.dynamicImports.map((file) => facades.get(file)?.file ?? file);
    }
    for (const file of facades.keys()) delete bundle[file];
  },
});

/** Lists the static imports of a chunk, at any depth. */
export function importsOf(bundle, file, found = new Set()) {
  for (const name of bundle[file].imports) {
    if (found.has(name)) continue;
    found.add(name);
    importsOf(bundle, name, found);
  }
  return found;
}

/**
 * Code that replaces a module that exports `askFor`. `@files` is replaced with the names of all files and, after a `|`,
 * the name of each part with the indexes of its files in base 36.
 */
const ASK_FOR = `const [files, parts] = '@files'.split('|').map((list) => list.split(' '));
export const askFor = (names) => {
  for (const part of parts) {
    const [name, ...places] = part.split(':');
    if (names.includes(name))
      for (const place of places) import(/* @vite-ignore */ './chunks/' + files[parseInt(place, 36)] + '.js').catch(() => {});
  }
};`;

/**
 * Inserts the files of the parts that pages may request, with all their static imports, into the module that exports
 * `askFor`. `module` is the module's id. `asked` maps each part's name to the id of a module in that part.
 * Also emits the files as `preload.json`.
 */
export const askedAhead = (module, asked) => ({
  name: 'asked-ahead',
  load: (id) => (id === module ? ASK_FOR : undefined),
  generateBundle(_, bundle) {
    const teller = Object.values(bundle).find(({code}) => code?.includes('@files'));
    if (!teller) return;
    const fileOf = new Map(
      Object.values(bundle).flatMap(({moduleIds = [], fileName}) => moduleIds.map((id) => [id, fileName])),
    );
    const parts = {};
    for (const [name, id] of Object.entries(asked)) {
      const file = fileOf.get(id);
      if (!file) throw new Error(`no chunk has ${id}, the first module of the part ${name}`);
      parts[name] = [file, ...importsOf(bundle, file)];
    }
    const files = [...new Set(Object.values(parts).flat())];
    const named = files.map((file) => file.slice('chunks/'.length, -'.js'.length));
    const listed = Object.entries(parts).map(([name, own]) =>
      [name, ...own.map((file) => files.indexOf(file).toString(36))].join(':'),
    );
    teller.code = teller.code.replace('@files', () => `${named.join(' ')}|${listed.join(' ')}`);
    this.emitFile({type: 'asset', fileName: 'preload.json', source: JSON.stringify(parts)});
  },
});
