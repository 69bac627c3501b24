// Generates the registries of strings: for each English module, `x.en.ts`, a module `x.generated.ts` that loads it in
// all of the kit's languages.
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from './kept-until-changed.mjs';

/** Folders with modules of strings. */
const FOLDERS = ['packages/words/src', 'packages/lessons/src'];
const ENGLISH = '.en.ts';
const REGISTRY = '.generated.ts';

/** Lists the kit's languages: the keys of the list in `packages/words/src/languages.ts`, one per line. */
export function languagesOf(root) {
  const file = 'packages/words/src/languages.ts';
  const languages = [...readFileSync(path.join(root, file), 'utf8').matchAll(/^ {2}(\w+): '/gm)].map(([, tag]) => tag);
  if (!languages.includes('en')) throw new Error(`${file} has no readable list of languages: write one key per line`);
  return languages;
}

/** Lists the paths of the English modules under the root, without `.en.ts`. */
export const textsUnder = (root) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true})
      .filter((file) => file.endsWith(ENGLISH))
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')).slice(0, -ENGLISH.length)),
  );

/** Returns the registry of a module. */
function registry(text, languages) {
  const name = path.posix.basename(text);
  const lines = languages.map((language) => `  ${language}: () => import('./${name}.${language}.js'),\n`);
  return `/** Modules of \`${name}\` keyed by language. */\nexport const modules = {\n${lines.join('')}};\n`;
}

/** Writes changed registries, and removes those without an English module. */
export function writeRegistries(root) {
  const languages = languagesOf(root);
  const texts = new Set(textsUnder(root));
  for (const folder of FOLDERS)
    for (const file of readdirSync(path.join(root, folder), {recursive: true})) {
      const full = path.posix.join(folder, file.replaceAll(path.sep, '/'));
      if (full.endsWith(REGISTRY) && !texts.has(full.slice(0, -REGISTRY.length)))
        rmSync(path.join(root, full), {force: true});
    }
  for (const text of texts) writeWhole(path.join(root, text + REGISTRY), registry(text, languages));
}
