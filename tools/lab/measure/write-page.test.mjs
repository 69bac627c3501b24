import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {SECTIONS} from './sections.mjs';
import {pageText, readSections, renewedPage, sectionText, tableText} from './write-page.mjs';

const STAMP = {date: '2026-11-25 10:00 UTC', commit: 'abc', machine: 'a processor, 2 cores', load: '0.10'};
const FIRST = {id: 'first', title: 'The first', runs: ['npm run bench']};
const SECOND = {id: 'second', title: 'The second', runs: []};
const result = (number) => ({
  said: 'From here to there.',
  tables: [{title: 'Lengths', columns: ['what', 'ms'], rows: [['a | b', number]]}],
  notes: ['One thing more.'],
});
const both = (number) =>
  new Map([FIRST, SECOND].map((section) => [section.id, sectionText(section, STAMP, result(number))]));
const page = await pageText([FIRST, SECOND], both(7));

describe('the page of what was measured', () => {
  it('has a table of the rows, numbers to the right and bars escaped', () => {
    assert.equal(
      tableText({columns: ['what', 'ms'], rows: [['a | b', 7]]}),
      '| what | ms |\n| - | -: |\n| a \\| b | 7 |',
    );
  });

  it('refuses a row that has not as many cells as there are columns', () => {
    assert.throws(() => tableText({columns: ['what', 'ms'], rows: [['a']]}), /a row of 1 cells/);
  });

  it('tells of each section the command, the date, the commit and the load', () => {
    const {text} = readSections(page).get('first');
    for (const told of ['npm run measure -- --only first', 'npm run bench', ...Object.values(STAMP)])
      assert.ok(text.includes(told), told);
    for (const told of ['From here to there.', '**Lengths**', '- One thing more.'])
      assert.ok(text.includes(told), told);
  });

  it('says why a section could not be measured, without paths of the machine', () => {
    const text = sectionText(FIRST, STAMP, {reason: 'CHROME_PATH=/opt/some/chrome is not a file that can be run'});
    assert.match(text, /Could not be measured: CHROME_PATH=… is not a file/);
  });

  it('keeps the sections that are not renewed as they are', async () => {
    const renewed = await renewedPage([FIRST, SECOND], page, [
      ['second', sectionText(SECOND, {...STAMP, date: '2027-01-01 00:00 UTC'}, result(8))],
    ]);
    const [before, after] = [page, renewed].map(readSections);
    assert.deepEqual(after.get('first'), before.get('first'));
    assert.match(after.get('second').text, /2027-01-01[^]*\| +8 \|/);
  });

  it('is the same when nothing is renewed', async () => {
    assert.equal(await renewedPage([FIRST, SECOND], page, []), page);
  });

  it('says of a section that was never measured how to measure it', async () => {
    assert.match(
      await renewedPage([FIRST, SECOND], '', [['first', both(7).get('first')]]),
      /## The second\n\nNot measured yet: `npm run measure -- --only second`\./,
    );
  });

  it('tells whether a section was changed by hand', () => {
    assert.ok(readSections(page).get('first').isAsWritten);
    assert.ok(!readSections(page.replace('7 |', '6 |')).get('first').isAsWritten);
  });
});

describe('docs/measured.md', () => {
  const committed = readFileSync(new URL('../../../docs/measured.md', import.meta.url), 'utf8');
  const sections = readSections(committed);

  it('has every section, as it was written', () => {
    assert.deepEqual(
      [...sections].map(([id, {isAsWritten}]) => [id, isAsWritten]),
      SECTIONS.map(({id}) => [id, true]),
    );
  });

  it('has nothing else', async () => {
    assert.equal(await renewedPage(SECTIONS, committed, []), committed);
  });

  it('has a table, or a reason, and a date in every section', () => {
    for (const [id, {text}] of sections) {
      assert.match(text, /\n\| -|\nCould not be measured: ./, id);
      assert.match(text, /Begun \d{4}-\d{2}-\d{2} \d{2}:\d{2} UTC, commit /, id);
    }
  });
});
