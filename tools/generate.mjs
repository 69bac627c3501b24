// `npm run generate`: what the source of the elements imports but nobody writes: the bots' worker, as text.
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {rolldown} from 'rolldown';

const root = fileURLToPath(new URL('..', import.meta.url));
const thinking = `${root}packages/elements/src/thinking/`;

/** The script of the bots' worker: a classic one that loads no other, minified. */
export async function bundleWorker() {
  const build = await rolldown({
    input: `${thinking}worker/bots-worker.ts`,
    platform: 'browser',
    resolve: {conditionNames: ['@cartavola/source', 'import', 'browser', 'default']},
    transform: {target: 'es2022'},
    tsconfig: false,
  });
  const {output} = await build.generate({format: 'iife', minify: true, comments: false});
  await build.close();
  return output[0].code;
}

/** Writes what is generated, where it has changed. */
export async function generate() {
  const text =
    '/** The script of the worker that thinks for bots. */\n' +
    `export const source: string = ${JSON.stringify(await bundleWorker())};\n`;
  const file = `${thinking}bots-worker.generated.ts`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await generate();
