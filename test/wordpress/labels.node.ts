// Checks what the plugin needs for a new attribute or value. Doesn't need the plugin's own dependencies.
import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {loadPadWords, loadTableWords} from '@cartavola/words';

const read = (path: string): string => readFileSync(`packages/wordpress/${path}`, 'utf8');
const labels = read('src/element/labels.js');
const languages = ['fr_FR', 'it_IT'].map((name) => read(`languages/cartavola-${name}.po`));

interface Attribute {
  readonly values?: readonly string[];
}
const elements = JSON.parse(read('includes/elements.json')) as Record<
  string,
  {readonly attributes: Readonly<Record<string, Attribute>>}
>;

/** Returns a key's labels in the source code. A key may have one label as an attribute and others as a value. */
const labelsOf = (key: string): readonly string[] =>
  Array.from(
    labels.matchAll(new RegExp(`[ {](?:${key}|'${key}'): __\\('((?:[^'\\\\]|\\\\.)*)'`, 'g')),
    ([, text]) => text!,
  );

test('every attribute of an element, and every value to choose from except numbers, has a translated label', () => {
  const keys = Object.values(elements).flatMap(({attributes}) =>
    Object.entries(attributes).flatMap(([name, {values = []}]) => [
      name,
      ...values.filter((value) => !/^\d+$/.test(value)),
    ]),
  );
  for (const key of new Set(keys)) {
    const found = labelsOf(key);
    assert.ok(found.length > 0, `${key} has no label in labels.js`);
    for (const language of languages)
      for (const text of found) assert.ok(language.includes(`msgid "${text}"\n`), `“${text}” is not translated`);
  }
});

test('the blocks of the score pad and the score sheet have the names that their elements show', async () => {
  for (const [place, language] of (['fr', 'it'] as const).entries()) {
    const nameOf = (title: string): string | undefined =>
      new RegExp(`msgid "${title}"\nmsgstr "([^"]*)"`).exec(languages[place]!)?.[1];
    const [pad, {sheetTitle}] = await Promise.all([loadPadWords(language), loadTableWords(language)]);
    assert.equal(nameOf('Card score sheet'), sheetTitle);
    assert.ok(pad.padOf('Scopa').startsWith(nameOf('Card score pad')!), pad.padOf('Scopa'));
  }
});
