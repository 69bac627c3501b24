import assert from 'node:assert/strict';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {after, before, describe, it} from 'node:test';
import {fileURLToPath} from 'node:url';
import {cruise} from 'dependency-cruiser';
import {packageFolders} from '../build/package-folders.mjs';
import config, {PARTS} from './imports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages = packageFolders(root);

/** Files with one import each, and part of the name of the rule that forbids the import. */
const FILES = [
  ['engine/src/lit.ts', "import 'lit';", 'must be a dependency'],
  ['engine/src/a.test.ts', "import 'fast-check';"],
  ['bots/src/node.ts', "import 'node:fs';", 'run in Node'],
  ['bots/src/a.node.ts', "import 'node:test';"],
  ['bots/src/type.ts', "export type {W} from '@cartavola/words';", 'bots may import'],
  ['faces/src/lazy.ts', "await import('@cartavola/bots');", 'faces may import'],
  ['engine/src/b.test.ts', "import '@cartavola/bots';", 'engine may import'],
  ['bots/src/path.ts', "import '../../engine/src/index.js';", 'by the name'],
  ['faces/src/drawn.ts', "import 'lit';", 'drawings are data'],
  ['faces/src/face.ts', "import 'lit';"],
  ['cli/src/faces.ts', "import '@cartavola/faces';", 'decks as data'],
  ['elements/src/board/focus.ts', "import 'lit';"],
  ['elements/src/base/a.ts', "import '../table/card-table.js';", 'base may import'],
  ['elements/src/table/card-table.ts', "import '../board/focus.js';"],
  ['elements/src/table/input/b.ts', "import '../../board/focus.js';"],
  ['elements/src/table/scene/a.ts', "import type {B} from '../input/b.js';", 'scene may import'],
  ['elements/src/table/render/c.ts', "await import('../input/b.js');", 'render may import'],
  ['engine/src/self.ts', "import './self.js';", 'cycle'],
  ['engine/src/one.ts', "import type {B} from './two.js';", 'cycle'],
  ['engine/src/two.ts', "export * from './one.js';", 'cycle'],
  ['engine/src/lazy.ts', "await import('./lazy-back.js');", 'cycle'],
  ['engine/src/lazy-back.ts', "import './lazy.js';", 'cycle'],
  ...packages.map((name) => [`${name}/src/index.ts`, 'export {};']),
];

describe('The rules for imports', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'imports-')));
  let violations;
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  };
  before(async () => {
    for (const library of ['lit', 'fast-check']) write(`node_modules/${library}/index.js`, '');
    mkdirSync(`${folder}/node_modules/@cartavola`);
    for (const name of packages) {
      cpSync(`${root}packages/${name}/package.json`, `${folder}/packages/${name}/package.json`);
      symlinkSync(`../../packages/${name}`, `${folder}/node_modules/@cartavola/${name}`);
    }
    for (const [file, text] of FILES) write(`packages/${file}`, text);
    const {forbidden, options} = config;
    const {output} = await cruise(['packages'], {...options, baseDir: folder, ruleSet: {forbidden}, validate: true});
    violations = output.summary.violations.flatMap(({from, rule, cycle = []}) =>
      [from, ...cycle.map(({name}) => name)].map((file) => `${file}: ${rule.name}`),
    );
  });
  after(() => rmSync(folder, {recursive: true}));

  for (const [file, text, rule] of FILES)
    it(`${rule ? 'forbid' : 'allow'} in ${file}: ${text}`, () => {
      const found = violations.filter((one) => one.startsWith(`packages/${file}: `));
      if (rule) assert.match(found.join('\n'), new RegExp(rule));
      else assert.deepEqual(found, []);
    });
});

describe('docs/architecture.md', () => {
  const sections = readFileSync(`${root}docs/architecture.md`, 'utf8').split(/^## /m);
  for (const [folder, parts] of Object.entries(PARTS))
    it(`lists the parts of ${folder} with what each may import`, () => {
      const section = sections.find((one) => one.split('\n', 1)[0].endsWith(`\`${folder}\``)) ?? '';
      const rows = [...section.matchAll(/^\| `([\w/-]+)` +\|.*\| ([^|]+?) +\|$/gm)].map(([, part, allowed]) => [
        part,
        allowed === 'nothing' ? '' : allowed.replaceAll(', ', ' '),
      ]);
      assert.deepEqual(Object.fromEntries(rows), parts);
    });
});
