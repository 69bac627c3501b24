// Minifies scripts of the CDN folder once more. Rolldown's minifier is fast; Terser, which evaluates and inlines more, makes them 1 % smaller.
import {minify} from 'terser';

const OPTIONS = {
  ecma: 2022,
  compress: {ecma: 2022, passes: 3, keep_fargs: false, unsafe_arrows: true},
  format: {ecma: 2022, comments: false},
};

/** Returns a script in fewer bytes, and its source map if there was one. `module`: it is a module, not a classic script. */
export async function smaller(code, {module, map}) {
  const made = await minify(code, {
    ...OPTIONS,
    module,
    ...(map && {sourceMap: {content: map, includeSources: true, asObject: true}}),
  });
  // Rarely, what it inlines is longer.
  return Buffer.byteLength(made.code) < Buffer.byteLength(code) ? {code: made.code, map: made.map} : {code, map};
}

/** Vite plugin: minifies the chunks once more. Entries have older syntax than they, and are left. */
export const smallerChunks = () => ({
  name: 'smaller-chunks',
  async generateBundle(_, bundle) {
    for (const [file, chunk] of Object.entries(bundle)) {
      if (chunk.type !== 'chunk' || chunk.isEntry) continue;
      const asset = bundle[`${file}.map`];
      const {code, map} = await smaller(chunk.code, {module: true, map: asset && JSON.parse(asset.source)});
      chunk.code = code;
      if (asset) asset.source = JSON.stringify(map);
    }
  },
});
