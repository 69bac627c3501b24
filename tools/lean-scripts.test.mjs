import assert from 'node:assert/strict';
import {test} from 'node:test';
import {lean} from './lean-scripts.mjs';

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
