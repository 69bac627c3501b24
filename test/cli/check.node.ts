import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {command} from './in-process.js';

/** A page with a faultless lesson in two languages. */
const PAGE = readFileSync('test/pages/lesson.html', 'utf8').replace(
  '{{kit}}/cartavola.js',
  'https://example.org/cartavola.js',
);

/** Returns the output of the check for a page. */
async function checked(html: string, ...more: readonly string[]): Promise<{status: number; lines: readonly string[]}> {
  const {status, lines, complaints} = await command(['check', 'page.html', ...more], {files: {'page.html': html}});
  assert.deepEqual(complaints, []);
  return {status, lines};
}

/** Returns the number of the line on which a string starts. */
const lineOf = (html: string, text: string): number => html.slice(0, html.indexOf(text)).split('\n').length;

describe('cartavola check', () => {
  it('finds no fault in a faultless lesson', async () => {
    assert.deepEqual(await checked(PAGE), {status: 0, lines: ['1 file, 1 element, 1 lesson, 4 steps: no findings']});
  });

  it('prints the right answers, including those without a comment', async () => {
    const page = `<div lang="it"><rules-explainer game="scopa">
<lesson-step skill="Somme"><p>Che cosa prende?</p>
<lesson-position hand="KC AS" table="7H 3S 6C 4D"></lesson-position>
<lesson-ask kind="play" goal="takes"></lesson-ask></lesson-step>
<lesson-step skill="Legali"><p>Quali si possono giocare?</p>
<lesson-position hand="KC AS" table="7H 3S 6C 4D"></lesson-position>
<lesson-ask kind="choose" goal="legal"></lesson-ask></lesson-step>
</rules-explainer></div>`;
    assert.deepEqual(await checked(page, '--answers'), {
      status: 0,
      lines: [
        'page.html:2: step-1: Re di fiori → tre di picche, sette di cuori; re di fiori → quattro di quadri, sei di fiori.',
        'page.html:5: step-2: Asso di picche, re di fiori.',
        '1 file, 1 element, 1 lesson, 2 steps: no findings',
      ],
    });
    const {lines} = await checked(page, '--answers', '--format=json');
    assert.deepEqual(JSON.parse(lines[1]!), {
      file: 'page.html',
      step: 'step-2',
      title: '',
      right: 'Asso di picche, re di fiori.',
      language: 'it',
      line: 5,
      column: 1,
      endLine: 5,
      endColumn: 29,
    });
  });

  it('prints the right answers for a step with a fault', async () => {
    const page = PAGE.replace('card="KH"', 'card="9C"');
    const {status, lines} = await checked(page, '--answers');
    assert.equal(status, 1);
    assert.ok(
      lines.some((line) => /^page[.]html:\d+: .*[Nn]ine of clubs/.test(line)),
      lines.join('\n'),
    );
    assert.ok(lines.some((line) => line.includes('lesson.answer')));
  });

  it('warns about a page without elements, or refuses it', async () => {
    assert.deepEqual(await checked('<p>Cards'), {
      status: 0,
      lines: ['page.html:1:1: warning: This page has no elements of the kit. (page.empty)', '1 file: no findings'],
    });
    assert.equal((await checked('<p>Cards', '--require')).status, 1);
  });

  /** Planted faults: the text to replace, its replacement, the expected code, and the string whose line is reported. */
  const faults: readonly (readonly [name: string, was: string, is: string, code: string, at: string])[] = [
    ['a card twice', 'hand="9C 7H KH AS"', 'hand="9C 7H KH AC"', 'record.position', '<lesson-position players="4"'],
    [
      'unequal hands',
      'hands="AC 9S/KC 8D/QC TD/JC AS"',
      'hands="AC 9S/KC/QC TD/JC AS"',
      'record.position',
      '<lesson-position players="4" double="D"',
    ],
    ['an impossible goal', 'goal="wins"', 'goal="wins loses"', 'lesson.impossible', '<lesson-ask kind="play"'],
    ['an unknown goal', 'goal="legal"', 'goal="legally"', 'lesson.goal', '<lesson-ask kind="choose"'],
    ['an unknown kind', 'kind="choose"', 'kind="guess"', 'lesson.kind', '<lesson-ask kind="guess"'],
    ['a move that may not be made', '1:KC', '3:KC', 'lesson.moves', '<lesson-position\n'],
    ['words against a right answer', 'card="KH"', 'card="9C"', 'lesson.answer', '<lesson-answer card="9C"'],
    ['words for a card that is not held', 'card="KH"', 'card="QD"', 'lesson.answer', '<lesson-answer card="QD"'],
    [
      'the same in another language',
      'card="KH" lang="fr"',
      'card="QD" lang="fr"',
      'lesson.answer',
      '<lesson-answer card="QD"',
    ],
    [
      'a hint that lacks a language',
      '<lesson-hint lang="fr">Trois cœurs seulement sont des atouts.</lesson-hint>',
      '',
      'lesson.language',
      '<lesson-step skill="Following',
    ],
    [
      'an unknown score line',
      'kind="predict"',
      'kind="predict" goal="line=capodama.bonus"',
      'lesson.rule',
      '<lesson-ask kind="predict"',
    ],
    ['a step that is not closed', '</lesson-step>', '', 'lesson.element', '<lesson-step skill="Tricks"'],
    [
      'an attribute that no explainer has',
      'game="capodama"',
      'game="capodama" lang="en" colour="red"',
      'lesson.attribute',
      '<rules-explainer',
    ],
    ['a missing language', '<p lang="fr">Qui', '<p lang="en">Qui', 'lesson.language', '<lesson-step skill="Tricks"'],
    [
      'an unreachable step',
      'id="second"',
      'id="first"',
      'lesson.unreachable',
      '<lesson-step skill="Tricks" id="first"',
    ],
    [
      'an unknown rule',
      'rule="capodama.follow"',
      'rule="capodama.folow"',
      'lesson.rule',
      '<lesson-step skill="Following',
    ],
    [
      'an unknown attribute',
      'kind="predict"',
      'kind="predict" gaol="turn"',
      'lesson.attribute',
      '<lesson-ask kind="predict"',
    ],
    ['an unknown element', '<lesson-done>', '<lesson-gone>', 'lesson.element', '<lesson-gone>'],
    ['a step without text', '<p>And now a deal.</p>', '', 'lesson.text', '<lesson-step skill="A deal"'],
    ['an unknown game', 'game="capodama"', 'game="whist"', 'rules.game', '<rules-explainer'],
    [
      'an option with a wrong value',
      'game="capodama"',
      'game="capodama" players="9"',
      'options.value',
      '<rules-explainer',
    ],
  ];
  for (const [name, was, is, code, at] of faults) {
    it(`finds ${name}, and its line`, async () => {
      assert.ok(PAGE.includes(was), `the page has ${was}`);
      const html = PAGE.replace(was, is);
      const {status, lines} = await checked(html);
      assert.equal(status, 1);
      assert.ok(
        lines.some((line) => line.startsWith(`page.html:${lineOf(html, at)}:`) && line.includes(`(${code}`)),
        lines.join('\n'),
      );
    });
  }

  it('prints faults as JSON', async () => {
    const {status, lines} = await checked(PAGE.replace('goal="legal"', 'goal="none"'), '--format=json');
    assert.equal(status, 1);
    const [fault] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    assert.deepEqual(
      {file: fault!['file'], code: fault!['code'], path: fault!['path']},
      {file: 'page.html', code: 'lesson.goal', path: 'goal'},
    );
  });

  it('prints the range of the attribute, and the step, for editors', async () => {
    const html = PAGE.replace('goal="legal"', 'goal="none"');
    const {lines} = await checked(html, '--format=json');
    const fault = JSON.parse(lines[0]!) as Record<string, unknown>;
    const place = {line: fault['line'], column: fault['column'], endLine: fault['endLine'], step: fault['step']};
    const line = lineOf(html, '<lesson-ask kind="choose"');
    assert.deepEqual(place, {line, column: 33, endLine: line, step: 'first'});
    assert.equal(fault['endColumn'], 33 + 'goal="none"'.length);
  });

  it('checks again whenever a page is saved, and prints the count each time', async () => {
    const world = {
      files: {'page.html': PAGE},
      saved: [
        ['page.html', PAGE.replace('goal="legal"', 'goal="none"')],
        ['page.html', PAGE],
      ] as const,
    };
    const {status, lines} = await command(['check', 'page.html', '--watch'], world);
    assert.equal(status, 1);
    assert.match(lines[1]!, /lesson\.goal/);
    assert.deepEqual(
      lines.filter((_, place) => place !== 1),
      ['no findings', '1 finding', 'no findings'].map((count) => `1 file, 1 element, 1 lesson, 4 steps: ${count}`),
    );
  });

  it('reports self-closing tags only for custom elements', async () => {
    const page =
      '<p><br/><svg><font-face/></svg></p>\n<scopa-table lang="en" />\n<p>Then</p>\n<playing-card card="AS"/>';
    const {status, lines} = await checked(page);
    assert.equal(status, 1);
    assert.match(lines[0]!, /^page\.html:2:1: .*<\/scopa-table>.*\(page\.closed/);
    assert.match(lines[1]!, /^page\.html:4:1: .*<\/playing-card>.*\(page\.closed/);
    assert.equal(lines.length, 3);
  });

  it('reports a hundred thousand nested elements', async () => {
    for (const tag of ['div', 'lesson-step', 'rules-explainer game="capodama"']) {
      const {status, lines} = await checked(`<p>Cards</p>\n${`<${tag}>`.repeat(100_000)}`);
      assert.equal(status, 1);
      assert.match(lines.join('\n'), /^page\.html:2:1: .*\(page\.nested/);
    }
  });

  it('reports JSON with a hundred thousand nested levels', async () => {
    const depth = 100_000;
    for (const text of ['['.repeat(depth), '['.repeat(depth) + ']'.repeat(depth), '{"a":'.repeat(depth)]) {
      const {status, lines, complaints} = await command(['check', 'set.json'], {files: {'set.json': text}});
      assert.deepEqual([status, complaints, lines.length], [1, [], 2]);
      assert.match(lines[0]!, /^set\.json:1:\d+: .*\(puzzle\./);
    }
  });

  it('lists the files of a folder that it could not read, and checks the others', async () => {
    const files = {
      'site/empty.html': ' \n',
      'site/latin.md': Uint8Array.of(0x43, 0xe9),
      'site/large.html': new Uint8Array(64 * 2 ** 20 + 1),
      'site/empty.css': '',
      'site/right.html': PAGE,
    };
    const {status, lines, complaints} = await command(['check', 'site'], {files});
    assert.deepEqual([status, complaints], [2, []]);
    assert.deepEqual(lines, [
      'site/empty.html:1:1: Not checked: it is empty. (file.empty)',
      'site/large.html:1:1: Not checked: it has more than 64 MB. (file.large)',
      'site/latin.md:1:1: Not checked: it is not UTF-8 text. (file.text)',
      '1 file, 1 element, 1 lesson, 4 steps: no findings, 3 files not checked',
    ]);
    const faulty = {'site/empty.html': '', 'site/wrong.html': '<scopa-table levle="strong"></scopa-table>'};
    for (const format of ['text', 'json', 'github', 'sarif']) {
      const ran = await command(['check', 'site', '--format', format], {files: faulty});
      assert.equal(ran.status, 2, format);
      assert.equal(ran.lines.join('\n').match(/Not checked/g)?.length, 1, format);
    }
  });

  it('finds missing pictures, and links to files and ids that the folder does not have', async () => {
    const kit = '<script type="module" src="https://example.org/cartavola.js"></script>';
    const files = {
      'site/index.html': `<!doctype html><title>x</title>${kit}<playing-card card="QH">queen</playing-card>
<img src="queen.png" alt=""> <img src="king.png" alt="">
<a href="rules.html#trumps">1</a> <a href="rules.html#ruffs">2</a> <a href="rule.html">3</a> <a href="/rules">4</a>
<a href="#top">5</a> <a href="#bottom">6</a> <a href="club/#en%C3%A9">7</a> <a href="own.html#made">8</a>
<a href="https://example.org/none.html">9</a> <a href="mailto:club@example.org">10</a> <a href="rules.html?a=1#trumps">11</a>`,
      'site/queen.png': new Uint8Array([137, 80, 78, 71]),
      'site/rules.html': '<p id="trumps">Trumps</p>',
      'site/own.html': '<script src="make.js"></script>',
      'site/club/index.html': "<h2 id='ené'>Club</h2><a name=top></a>",
      'site/post.md': '<playing-card card="AS">ace</playing-card> [a](other.md) [b](gone.md) [c](gone/) ![](/gone.png)',
      'site/other.md': 'Text',
    };
    const {lines} = await command(['check', 'site', '--format', 'json'], {files});
    const found = lines.map((line) => JSON.parse(line) as {file: string; line: number; code: string; message: string});
    assert.deepEqual(
      found.map(({file, line, code, message}) => [file.slice(5), line, code, message]),
      [
        ['index.html', 2, 'page.picture', 'There is no file "king.png".'],
        ['index.html', 3, 'page.anchor', 'Nothing in "rules.html" has the id "ruffs".'],
        ['index.html', 3, 'page.link', 'There is no file "rule.html".'],
        ['index.html', 4, 'page.anchor', 'Nothing here has the id "bottom".'],
        ['post.md', 1, 'page.link', 'There is no file "gone.md".'],
      ],
    );
  });

  it('finds ids that the kit’s puzzles do not have, and cards that a game does not have', async () => {
    const page = `<card-puzzle game="scopa" at="scopa-cards-001"></card-puzzle><card-puzzle game="scopa" at="nowhere"></card-puzzle>
<playing-card game="scopa" card="9S">9</playing-card><playing-card game="calypso" card="9S">9</playing-card>
<playing-card game="capodama" card="KS">K</playing-card><playing-card game="capodama" card="2S">2</playing-card>`;
    const {lines} = await checked(page, '--format=json');
    const found = lines.map((line) => JSON.parse(line) as {line: number; code: string});
    assert.deepEqual(
      found.map(({line, code}) => [line, code]),
      [
        [1, 'attribute.at'],
        [2, 'diagram.card'],
        [3, 'diagram.card'],
      ],
    );
  });

  it('finds tricks that the rules of a game do not allow', async () => {
    const trick = (game: string, text: string): string => `<card-diagram game="${game}">${text}</card-diagram>`;
    const {lines} = await checked(
      [
        trick('calypso', 'hands: 9S 8H / 7H 9H / KS / 7S\ntrick: AS KH'),
        trick('calypso', 'revoke: penalise\nhands: 9S 8H / 7H 9H / KS / 7S\ntrick: AS KH'),
        trick('calypso', 'hands: 9S 8H / 7H 9H / KS / 7C\ntrick: AS KS'),
        trick('calypso', 'hands: KH / 2D 3D / 4S / 5S\ntrick: 2:7C 3:8D 0:3S'),
        trick('calypso', 'hands: 7H / 2D 3D / 4S / 5S\ntrick: 2:7C 3:8D 0:3S'),
        trick('calypso', 'overruff: free\nhands: KH / 2D 3D / 4S / 5S\ntrick: 2:7C 3:8D 0:3S'),
        trick('calypso', 'hands: KH / 2D 3D / 4S / 5S\ntrick: 2:7C 3:8D 0:9H'),
        trick('calypso', 'hands: KH ?? / 2D 3D ?? / 4S ?? / ?? ??\ntrick: 2:7C 3:8D 0:3S'),
        trick('capodama', 'double: S\ncapo: 0\nhands: 9S 8H / TS 9H / KS / 7S\ntrick: AS KH'),
      ]
        .map((text) => text.replaceAll('\n', ' / '))
        .join('\n'),
      '--format=json',
    );
    assert.deepEqual(
      lines.map((line) => (JSON.parse(line) as {line: number}).line),
      [1, 4, 8, 9],
    );
  });

  it('needs a readable page', async () => {
    assert.equal((await command(['check'])).status, 2);
    assert.equal((await command(['check', 'nowhere.html'])).status, 2);
  });

  it('does not read components, whose values are code', async () => {
    const text = '<ScopaTable players={2} />\n<scopa-table players={2} level={"strong"} {...props}></scopa-table>';
    for (const name of ['post.mdx', 'Post.jsx', 'post.tsx', 'Post.vue', 'post.svelte', 'a/post.astro']) {
      const {status, lines, complaints} = await command(['check', name], {files: {[name]: text}});
      assert.deepEqual([status, lines], [2, []], name);
      assert.match(complaints.join(), /is a component: .*Check the built pages/, name);
    }
  });
});
