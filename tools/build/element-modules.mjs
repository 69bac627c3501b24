// Generates modules and the style sheet from the registry of elements, `packages/elements/src/registry.ts`.
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from './kept-until-changed.mjs';

const ROW = /^ {2}'([\w-]+)': \{kind: '(\w+)', (isRead: true, )?load: \(\) => import\('\.\/([\w/-]+)\.js'\)\},$/gm;

/** Reads the rows of the registry: name, kind, `isRead`, module (a path in `src`, without its extension) and class. */
export function readElements(root) {
  const text = readFileSync(path.join(root, 'packages/elements/src/registry.ts'), 'utf8');
  const rows = [...text.matchAll(ROW)].map(([, name, kind, isRead, module]) => ({
    name,
    kind,
    isRead: isRead !== undefined,
    module,
    className: name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()),
  }));
  if (rows.length !== text.split("': {kind: '").length - 1)
    throw new Error('registry.ts has a row in a different format from the others');
  return rows;
}

/** Whether a frame can show an element. It can show all elements except those that belong to a table or a page. */
const isFramed = ({kind}) => kind !== 'companion' && kind !== 'settings';

const GAMES = ['pad', 'puzzle', 'rules', 'table'];
/**
 * Functions that select the elements for each placeholder in the style sheet: blocks, elements of a game, and elements
 * that hide their content until they are defined.
 */
const STYLED = {
  'every-block': ({kind}) => kind !== 'card' && kind !== 'settings',
  'every-game': ({kind}) => GAMES.includes(kind),
  'every-waiting': ({kind, isRead}) => ['companion', 'pad', 'table'].includes(kind) && !isRead,
};

/** Generates the style sheet from its template. */
function styleSheetOf(template, elements) {
  const sheet = template.replace(/\n \* `npm run generate`[^\n]*\n \*(?=\n)/, '');
  const selector = ({name, kind}) => (kind === 'diagram' ? `${name}:where(:not([inline]))` : name);
  return Object.entries(STYLED).reduce(
    (text, [word, isMeant]) => text.replaceAll(word, elements.filter(isMeant).map(selector).join(', ')),
    sheet,
  );
}

/** Returns the content of the modules, keyed by path. */
function modulesOf(elements) {
  const texts = {};
  for (const {name, module, className} of elements) {
    texts[`packages/elements/src/define/${name}.ts`] = `import {define} from '../base/define.js';
import {${className}} from '../${module}.js';
import '../with-registry.js';

define('${name}', ${className});

export {${className}};
`;
    texts[`packages/cartavola/src/define/${name}.ts`] =
      `/** Defines \`<${name}>\`. */\nexport * from '@cartavola/elements/define/${name}.js';\n`;
  }
  texts['packages/elements/src/all.generated.ts'] = elements
    .map(({name}) => `import './define/${name}.js';\n`)
    .join('');
  texts['packages/cartavola/src/framed.generated.ts'] =
    '/** Elements that a frame may show. */\n' +
    `export const FRAMED: readonly string[] = ${JSON.stringify(elements.filter(isFramed).map(({name}) => name))};\n`;
  return texts;
}

/** Writes modules that have changed, and deletes those of removed elements. */
export function writeElementModules(root) {
  const elements = readElements(root);
  const texts = modulesOf(elements);
  const template = readFileSync(path.join(root, 'packages/elements/src/cartavola.template.css'), 'utf8');
  texts['packages/elements/src/cartavola.css'] = styleSheetOf(template, elements);
  for (const folder of ['packages/elements/src/define', 'packages/cartavola/src/define']) {
    mkdirSync(path.join(root, folder), {recursive: true});
    for (const file of readdirSync(path.join(root, folder)))
      if (!(`${folder}/${file}` in texts)) rmSync(path.join(root, folder, file));
  }
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(root, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
  }
}
