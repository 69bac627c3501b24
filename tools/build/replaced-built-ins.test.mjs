import assert from 'node:assert/strict';
import test from 'node:test';
import {parseAst} from 'rolldown/parseAst';
import {withoutReplaced} from './replaced-built-ins.mjs';

/** Returns the code that replaces an expression, without the import. */
const replaced = (code) => withoutReplaced(code, parseAst)?.code.replace(/^import .*\n/, '');

for (const [code, expected] of [
  ['Array.from(set, (one) => one + 1)', 'arrayFrom(set, (one) => one + 1)'],
  ['Int8Array.from(list)', undefined],
  ['for (const [place, one] of list.entries());', 'for (const [place, one] of entriesOf(list));'],
  ['Object.entries(one)', undefined],
  ['[...(a ?? b).entries()]', '[...entriesOf((a ?? b))]'],
  ['[...map.values()].reduce((a, b) => a + b, 0)', 'reduced([...map.values()],(a, b) => a + b, 0)'],
  ['a - Date.parse(b)', 'a - (+new Date(b))'],
  ['a.map((one) => one.reduce(f)).reduce(f, 0)', 'reduced(a.map((one) => reduced(one,f)),f, 0)'],
  ['a\n  .filter(f)\n  .reduce(\n    f,\n    0,\n  )', 'reduced(a\n  .filter(f)\n  ,f,\n    0,\n  )'],
  ['JSON.stringify(one)', 'jsonOf(one)'],
  ['class A extends Event {}', 'class A extends NativeEvent {}'],
  ['new Event("drop")', 'new NativeEvent("drop")'],
  ['one.Event + {Event: 1}.Event', undefined],
]) {
  test(`the build replaces ${code.replaceAll(/\s+/g, ' ')}`, () => assert.equal(replaced(code), expected));
}

test('the build imports each function once', () => {
  const {code} = withoutReplaced('Array.from(a); Array.from(b); c.entries()', parseAst);
  assert.match(code, /^import \{arrayFrom, entriesOf\} from ".*built-ins\.ts";\n/);
});

test('without imports, the build replaces only constructors', () => {
  assert.match(withoutReplaced('Array.from(new URL(a))', parseAst, false).code, /^Array\.from\(new \(globalThis/);
});
