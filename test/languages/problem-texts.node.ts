import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {LANGUAGES, loadProblemWords} from '@cartavola/words';

/**
 * Pattern for codes that elements show without a more specific message. Record codes have the same message for all
 * paths.
 */
const SHOWN =
  /'((?:attribute|card|diagram|names|notation|options|replay|table)\.[a-z]+|pad\.load|record\.(?:deals|game|large|load|slow))'/g;
/** Rulebooks have their own sentence for `view`, and <cartavola-settings> shows none. */
const ELSEWHERE = ['attribute.view', 'attribute.locked'];
/** Patterns for attributes with fixed values, and for numeric ones. */
const CHOSEN = /(?<![a-z])(?:oneOf\('|notOneOf\([A-Z_]+, ')([a-z]+)'/g;
const COUNTED = /numberUpTo\('([a-z]+)'/g;

const sources = ['packages/elements/src', 'packages/diagrams/src', 'packages/engine/src/option.ts'].flatMap((place) =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(place, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.ts') && !/\.(?:test|node)\.ts$/.test(file))
        .map((file) => `${place}/${file}`),
);
const found = (pattern: RegExp): readonly string[] => [
  ...new Set(sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, text]) => text!))),
];

const problems = [
  ...found(SHOWN)
    .filter((code) => !ELSEWHERE.includes(code))
    .map((code) => ({code, path: code.split('.')[1]!, given: {values: ['one', 'other']}})),
  ...found(CHOSEN).map((name) => ({code: `attribute.${name}`, path: name, given: {values: ['one', 'other']}})),
  ...found(COUNTED).map((name) => ({code: `attribute.${name}`, path: name, given: {most: 7}})),
];

describe('A problem with an element', () => {
  it('has many codes', () => assert.ok(problems.length > 20, String(problems.length)));

  for (const language of LANGUAGES)
    it(`has a message for each code in “${language}”`, async () => {
      const [{problemText}, english] = await Promise.all([loadProblemWords(language), loadProblemWords('en')]);
      for (const {code, path, given} of problems) {
        const text = problemText(code, path, given);
        assert.notEqual(text, problemText('record.of-no-kind', path), code);
        assert.match(text, /^[\p{Lu}“«].*\.$/u, code);
        assert.doesNotMatch(text, /undefined|\[object/, code);
        if (language !== 'en') assert.notEqual(text, english.problemText(code, path, given), code);
      }
    });
});
