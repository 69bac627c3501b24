import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createContext, isContext, runInContext} from 'node:vm';
import {carrier, playersChunk, threefold, workers} from './cdn-workers.mjs';

/** Runs a file from the folder in a worker that can load the folder's other files. */
function workerWith(files, told) {
  const scope = {told};
  scope.importScripts = (url) => runInNewContextOf(scope, files[url]);
  return scope;
}
const runInNewContextOf = (scope, code) => runInContext(code, isContext(scope) ? scope : createContext(scope));

const FILES = {
  'bots-shared.js': threefold('shared', 'told.push("shared")'),
  'bots-scopa.js': threefold('scopa', 'told.push("scopa")'),
};
/** Removes the imports from a chunk in the folder, because the page has already run the imported files. */
const withoutImports = (code) => code.replaceAll(/import"[^"]*";/g, '');

test('a worker runs the shared script and then its file, and a page gets both as text without running them', () => {
  const told = [];
  const worker = workerWith(FILES, told);
  runInNewContextOf(worker, FILES['bots-scopa.js']);
  assert.deepEqual(told, ['shared', 'scopa']);

  const inPage = {told: [], document: {}};
  for (const file of Object.values(FILES)) runInNewContextOf(inPage, file);
  assert.deepEqual(inPage.told, []);
  const [, expression] = /const source=(`.*`);/.exec(carrier('scopa'));
  const alone = {told: []};
  runInNewContextOf(alone, runInNewContextOf(inPage, expression));
  assert.deepEqual(alone.told, ['shared', 'scopa']);
});

test('gives Trusted Types to a worker that requires them', () => {
  const made = [];
  const scope = {
    told: [],
    trustedTypes: {
      createPolicy: (name, {createScriptURL}) => ({createScriptURL: (url) => made.push(name) && createScriptURL(url)}),
    },
    importScripts: (url) => made.push(url),
  };
  runInNewContextOf(scope, FILES['bots-scopa.js']);
  assert.deepEqual(made, ['cartavola', 'bots-shared.js']);
});

test('gives a page the players from the same files', () => {
  const script = `globalThis[Symbol.for('cartavola.players-scopa')] = {choose: () => told.join()};`;
  const inPage = {told: [], document: {}};
  runInNewContextOf(inPage, FILES['bots-shared.js']);
  runInNewContextOf(inPage, threefold('scopa', script));
  const code = withoutImports(playersChunk('scopa')).replace('export{players}', 'players');
  assert.equal(runInNewContextOf(inPage, code).choose(), 'shared');
});

test('does not replace a chunk that contains more than a worker’s script', async () => {
  const chunk = {
    fileName: 'a.js',
    facadeModuleId: '/x/bots-scopa.generated.ts',
    exports: ['source'],
    moduleIds: ['a', 'b'],
  };
  await assert.rejects(
    workers.generateBundle.call({emitFile() {}}, undefined, {'a.js': chunk}),
    /more than the source/,
  );
});
