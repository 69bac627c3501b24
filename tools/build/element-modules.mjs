// Modules that are made from the registry of elements, `packages/elements/src/registry.ts`: a row there is all that a new element needs.
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from './kept-until-changed.mjs';

const ROW = /^ {2}'([\w-]+)': \{kind: '(\w+)', load: \(\) => import\('\.\/([\w/-]+)\.js'\)\},$/gm;

/** Reads the rows of the registry: name, kind, module (a path in `src`, without its extension) and class. */
export function readElements(root) {
  const text = readFileSync(path.join(root, 'packages/elements/src/registry.ts'), 'utf8');
  const rows = [...text.matchAll(ROW)].map(([, name, kind, module]) => ({
    name,
    kind,
    module,
    className: name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase()),
  }));
  if (rows.length !== text.split("': {kind: '").length - 1)
    throw new Error('registry.ts has a row that is not written as the others are');
  return rows;
}

/** Elements that a frame shows: all but those that belong to a table or a page. */
const isFramed = ({kind}) => kind !== 'companion' && kind !== 'settings';

/** Makes the modules: texts by path. */
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

/** Writes the modules that have changed, and removes those of elements that have left. */
export function writeElementModules(root) {
  const texts = modulesOf(readElements(root));
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
