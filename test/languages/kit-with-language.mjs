// Makes a copy of the kit with an additional language, as a translator would add it: a line in the list, and a
// counterpart for each module with English text.
import {cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as esbuild from 'esbuild';
import {textsUnder, writeRegistries} from '../../tools/build/text-registries.mjs';

/** Packages that import modules with text. All others come from the working tree. */
const COPIED = ['words', 'lessons', 'elements'];
const TAG = 'qps';
/** Module that puts an accent on every vowel. */
const ACCENTED = 'test/languages/accented.ts';
/** Modules that the test imports. */
const ENTRIES = ['elements/src/define/rules-explainer', 'elements/src/define/scopa-table', 'words/src/index'];

/** Creates a module in the additional language from the English one. */
function translated(root, text, english) {
  const names = [...english.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const module = `./${path.basename(text)}.en.js`;
  return `import {accentedTexts} from ${JSON.stringify(path.join(root, ACCENTED))};
export const {${names.join(', ')}} =
  (await accentedTexts('', () => import('${module}'))) as typeof import('${module}');
`;
}

/** Copies the packages under the root into a folder, and adds the language there. */
function copyWithLanguage(root, copy) {
  rmSync(copy, {recursive: true, force: true});
  const scope = path.join(copy, 'node_modules/@cartavola');
  mkdirSync(scope, {recursive: true});
  for (const name of COPIED) {
    for (const part of ['package.json', 'src'])
      cpSync(path.join(root, 'packages', name, part), path.join(copy, 'packages', name, part), {recursive: true});
    symlinkSync(path.join(copy, 'packages', name), path.join(scope, name), 'junction');
  }
  const list = path.join(copy, 'packages/words/src/languages.ts');
  writeFileSync(list, readFileSync(list, 'utf8').replace(/^ {2}en: .*\n/m, `$&  ${TAG}: 'en',\n`));
  for (const text of textsUnder(copy)) {
    const english = readFileSync(path.join(copy, `${text}.en.ts`), 'utf8');
    writeFileSync(path.join(copy, `${text}.${TAG}.ts`), translated(root, text, english));
  }
  writeRegistries(copy);
}

/** Bundles the copy with a chunk for each dynamic import. */
const bundleKit = (root, copy) =>
  esbuild.build({
    entryPoints: ENTRIES.map((entry) => path.join(copy, 'packages', `${entry}.ts`)),
    outbase: path.join(copy, 'packages'),
    outdir: path.join(copy, 'bundle'),
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['@cartavola/source', 'development'],
    preserveSymlinks: true,
    tsconfig: path.join(root, 'tsconfig.base.json'),
    logLevel: 'warning',
  });

/**
 * Plugin and middleware for @web/test-runner: `/__kit-with-language` creates and bundles the copy, and returns the path
 * of its scripts.
 */
export function kitWithLanguage(root) {
  const served = `/node_modules/.cache/kit-with-language/${process.pid}`;
  const copy = path.join(root, served);
  return {
    async middleware(context, next) {
      if (context.path !== '/__kit-with-language') return next();
      copyWithLanguage(root, copy);
      await bundleKit(root, copy);
      context.body = `${served}/bundle`;
    },
    plugin: {name: 'kit-with-language', serverStop: () => rmSync(copy, {recursive: true, force: true})},
  };
}
