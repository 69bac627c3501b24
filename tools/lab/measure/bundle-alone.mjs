// Bundles and minifies one module with all that it imports, as a page that has nothing else would load it.
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {rolldown} from 'rolldown';
import {writeRegistries} from '../../build/text-registries.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export const gzipped = (content) => gzipSync(content, {level: 9}).length;

/** Returns the chunks by file name, the entry's name, and the bytes (gzip, each file alone) of what it imports at once, and of all. */
export async function bundleAlone(input) {
  writeRegistries(root);
  const build = await rolldown({
    input: {alone: input},
    platform: 'browser',
    tsconfig: `${root}tsconfig.base.json`,
    // What a page loads when it needs it may also be asked for at once.
    checks: {ineffectiveDynamicImport: false},
    resolve: {conditionNames: ['@cartavola/source', 'module', 'browser', 'production', 'import', 'default']},
  });
  const {output} = await build.generate({format: 'es', minify: true});
  await build.close();
  const chunks = new Map(output.filter(({type}) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const atOnce = new Set();
  const reach = (name) => {
    if (atOnce.has(name) || !chunks.has(name)) return;
    atOnce.add(name);
    chunks.get(name).imports.forEach(reach);
  };
  const entry = output.find(({isEntry}) => isEntry).fileName;
  reach(entry);
  const bytesOf = (names) => [...names].reduce((sum, name) => sum + gzipped(chunks.get(name).code), 0);
  return {entry, chunks, bytes: {atOnce: bytesOf(atOnce), all: bytesOf(chunks.keys())}};
}
