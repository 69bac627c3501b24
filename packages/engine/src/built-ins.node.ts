import {describe, it} from 'node:test';
import {expect} from 'chai';
import * as own from './built-ins.js';

const LISTS: readonly (readonly number[])[] = [[], [7], [3, 1, 2]];
const MAP = new Map([['a', 1]]);

describe('The functions that replace built-ins', () => {
  it('return the same as the built-ins', () => {
    for (const list of LISTS) {
      expect(own.arrayFrom(list)).to.deep.equal(Array.from(list));
      expect(own.arrayFrom(new Set(list), (one, place) => [one, place])).to.deep.equal(
        Array.from(new Set(list), (one, place) => [one, place]),
      );
      expect([...(own.entriesOf(list) as Iterable<unknown>)]).to.deep.equal([...list.entries()]);
      const join = (all: unknown, one: unknown, place: number): unknown => `${String(all)} ${String(one)} ${place}`;
      expect(own.reduced(list, join, 'first')).to.equal(list.reduce<unknown>(join, 'first'));
      if (list.length > 0) expect(own.reduced(list, join)).to.equal((list as readonly unknown[]).reduce(join));
    }
    expect(own.arrayFrom({length: 3}, (_, place) => place)).to.deep.equal([0, 1, 2]);
    expect(own.arrayFrom('a🂡')).to.deep.equal(['a', '🂡']);
  });

  it('call the methods of objects that are not lists', () => {
    expect([...(own.entriesOf(MAP) as Iterable<unknown>)]).to.deep.equal([['a', 1]]);
    expect(own.reduced(Int8Array.of(1, 2), (a, b) => Number(a) + Number(b), 4)).to.equal(7);
  });

  it('write JSON that ignores the toJSON of lists', () => {
    const data = {b: [1, [2, 'x'], null, undefined], a: undefined, c: {d: []}};
    const expected = JSON.stringify(data);
    const spaced = JSON.stringify(data, null, 2);
    const prototype = Array.prototype as {toJSON?: () => string};
    prototype.toJSON = () => 'text of a library';
    try {
      expect(own.jsonOf(data)).to.equal(expected);
      expect(own.jsonOf(data, undefined, 2)).to.equal(spaced);
      expect(own.jsonOf([1, 2], (_, value) => (value === 2 ? 'two' : value))).to.equal('[1,"two"]');
      expect(own.jsonOf(undefined)).to.equal(undefined);
    } finally {
      delete prototype.toJSON;
    }
  });
});
