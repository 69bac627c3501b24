// Vite plugins for scripts with stable URLs in the CDN folder: one per element, and the entries.
import {minify, transform} from 'rolldown/utils';
import {handedOn, importsOf} from './cdn-files.mjs';

/**
 * Syntax target of the entries. The oldest browsers with `import()` can run them, and the entries report if the rest of
 * the kit can't run.
 */
const OLDEST = 'es2018';

/**
 * Code that stores the folder's URL in the page, so that the page can load workers from there. `address` is the URL of
 * the folder or of a script in it.
 */
const tellFolder = (address) => `globalThis[Symbol.for("cartavola.folder")]??=${address};`;
const FOLDER = tellFolder('new URL("..",import.meta.url).href');

/** Statement with which the loader takes control of the page. */
const CLAIMED = 'page[claim] = true;';

/**
 * Makes the loader store the folder's URL. Bundles for other pages don't use this plugin, because there are no workers
 * in their folders.
 */
export const folderTold = (loader) => ({
  name: 'folder-told',
  enforce: 'pre',
  transform(code, id) {
    if (id !== loader) return undefined;
    if (!code.includes(CLAIMED)) throw new Error(`${loader} lacks \`${CLAIMED}\`. The folder's address goes after it.`);
    return {code: code.replace(CLAIMED, `${CLAIMED} ${tellFolder('import.meta.url')}`), map: null};
  },
});

/**
 * Finds the chunk of a module that is loaded on demand, and the name of one of the module's exports in that chunk.
 * Returns undefined if there is no such chunk or export.
 */
function exportIn(bundle, module, name) {
  const chunk = Object.values(bundle).find(({facadeModuleId}) => facadeModuleId === module);
  const handed = chunk && (handedOn(chunk) ?? {file: chunk.fileName, names: chunk.exports.map((one) => [one, one])});
  const [own] = handed?.names.find(([, outer]) => outer === name) ?? [];
  return own && {file: handed.file, own};
}

/**
 * Emits `define/<element>.js` for each element in the registry. `folder`, which ends with a slash, contains the
 * modules. Each script has a stable URL, defines one element, requests all its direct and indirect imports at once, and
 * stores the folder's URL. The element loads other files on demand from the same folder.
 */
export const definitions = (folder, elements) => ({
  name: 'definitions',
  generateBundle(_, bundle) {
    // A partial build doesn't contain elements.
    if (!bundle['cartavola.js']) return;
    const defined = exportIn(bundle, `${folder}base/define.ts`, 'define');
    const loader = exportIn(bundle, `${folder}base/define.ts`, 'setLoader');
    for (const {name, module, className} of elements) {
      const element = exportIn(bundle, `${folder}${module}.ts`, className);
      if (!element || !defined || !loader)
        throw new Error(`<${name}>: no chunk has its class. Is its module still loaded on demand?`);
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

/**
 * Rewrites entries in older syntax, so that browsers that can't parse the chunks can still parse the entries, without
 * an error in the page.
 */
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
