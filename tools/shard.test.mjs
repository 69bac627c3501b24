import assert from 'node:assert/strict';
import {test} from 'node:test';
import {shardOf} from './shard.mjs';

const CASES = Array.from({length: 11}, (_, place) => place);

test('the shards of a list make the whole of it, each case once', () => {
  const shards = [1, 2, 3, 4].map((part) => shardOf(CASES, `${part}/4`));
  assert.deepEqual(
    shards.flat().sort((one, other) => one - other),
    CASES,
  );
  assert.deepEqual(
    shards.map(({length}) => length),
    [3, 3, 3, 2],
  );
});

test('a run without a shard takes the whole list', () => {
  assert.deepEqual(shardOf(CASES, '1/1'), CASES);
});

test('what is no shard is an error that says how to write one', () => {
  for (const wrong of ['0/4', '5/4', '2', '2/', 'half', '1/0', '-1/4'])
    assert.throws(() => shardOf(CASES, wrong), /write 2\/4/, wrong);
});
