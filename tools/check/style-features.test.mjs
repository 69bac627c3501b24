import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {LEAST, lackedBy} from '../build/least-browsers.mjs';
import {checkStyles} from './style-features.mjs';

const faultsIn = (sheet, file = 'packages/elements/src/a.css') => {
  const found = [];
  checkStyles(file, sheet, (line, message) => found.push(`${line} ${message.split(' is not in ')[0]}`));
  return found;
};
const support = (chrome) => ({
  support: {
    chrome,
    ...Object.fromEntries(['firefox', 'safari', 'safari_ios'].map((name) => [name, {version_added: '1'}])),
  },
});

describe('The least browsers', () => {
  it('lack what came later, under a flag or a prefix, or has gone', () => {
    for (const added of [
      {version_added: '999'},
      {version_added: 'preview'},
      {version_added: false},
      {version_added: '80', flags: [{}]},
      {version_added: '80', prefix: '-webkit-'},
      {version_added: '80', version_removed: '90'},
    ])
      assert.deepEqual(lackedBy(support(added)), [`chrome ${LEAST.chrome}`], JSON.stringify(added));
  });

  it('have what came before, or came with the prefix that is written', () => {
    assert.deepEqual(lackedBy(support({version_added: LEAST.chrome})), []);
    assert.deepEqual(lackedBy(support({version_added: '≤80', version_removed: '999'})), []);
    assert.deepEqual(
      lackedBy(support([{version_added: '999'}, {version_added: '80', prefix: '-webkit-'}]), ['-webkit-']),
      [],
    );
  });
});

describe('A style sheet', () => {
  it('may use what the least browsers have', () => {
    assert.deepEqual(
      faultsIn('.a { color: light-dark(red, color-mix(in srgb, red 5%, blue)); &:has(b) { inset: 0 1dvh } }'),
      [],
    );
  });

  it('is refused what they lack: a property, a word, a function, a selector, an at-rule', () => {
    const sheet = `.a {\n interest-delay: 1s;\ninline-size: stretch;\ncolor: contrast-color(red) }\n.b:open {}\n@starting-style {}\n`;
    assert.deepEqual(faultsIn(sheet), [
      '2 interest-delay',
      '3 inline-size: stretch',
      '4 contrast-color()',
      '5 :open',
      '6 @starting-style',
    ]);
    assert.deepEqual(faultsIn(`const a = css\`\n.b:open {}\`;`, 'packages/elements/src/a.ts'), ['2 :open']);
  });

  it('may ask first, or name what older browsers have beside it', () => {
    assert.deepEqual(faultsIn('@supports (interest-delay: 1s) { .a { interest-delay: 1s } }'), []);
    assert.deepEqual(faultsIn('.a { user-select: none }'), ['1 user-select']);
    assert.deepEqual(faultsIn('.a { -webkit-user-select: none; user-select: none }'), []);
  });
});
