// Vite plugins for the scripts of the CDN folder that pages name: those of one element, and the entries.
import {minify, transform} from 'rolldown/utils';
import {handedOn, importsOf} from './cdn-files.mjs';

/** Syntax of the entries: that of the oldest browsers that know `import()`, in which they tell that the rest cannot run. */
const OLDEST = 'es2018';

/** Code that tells a page where the folder is, for the workers beside it: by the address of the folder, or of a script in it. */
const tellFolder = (address) => `globalThis[Symbol.for("cartavola.folder")]??=${address};`;
const FOLDER = tellFolder('new URL("..",import.meta.url).href');

/** What the loader does once the page is its own. */
const CLAIMED = 'page[claim] = true;';

/** Lets the loader tell the page where the folder is. In a bundle of a page's own, which has no workers beside it, it tells nothing. */
export const folderTold = (loader) => ({
  name: 'folder-told',
  enforce: 'pre',
  transform(code, id) {
    if (id !== loader) return undefined;
    if (!code.includes(CLAIMED))
      throw new Error(`${loader} lacks \`${CLAIMED}\`, after which it tells where the folder is`);
    return {code: code.replace(CLAIMED, `${CLAIMED} ${tellFolder('import.meta.url')}`), map: null};
  },
});

/** Finds the chunk that has a module which is loaded on demand, and the name there of one of its exports; undefined if there is none. */
function exportIn(bundle, module, name) {
  const chunk = Object.values(bundle).find(({facadeModuleId}) => facadeModuleId === module);
  const handed = chunk && (handedOn(chunk) ?? {file: chunk.fileName, names: chunk.exports.map((one) => [one, one])});
  const [own] = handed?.names.find(([, outer]) => outer === name) ?? [];
  return own && {file: handed.file, own};
}

/**
 * Emits `define/<element>.js` for each element of the registry, whose modules are in `folder` (with a slash at its end): scripts at stable addresses
 * that each define one, ask at once for all that it imports, at any depth, and tell the page where the folder is. Others that it needs later are
 * loaded from beside it.
 */
export const definitions = (folder, elements) => ({
  name: 'definitions',
  generateBundle(_, bundle) {
    // A part that is built alone has none.
    if (!bundle['cartavola.js']) return;
    const defined = exportIn(bundle, `${folder}base/define.ts`, 'define');
    const loader = exportIn(bundle, `${folder}base/define.ts`, 'setLoader');
    for (const {name, module, className} of elements) {
      const element = exportIn(bundle, `${folder}${module}.ts`, className);
      if (!element || !defined || !loader)
        throw new Error(`<${name}>: no chunk has its class: is it still loaded alone?`);
      const imports = [...importsOf(bundle, element.file)].map((one) => `import"../${one}";`);
      const source = [
        `import{${element.own} as ${className}}from"../${element.file}";`,
        `import{${defined.own} as d,${loader.own} as l}from"../${defined.file}";`,
        ...imports,
        `${FOLDER}l(n=>import("./"+n+".js"));d("${name}",${className});export{${className}};`,
      ].join('\n');
      this.emitFile({type: 'asset', fileName: `define/${name}.js`, source: `${source}\n`});
    }
  },
});

/** Rewrites entries in older syntax: a browser that cannot read the chunks reads these, and nothing throws into its page. */
export const readAnywhere = (files) => ({
  name: 'read-anywhere',
  async generateBundle(_, bundle) {
    for (const file of files) {
      const chunk = bundle[file];
      if (!chunk) continue;
      const {code, errors} = await transform(file, chunk.code, {target: OLDEST});
      if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
      chunk.code = (await minify(file, code, {module: true, compress: {target: OLDEST}})).code;
    }
  },
});
