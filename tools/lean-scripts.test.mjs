import assert from 'node:assert/strict';
import {test} from 'node:test';
import {decode, encode} from '@jridgewell/sourcemap-codec';
import {lean, movedBy, outdented} from './lean-scripts.mjs';

test('a script loses its comments, and no line moves', () => {
  assert.equal(
    lean('/**\n * A card.\n */\nexport class Card {\n  /** Rank. */\n  rank = 1; // the ace\n}\n'),
    '\n\n\nexport class Card {\n\n  rank = 1;\n}\n',
  );
});

test('what looks like a comment in a text stays', () => {
  const texts = "const a = 'https://a.example'; const b = `/* ${a} // ${`//`} */\n   \n`; const c = /\\/\\*[/*]/;\n";
  assert.equal(lean(texts), texts);
});

test('what bundlers and lawyers read stays', () => {
  const text =
    '/*! MIT */\nconst made = /* @__PURE__ */ make();\nimport(/* @vite-ignore */ place);\n//# sourceMappingURL=a.js.map\n';
  assert.equal(lean(text), text);
});

test('lines lose their indentation, and so do those of styles and markup, but not those of a text', () => {
  const {text, taken} = outdented(
    'class A {\n  a = html`\n    <p>${list.map((one) => html`\n      <b>${`\n  ${one}`}</b>`)}</p>`;\n    b = `\n  as it is`;\n}\n',
  );
  assert.equal(
    text,
    'class A {\na = html`\n<p>${list.map((one) => html`\n<b>${`\n  ${one}`}</b>`)}</p>`;\nb = `\n  as it is`;\n}\n',
  );
  assert.deepEqual(taken, [0, 2, 4, 6, 0, 4, 0, 0, 0]);
});

test('the columns of a map move with the line', () => {
  const map = {
    version: 3,
    mappings: encode([
      [[0, 0, 0, 0]],
      [
        [4, 0, 1, 2],
        [9, 0, 1, 7],
      ],
    ]),
  };
  assert.deepEqual(decode(movedBy(map, [0, 4]).mappings), [
    [[0, 0, 0, 0]],
    [
      [0, 0, 1, 2],
      [5, 0, 1, 7],
    ],
  ]);
});
