import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {joinChunks} from './join-chunks.mjs';

/** Joins chunks, each defined by its size and imports. Returns the names of the chunks that were joined. */
function join(sizes, loads) {
  const chunks = Object.entries(sizes).map(([key, [size, ...imports]]) => ({
    key,
    files: [key],
    size,
    imports: new Set(imports),
  }));
  const counted = loads.map(({keys, weight = 1, ...rest}) => ({keys: new Set(keys), weight, ...rest}));
  return joinChunks(chunks, counted).map(({files}) => files.sort().join('+'));
}

describe('Chunks are joined', () => {
  it('if all pages that load one load the other', () => {
    assert.deepEqual(join({a: [9e4], b: [9e4]}, [{keys: ['a', 'b']}]), ['a+b']);
  });

  it('if few pages load some bytes that they do not need', () => {
    const loads = [{keys: ['a', 'b']}, {keys: ['a']}];
    assert.deepEqual(join({a: [9e4], b: [1e3]}, loads), ['a+b']);
    assert.deepEqual(join({a: [9e4], b: [9e3]}, loads), ['a', 'b']);
  });

  it('depending on the weight of loads', () => {
    const small = {a: [9e4], b: [1e3]};
    assert.deepEqual(join(small, [{keys: ['a', 'b'], weight: 0.1}, {keys: ['a']}]), ['a', 'b']);
    assert.deepEqual(join(small, [{keys: ['a', 'b']}, {keys: ['a'], weight: 0.1}]), ['a+b']);
  });

  it('unless an element’s first load would grow by more than a request, or a later load by more than ten', () => {
    const big = {a: [9e4], b: [9e3]};
    const few = [{keys: ['a', 'b']}, {keys: ['a'], weight: 0.1}];
    assert.deepEqual(join(big, few), ['a+b']);
    assert.deepEqual(join(big, [few[0], {...few[1], isFirst: true}]), ['a', 'b']);
    assert.deepEqual(join({a: [1e3], b: [9e4]}, [few[0], {...few[1], weight: 0.01}]), ['a', 'b']);
  });

  it('never if no page loads both', () => {
    assert.deepEqual(join({en: [10], fr: [10]}, [{keys: ['en']}, {keys: ['fr']}]), ['en', 'fr']);
  });

  it('only if the imports of one do not cost other pages more', () => {
    const loads = [{keys: ['pad', 'scopa', 'rules']}, {keys: ['pad', 'capra']}];
    assert.deepEqual(join({pad: [9e4], scopa: [1e3], rules: [9e4], capra: [9e4]}, loads), [
      'pad',
      'rules+scopa',
      'capra',
    ]);
    const withImport = {pad: [9e4], scopa: [1e3, 'rules'], rules: [9e4], other: [9e4, 'rules'], capra: [9e4]};
    const more = [...loads, {keys: ['other', 'rules']}];
    assert.equal(join(withImport, more).includes('pad+scopa'), false);
  });

  it('unless a third chunk would import one and be imported by the other', () => {
    const loads = [{keys: ['a', 'b', 'c']}, {keys: ['a', 'c']}, {keys: ['b']}];
    const sizes = {a: [1e3, 'b'], b: [9e5, 'c'], c: [1e3]};
    assert.deepEqual(join(sizes, loads), ['a', 'b', 'c']);
    assert.deepEqual(join({...sizes, a: [1e3]}, loads), ['a+c', 'b']);
  });
});
