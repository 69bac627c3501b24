import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {parseJson} from '@cartavola/engine';
import fc from 'fast-check';

/** Returns the path of the problem in a string, or undefined if the string is valid JSON. */
function faultOf(text: string): string | undefined {
  const read = parseJson(text);
  return read.ok ? undefined : read.problem.path;
}

/** Returns `line:column` for an offset. */
function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${lines.at(-1)!.length + 1}`;
}

/**
 * Returns the position that Node reports: the offset in its message, or the end of the string. Returns undefined if the
 * string is valid JSON, or if the message doesn't contain a position.
 */
function placeByNode(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const {message} = error as SyntaxError;
    const [, offset] = /at position (\d+)/.exec(message) ?? [];
    if (offset !== undefined) return placeOf(text, Number(offset));
    return message.includes('end of JSON') ? placeOf(text, text.length) : undefined;
  }
}

describe('Text that is not JSON', () => {
  for (const [text, place] of [
    ['', '1:1'],
    ['{"format":', '1:11'],
    ['{"a": 1,}', '1:9'],
    ['{\n "a": 1\n "b": 2\n}', '3:2'],
    ['{\n "a": [1, 2\n}', '3:1'],
    ["{'a': 1}", '1:2'],
    ['{a: 1}', '1:2'],
    ['[01]', '1:2'],
    ['[1] 2', '1:5'],
    ['["a\\x"]', '1:4'],
    ['["a\n"]', '1:4'],
    ['["a]', '1:5'],
    ['[nil]', '1:2'],
  ] as const)
    it(`is reported with the line and column of its first fault: ${JSON.stringify(text)}`, () => {
      assert.equal(faultOf(text), place);
      const read = parseJson(text);
      assert.deepEqual(read.ok || read.problem.code, 'record.json');
    });

  it('has its fault at the position that Node reports, or at the start of the word there', () => {
    const json = fc.json({maxDepth: 3}).map((text) => JSON.stringify(JSON.parse(text), undefined, 1));
    const edit = fc.tuple(
      json,
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', '}', ']', ',', ':', '"', '\\', '{', '[', 'x', '-', '\n'),
    );
    fc.assert(
      fc.property(edit, ([text, at, removed, added]) => {
        const place = at % (text.length + 1);
        const broken = text.slice(0, place) + added + text.slice(place + removed);
        const [fault, byNode] = [faultOf(broken), placeByNode(broken)];
        if (fault === undefined || byNode === undefined) return;
        const [line, column] = fault.split(':').map(Number);
        const [nodeLine, nodeColumn] = byNode.split(':').map(Number);
        if (line === nodeLine && column === nodeColumn) return;
        // For an invalid number or name, Node reports the character that ends it, but this reader reports its start.
        const offset =
          broken
            .split('\n')
            .slice(0, line! - 1)
            .join('\n').length +
          (line! > 1 ? 1 : 0) +
          column! -
          1;
        const end =
          broken
            .split('\n')
            .slice(0, nodeLine! - 1)
            .join('\n').length +
          (nodeLine! > 1 ? 1 : 0) +
          nodeColumn! -
          1;
        assert.match(
          broken.slice(offset, end),
          /^[^\s,:[\]{}]+$/,
          `${JSON.stringify(broken)}: ${fault}, by Node ${byNode}`,
        );
      }),
    );
  });

  it('may have any depth and length', () => {
    assert.equal(faultOf('['.repeat(200_000)), '1:200001');
    assert.equal(faultOf(`["${'a'.repeat(2_000_000)}`), '1:2000003');
  });
});
