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

/**
 * Emits `define/<element>.js` for each of some elements, whose modules are in `folder` (with a slash at its end): scripts at stable addresses
 * that each define one, ask at once for all that it imports, at any depth, and tell the page where the folder is.
 */
export const definitions = (folder, elements) => ({
  name: 'definitions',
  generateBundle(_, bundle) {
    // A part that is built alone has none.
    if (!bundle['cartavola.js']) return;
    for (const element of elements) {
      const module = `${folder}${element}.ts`;
      const chunk = Object.values(bundle).find(({facadeModuleId}) => facadeModuleId === module);
      const {file, names} = (chunk && handedOn(chunk)) ?? {
        file: chunk?.fileName,
        names: chunk?.exports.map((name) => [name, name]) ?? [],
      };
      const wanted = this.getModuleInfo(module)?.exports ?? [];
      const exported = names.filter(([, outer]) => wanted.includes(outer));
      if (wanted.length === 0 || exported.length < wanted.length)
        throw new Error(`<${element}>: no chunk has the exports of its module: is it still loaded alone?`);
      const own = exported.map(([inner, outer]) => (inner === outer ? outer : `${inner} as ${outer}`));
      const imports = [...importsOf(bundle, file)].map((one) => `import"../${one}";`);
      const source = `export{${own}}from"../${file}";\n${imports.join('')}\n${FOLDER}\n`;
      this.emitFile({type: 'asset', fileName: `define/${element}.js`, source});
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
