import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {command} from './in-process.js';

const PAGE = '<p>Play:</p>\n<scopa-table levle="strong"></scopa-table>\n';
const files = {'a,b: 100%.html': PAGE, 'sub/page two.html': PAGE, 'empty.html': '<p>Nothing'};

/** Runs the check with a format. */
const checked = (format: string, ...names: readonly string[]): ReturnType<typeof command> =>
  command(['check', ...names, '--format', format], {files});

describe('The formats of the check', () => {
  it('text: position, message, code and the line itself', async () => {
    const {status, lines} = await checked('text', 'a,b: 100%.html');
    assert.equal(status, 1);
    assert.deepEqual(lines.join('\n').split('\n'), [
      'a,b: 100%.html:2:14: "levle" is not an attribute of <scopa-table>. Did you mean `level`? (page.attribute levle)',
      '  2 | <scopa-table levle="strong"></scopa-table>',
      '    |              ^^^^^^^^^^^^^^',
      '1 file, 1 element: 1 finding',
    ]);
  });

  it('text: each finding on its own lines, whatever a file’s text or name contains', async () => {
    const forged = '\n::warning::forged';
    const name = `a${forged}.html`;
    const puzzle = JSON.stringify({format: 'cartavola-puzzle/1', game: 'scopa', [`key${forged}`]: 1});
    const step = `<lesson-step><p><b>Take${forged}</b></p><lesson-position hand="KC AS" table="7H 3S 6C 4D"></lesson-position><lesson-ask kind="choose" goal="legal"></lesson-ask></lesson-step>`;
    const page = `<card-puzzle><script type="application/json">${puzzle}</script></card-puzzle>\r
<rules-explainer game="scopa">${step}</rules-explainer><scopa-table levle></scopa-table>\r\n`;
    const {lines} = await command(['check', name, '--answers'], {files: {[name]: page}});
    const printed = lines.join('\n');
    assert.deepEqual(
      printed.split('\n').filter((line) => line.startsWith('::')),
      [],
    );
    assert.match(printed, /key\\u000a::warning/);
    assert.ok(
      lines.some((line) => line.startsWith('a\\u000a::warning::forged.html:2: ')),
      printed,
    );
    assert.match(printed, /<scopa-table levle><\/scopa-table>\n +\| +\^+/);
  });

  it('json: one object per line', async () => {
    const {lines} = await checked('json', 'a,b: 100%.html', 'empty.html');
    assert.deepEqual(
      lines.map((line) => JSON.parse(line) as unknown),
      [
        {
          file: 'a,b: 100%.html',
          line: 2,
          column: 14,
          endLine: 2,
          endColumn: 28,
          code: 'page.attribute',
          path: 'levle',
          step: '',
          message: '"levle" is not an attribute of <scopa-table>. Did you mean `level`?',
        },
        {
          file: 'empty.html',
          line: 1,
          column: 1,
          endLine: 1,
          endColumn: 1,
          code: 'page.empty',
          path: '',
          step: '',
          message: 'This page has no elements of the kit.',
          severity: 'warning',
        },
      ],
    );
  });

  it('github: annotations, with their special characters escaped', async () => {
    const {lines} = await checked('github', 'a,b: 100%.html', 'empty.html');
    assert.deepEqual(lines, [
      '::error file=a%2Cb%3A 100%25.html,line=2,col=14,endLine=2,endColumn=28,title=page.attribute::"levle" is not an attribute of <scopa-table>. Did you mean `level`?',
      '::warning file=empty.html,line=1,col=1,endLine=1,endColumn=1,title=page.empty::This page has no elements of the kit.',
    ]);
  });

  it('sarif: one log for all files', async () => {
    const {status, lines} = await checked('sarif', 'sub/page two.html', 'empty.html');
    assert.deepEqual([status, lines.length], [1, 1]);
    const log = JSON.parse(lines[0]!) as {
      readonly version: string;
      readonly runs: readonly {
        readonly tool: {readonly driver: {readonly version: string; readonly rules: readonly {readonly id: string}[]}};
        readonly results: readonly Record<string, unknown>[];
      }[];
    };
    assert.equal(log.version, '2.1.0');
    const [{tool, results} = {tool: undefined, results: []}] = log.runs;
    assert.equal(tool!.driver.version, '1.2.3');
    for (const {ruleId, ruleIndex} of results) assert.equal(tool!.driver.rules[ruleIndex as number]!.id, ruleId);
    assert.deepEqual(results[0]!['locations'], [
      {
        physicalLocation: {
          artifactLocation: {uri: 'sub/page%20two.html'},
          region: {startLine: 2, startColumn: 14, endLine: 2, endColumn: 28},
        },
      },
    ]);
    assert.deepEqual(
      results.map(({level}) => level),
      ['error', 'warning'],
    );
  });

  it('refuses an unknown format, and suggests the right one', async () => {
    const {status, complaints} = await checked('jsom', 'empty.html');
    assert.equal(status, 2);
    assert.match(complaints.join('\n'), /Did you mean `json`\?/);
  });
});
