import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {describe, it} from 'node:test';
import {checkPage} from '@cartavola/cli/check-page.js';
import {CODES, meaningOf} from '@cartavola/cli/check/codes.js';
import {RULES} from '@cartavola/cli/check/rules.js';
import {PAGE_SAMPLES, RULE_SAMPLES} from './rule-samples.js';

/** Rules that only Markdown can break. */
const OF_MARKDOWN = ['blocks'];

describe('The rules for pages', () => {
  it('are all in the list', () => {
    const files = readdirSync('packages/cli/src/check/rules').map((file) => file.replace(/\.ts$/, ''));
    assert.deepEqual(files.sort(), Object.keys(RULES).sort());
  });

  for (const name of Object.keys(RULES)) {
    const {faulty, clean, code} = RULE_SAMPLES[name]!;
    const kind = OF_MARKDOWN.includes(name) ? 'markdown' : 'html';
    it(`${name}: the faulty page has a finding by this rule`, async () => {
      const {faults} = await checkPage(faulty, {kind});
      assert.deepEqual(
        faults.map((fault) => fault.code),
        [code],
      );
    });

    it(`${name}: the clean page has no finding`, async () => {
      assert.deepEqual((await checkPage(clean, {kind})).faults, []);
    });
  }

  for (const [name, {kind, page, site, findings}] of Object.entries(PAGE_SAMPLES))
    it(`report ${findings.length || 'nothing'} for ${name}`, async () => {
      const {faults} = await checkPage(page, {kind: kind ?? 'html', site});
      const found = faults.map(({code, message}) => `${code} ${message}`);
      assert.equal(found.length, findings.length, found.join('\n'));
      for (const [place, finding] of findings.entries()) assert.match(found[place]!, finding);
    });

  it('explain every code in a sentence', () => {
    for (const [code, meaning] of Object.entries(CODES)) {
      assert.match(code, /^[a-z]+\.(?:[a-z]+|…)$/);
      assert.match(meaning, /^\S.*\.$/);
    }
    assert.notEqual(meaningOf('notation.card'), meaningOf('none.such'));
  });
});
