import assert from 'node:assert/strict';
import {test} from 'node:test';
import {runInNewContext} from 'node:vm';
import {carrier, playersChunk, threefold, workers} from './cdn-workers.mjs';

test('a worker runs its file, and a page has the script as text, which runs nothing there', () => {
  const script = 'told.push("ran")';
  const inWorker = {told: []};
  runInNewContext(threefold('scopa', script), inWorker);
  assert.deepEqual([...inWorker.told], ['ran']);

  const inPage = {told: [], document: {}};
  runInNewContext(threefold('scopa', script), inPage);
  assert.deepEqual([...inPage.told], []);
  const [, expression] = /const source=(`.*`);/.exec(carrier('scopa'));
  runInNewContext(runInNewContext(expression, inPage), inWorker);
  assert.deepEqual([...inWorker.told], ['ran', 'ran']);
});

test('a page that needs the players itself gets them from the same file', () => {
  const script = `globalThis[Symbol.for('cartavola.players-scopa')] = {choose: () => 'a move'};`;
  const inPage = {document: {}};
  runInNewContext(threefold('scopa', script), inPage);
  const code = playersChunk('scopa').replace('import"../bots-scopa.js";', '').replace('export{players}', 'players');
  assert.equal(runInNewContext(code, inPage).choose(), 'a move');
});

test('a chunk that has more than the script of a worker is not replaced', async () => {
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
