import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {LEAST, lackedBy} from '../build/least-browsers.mjs';
import {checkStyles} from './style-features.mjs';

const faultsIn = (sheet, file = 'packages/elements/src/a.css') => {
  const found = [];
  checkStyles(file, sheet, (line, message) => found.push(`${line} ${message.split(' is not in ')[0]}`));
  return found;
};

/** MDN's data about a feature in Chrome, and whether the minimum Chrome lacks it even with the prefix `-webkit-`. */
const SUPPORT = [
  [{version_added: '999'}, true],
  [{version_added: 'preview'}, true],
  [{version_added: false}, true],
  [{version_added: '80', flags: [{}]}, true],
  [{version_added: '80', prefix: '-moz-'}, true],
  [{version_added: '80', version_removed: '90'}, true],
  [{version_added: LEAST.chrome}, false],
  [{version_added: '≤80', version_removed: '999'}, false],
  [[{version_added: '999'}, {version_added: '80', prefix: '-webkit-'}], false],
];

it('A minimum browser lacks features that came later, were removed, or need a flag or another prefix', () => {
  const others = Object.fromEntries(['firefox', 'safari', 'safari_ios'].map((name) => [name, {version_added: '1'}]));
  for (const [chrome, lacks] of SUPPORT)
    assert.equal(lackedBy({support: {chrome, ...others}}, ['-webkit-']).length, Number(lacks), JSON.stringify(chrome));
});

describe('A style sheet', () => {
  it('may use features of the minimum browsers', () => {
    const sheet = '.a { color: light-dark(red, color-mix(in srgb, red 5%, blue)); &:has(b) { inset: 0 1dvh } }';
    assert.deepEqual(faultsIn(sheet), []);
  });

  it('must not use a property, keyword, function, selector or at-rule that one of them lacks', () => {
    const sheet = `.a {\n interest-delay: 1s;\ninline-size: stretch;\ncolor: contrast-color(red) }\n.b:open {}\n@starting-style {}\n`;
    const faults = ['2 interest-delay', '3 inline-size: stretch', '4 contrast-color()', '5 :open', '6 @starting-style'];
    assert.deepEqual(faultsIn(sheet), faults);
    assert.deepEqual(faultsIn(`const a = css\`\n.b:open {}\`;`, 'packages/elements/src/a.ts'), ['2 :open']);
  });

  it('must name the element after :has()', () => {
    const sheet = `.a:has(.b) ::before {}\n.a:has(> .b) > *, i {}\n.a:has(.b) .c > :first-child {}\n`;
    assert.deepEqual(
      faultsIn(sheet).map((fault) => fault.split(':')[0]),
      ['1 .a', '2 .a', '3 .a'],
    );
    assert.deepEqual(faultsIn('.a:has(.b) i::before, .a:has(:not(.b)) > :is(.c, .d), .a:has(.b), a > :not(b) {}'), []);
  });

  it('may use newer features inside @supports, or with the older name', () => {
    assert.deepEqual(faultsIn('@supports (interest-delay: 1s) { .a { interest-delay: 1s } }'), []);
    assert.deepEqual(faultsIn('.a { user-select: none }'), ['1 user-select']);
    assert.deepEqual(faultsIn('.a { -webkit-user-select: none; user-select: none }'), []);
  });
});
