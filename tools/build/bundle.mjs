// Bundles TypeScript sources for Node, for tools and tests to import or run.
import {fileURLToPath} from 'node:url';
import {rolldown} from 'rolldown';
import {writeRegistries} from './text-registries.mjs';

/** Bundles files by name into a folder, one copy of what they share; returns the entries' file names. `external`: names or patterns of what stays outside. */
export async function bundle(input, dir, external = []) {
  writeRegistries(fileURLToPath(new URL('../..', import.meta.url)));
  const build = await rolldown({
    input,
    platform: 'node',
    // Its scripts load a compiled file.
    external: ['@resvg/resvg-js', ...external],
    // What a page loads when it needs it, Node may load at once.
    checks: {ineffectiveDynamicImport: false},
    resolve: {conditionNames: ['@cartavola/source', 'import', 'node', 'default']},
  });
  const {output} = await build.write({dir, format: 'esm', entryFileNames: '[name].mjs', sourcemap: true});
  await build.close();
  return output.flatMap(({isEntry, fileName}) => (isEntry ? [`${dir}/${fileName}`] : []));
}
