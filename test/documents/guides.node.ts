// Checks the guides in every language: their HTML has no fault that `cartavola check` finds, their notation can be read,
// and translations have the sections, examples and table rows of the English guide.
import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {games} from '@cartavola/engine/games.js';
import {LETTERS, readNotation, type Letters} from '@cartavola/engine/notation.js';
import {command} from '../cli/in-process.js';

const GUIDES = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => /^(?:\w+\/)?[\w-]+\.md$/.test(file) && !file.startsWith('decisions'))
  .sort();

const textOf = (file: string): string => readFileSync(`docs/${file}`, 'utf8');
const languageOf = (file: string): string => /^(\w+)\//.exec(file)?.[1] ?? 'en';

/** Returns the fenced blocks of a document with this info string. */
const blocksOf = (file: string, info: string): readonly string[] =>
  [...textOf(file).matchAll(new RegExp(`^( *)\`\`\`(${info}|\\w+)?\\n([^]*?)^\\1\`\`\`$`, 'gm'))]
    .filter(([, , kind]) => (kind ?? '') === info)
    .map(([, , , text]) => text!);

/** Returns a page with an example. Adds the lesson, or the step, that parts of a lesson need around them. */
function pageOf(file: string, html: string): string {
  const step = html.includes('<lesson-step') ? html : `<lesson-step><p>What now?</p>${html}</lesson-step>`;
  const isPart = html.includes('<lesson-') && !html.includes('<rules-explainer');
  const whole = isPart ? `<rules-explainer game="capodama">${step}</rules-explainer>` : html;
  return `<div lang="${languageOf(file)}">${whole}</div>`;
}

describe('The examples in the guides', () => {
  for (const file of GUIDES) {
    const examples = blocksOf(file, 'html');
    if (examples.length > 0)
      it(`of docs/${file} have no fault that the check finds`, async () => {
        for (const html of examples) {
          const {lines} = await command(['check', 'page.html'], {files: {'page.html': pageOf(file, html)}});
          assert.match(lines.at(-1)!, /no findings$/, `${html}\n${lines.join('\n')}`);
          assert.doesNotMatch(lines.join('\n'), /\(card\.text\)/, html);
        }
      });
  }

  for (const file of GUIDES.filter((one) => /\bnotation\.md$/.test(one)))
    it(`of docs/${file} can be read in the letters of its language`, () => {
      const letters = LETTERS.find((one) => one === languageOf(file)) as Letters;
      const blocks = blocksOf(file, '');
      const match = blocks.find((text) => /^moves:/m.test(text) && /^game:/.test(text))!;
      for (const text of blocks) {
        // The example of variations shows only the moves of the match above it.
        const whole = text.startsWith('moves:') ? match.replace(/^moves:[^]*/m, text) : text;
        const read = readNotation(whole, {games, letters});
        assert.ok(read.ok, `${whole}\n${JSON.stringify(read)}`);
      }
      assert.ok(blocks.length >= 5);
    });
});

/** Returns a document's headings, fenced blocks and table rows in order, without generated tables. */
function shapeOf(file: string): readonly string[] {
  const text = textOf(file).replaceAll(/<!-- [^>]*generated -->[^]*?<!-- \/[^>]* -->/g, '');
  const found = [...text.matchAll(/^( *)```(\w*)\n[^]*?^\1```$|^#+(?= )|^\|(?=.*\|$)/gm)];
  return found.map(([whole, , kind]) => (kind === undefined ? whole : `\`\`\`${kind}`));
}

describe('Translated guides', () => {
  for (const file of GUIDES.filter((one) => one.includes('/'))) {
    const english = file.slice(file.indexOf('/') + 1);

    it(`docs/${file} has the headings, examples and table rows of docs/${english}, and may have more`, () => {
      assert.ok(existsSync(`docs/${english}`));
      const shape = shapeOf(file);
      let from = 0;
      for (const [place, part] of shapeOf(english).entries()) {
        const found = shape.indexOf(part, from);
        assert.ok(found >= 0, `It lacks the ${part} after ${shapeOf(english).slice(0, place).join(' ')}`);
        from = found + 1;
      }
    });
  }

  const goals = new Set([...textOf('goals.md').matchAll(/^\| `([\w-]+)/gm)].map(([, name]) => name!));

  for (const file of GUIDES.filter((one) => /\/lessons\.md$/.test(one)))
    it(`docs/${file} lists only goals of docs/goals.md`, () => {
      const [, table = ''] = /^\| `goal` .*\n((?:\|.*\n)+)/m.exec(textOf(file)) ?? [];
      const listed = [...table.matchAll(/^\|( *`[^|]*)\|/gm)].flatMap(([, cell]) => [...cell!.matchAll(/`([\w-]+)/g)]);
      assert.ok(listed.length > 0 || !table);
      for (const [, name] of listed) assert.ok(goals.has(name!), `${name} is not a goal`);
    });
});
