// Bundles TypeScript sources for Node, so that tools and tests can import or run them.
import {rolldown} from 'rolldown';
import {generate} from './generate.mjs';

/**
 * Bundles entry files, keyed by name, into a folder, with one copy of shared modules. Returns the file names of the
 * bundled entries. `external` lists names or patterns of modules to leave out.
 */
export async function bundle(input, dir, external = []) {
  await generate();
  const build = await rolldown({
    input,
    platform: 'node',
    // This package loads a native binary, which can't be bundled.
    external: ['@resvg/resvg-js', ...external],
    // In Node, modules that pages load on demand may also be imported statically.
    checks: {ineffectiveDynamicImport: false},
    resolve: {conditionNames: ['@cartavola/source', 'import', 'node', 'default']},
  });
  const {output} = await build.write({dir, format: 'esm', entryFileNames: '[name].mjs', sourcemap: true});
  await build.close();
  return output.flatMap(({isEntry, fileName}) => (isEntry ? [`${dir}/${fileName}`] : []));
}
