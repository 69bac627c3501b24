import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {after, describe, it} from 'node:test';
import {command} from './in-process.js';

const PAGES = ['deciding', 'table', 'seats', 'recorded'] as const;
type Page = (typeof PAGES)[number];

const TEXTS = Object.fromEntries(
  PAGES.map((page) => [
    page,
    readFileSync(`test/pages/lessons/${page}.html`, 'utf8')
      .replace(/\s*\n\s*(?=[\w-]+=|>)/g, ' ')
      .replace(/^[^]*?(?=<rules-explainer)/, ''),
  ]),
) as Readonly<Record<Page, string>>;

/** Returns the output of the check for a page. */
async function checked(html: string): Promise<readonly string[]> {
  const {lines, complaints} = await command(['check', 'page.html'], {files: {'page.html': html}});
  assert.deepEqual(complaints, []);
  return lines;
}

/** Authors' typical mistakes: the page, the text to replace, its replacement, and the code of the finding. */
const FAULTS: readonly (readonly [name: string, page: Page, was: string, is: string, code: string])[] = [
  ['words against a right card', 'table', 'card="KH">The', 'card="QH">The', 'lesson.answer'],
  [
    'a goal that every move reaches',
    'table',
    'goal="card=AC / wins" script="1:KC 2:QC 3:JC"',
    'goal="legal"',
    'lesson.goal',
  ],
  ['an invalid record', 'recorded', '{"format":"cartavola/1"', '{"format":"cartavola/7"', 'record.format'],
  ['a move that the rules of the record forbid', 'recorded', '"card":"AH"}', '"card":"8H"}', 'record.'],
  ['a deal that the record does not have', 'recorded', 'from="6"', 'deal="2" from="6"', 'lesson.position'],
  ['a move that the deal does not have', 'recorded', 'to="9"', 'to="99"', 'lesson.position'],
  ['cards written beside a record', 'recorded', 'from="10"', 'hand="9C" from="10"', 'lesson.attribute'],
  ['somebody else’s turn', 'recorded', 'from="14" to="17"', 'from="14" to="16"', 'lesson.position'],
  [
    'more turns than the record has',
    'recorded',
    'card=AC / card=AS',
    'card=AC / card=AS / wins / wins / wins / wins',
    'lesson.moves',
  ],
  ['two records', 'recorded', '</script>', '</script><script type="application/json">{}</script>', 'lesson.element'],
  [
    'a moment without a record',
    'recorded',
    'type="application/json"',
    'type="text/json"',
    'needs a record, and there is none',
  ],
  [
    'other players that play on without a record',
    'table',
    'script="1:KC 2:QC 3:JC"',
    'script="record"',
    'has no record, so the others have no moves',
  ],
  ['a move after the last', 'recorded', 'from="14" to="17"', 'from="14"', 'The deal is over after move 37'],
  ['a script where nothing is played', 'recorded', 'kind="play"', 'kind="choose"', 'lesson.kind'],
  ['a place in a missing record', 'table', 'hand="9C 8S"', 'from="2" hand="9C 8S"', 'lesson.attribute'],
  ['a paragraph in another language', 'seats', '<p>Quanti', '<p lang="en">Quanti', 'lesson.language'],
  [
    'a whole step in one language',
    'deciding',
    '<lesson-step skill="count" id="order"',
    '<lesson-step lang="fr" skill="count" id="order"',
    'lesson.language',
  ],
  ['an unknown language', 'seats', '<p>Quanti', '<p lang="de">Quanti', 'lesson.language'],
  ['a step outside the lesson', 'seats', '</html>', '<lesson-step><p>Fine</p></lesson-step></html>', 'lesson.element'],
  [
    'a step inside a section',
    'seats',
    '<lesson-step skill="Turno" id="course">',
    '<section><lesson-step skill="Turno" id="course">',
    'lesson.element',
  ],
  [
    'a question inside a paragraph',
    'seats',
    '<lesson-ask kind="count" goal="taken"></lesson-ask>',
    '<div><lesson-ask kind="count" goal="taken"></lesson-ask></div>',
    'lesson.element',
  ],
  ['no text that is right', 'deciding', 'when="taken<82" lang="en"', 'when="taken>=82" lang="en"', 'lesson.impossible'],
  ['an unknown number', 'deciding', 'when="taken<82" lang="en"', 'when="token<82" lang="en"', 'lesson.goal'],
  [
    'a single choice',
    'deciding',
    'when="taken<82" lang="en">No, I must go on.</lesson-choice>',
    'when="taken<82" lang="fr">Non.</lesson-choice>',
    'lesson.language',
  ],
  ['two texts with the same name', 'seats', 'value="draw"', 'value="take"', 'lesson.answer'],
  ['a right text among those to be put in order', 'seats', 'value="draw"', 'value="draw" right', 'lesson.answer'],
  [
    'texts for a question that takes none',
    'seats',
    '<lesson-ask kind="order">',
    '<lesson-ask kind="seats">',
    'lesson.kind',
  ],
  ['an order of cards that cannot be compared', 'deciding', 'hand="QH 7H AH"', 'hand="QH 7C AD"', 'lesson.goal'],
  ['words against the first of an order', 'deciding', 'card="QH" lang="en"', 'card="AH" lang="en"', 'lesson.answer'],
  ['words for a right number', 'deciding', 'number="1" lang="en"', 'number="0" lang="en"', 'lesson.answer'],
  ['words against a right seat', 'seats', 'seat="2"', 'seat="1"', 'lesson.answer'],
  ['an unknown seat', 'seats', 'seat="2"', 'seat="4"', 'lesson.answer'],
  [
    'seats that the game does not have',
    'table',
    'kind="choose" from="table" goal="winner"',
    'kind="seats" goal="partners"',
    'lesson.goal',
  ],
  ['cards from nowhere', 'seats', 'from="piles"', 'from="pile"', 'lesson.goal'],
  ['a place without a card that fits', 'seats', 'goal="points>=1"', 'goal="points>=12"', 'lesson.impossible'],
  ['a comment on a move that is not made', 'table', 'move="3"', 'move="5"', 'lesson.moves'],
  [
    'a comment in a step that is not watched',
    'table',
    '<lesson-answer card="AC">A trump beats it.</lesson-answer>',
    '<lesson-comment move="1">A trump.</lesson-comment>',
    'lesson.kind',
  ],
  ['a script that cannot go on', 'table', 'script="1:KC 2:QC 3:JC"', 'script="1:KC 2:QC 3:8S"', 'lesson.moves'],
  ['a script that stops too early', 'table', 'script="1:KC 2:QC 3:JC"', 'script="1:KC 2:QC"', 'lesson.impossible'],
  [
    'a hint in a step without a question',
    'table',
    '<lesson-done>So Hugo has it.</lesson-done>',
    '<lesson-hint>Look.</lesson-hint>',
    'lesson.answer',
  ],
  ['nothing to watch', 'table', 'moves="1:AC 2:QH 3:7H 0:9C"', 'moves=""', 'lesson.moves'],
  [
    'the same text twice',
    'seats',
    '<lesson-answer seat="2">',
    '<lesson-answer seat="2">No.</lesson-answer><lesson-answer seat="2">',
    'lesson.answer',
  ],
  [
    'a question about the holder of a card in hidden hands',
    'table',
    'kind="play" goal="card=AC / wins" script="1:KC 2:QC 3:JC"',
    'kind="seats" goal="holds=KC"',
    'lesson.goal',
  ],
  ['a question for which all cards are right', 'seats', 'goal="points>=1"', 'goal="points>=0"', 'lesson.goal'],
  ['cards in face-down piles', 'table', 'from="table" goal="winner"', 'from="piles" goal="suit=S"', 'from'],
  ['markup that is not shown', 'table', 'A trump beats it.', 'A <b>trump</b> beats it.', 'lesson.text'],
  ['two comments on one move', 'table', 'move="3"', 'move="2"', 'lesson.moves'],
  ['an attribute written twice', 'seats', 'goal="taken"', 'goal="taken" goal="points"', 'page.twice'],
  ['a skill in two spellings', 'seats', 'skill="Punti" id="taken"', 'skill="punti" id="taken"', 'lesson.attribute'],
  ['a move out of turn', 'table', 'moves="1:AC 2:QH', 'moves="1:AC 3:QH', 'It is the turn of seat 2'],
  ['a rule that refuses nothing here', 'table', 'card="9S">', 'refusal="capodama.follow">', 'lesson.answer'],
];

describe('The check of authors’ pages', () => {
  let found = 0;
  after(() => console.log(`planted faults: ${FAULTS.length}, found: ${found}`));

  for (const page of PAGES)
    it(`finds no fault in the lesson ${page}`, async () => {
      assert.match((await checked(TEXTS[page])).join('\n'), /^1 file, 1 element, 1 lesson, 4 steps: no findings$/);
    });

  for (const [name, page, was, is, code] of FAULTS)
    it(`finds ${name}`, async () => {
      assert.ok(TEXTS[page].includes(was), `the page has ${was}`);
      const lines = await checked(TEXTS[page].replace(was, is));
      assert.ok(
        lines.some((line) => line.includes(code)),
        lines.join('\n'),
      );
      found++;
    });
});
