import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {games} from '@cartavola/engine/games.js';
import {command} from './in-process.js';

describe('cartavola lesson new', () => {
  for (const {id} of games)
    it(`writes a page with a faultless lesson of ${id} in three languages`, async () => {
      const {status, lines} = await command(['lesson', 'new', id]);
      assert.equal(status, 0);
      const html = lines.join('\n');
      assert.equal(html.match(/<lesson-step/g)!.length, 2);
      for (const lang of ['en', 'fr', 'it']) assert.match(html, new RegExp(`<p lang="${lang}">`));
      assert.match(html, /src="https:\/\/[^"]+@1\.2\.3\/dist\/cartavola\.js"/);
      const checked = await command(['check', 'page.html'], {files: {'page.html': html}});
      assert.deepEqual(checked.lines, ['1 file, 1 element, 1 lesson, 2 steps: no findings']);
    });

  for (const {id} of games)
    for (const lang of ['en', 'fr', 'it'])
      it(`writes one faultless step of ${id} in one language: ${lang}`, async () => {
        const {status, lines} = await command(['lesson', 'new', id, '--lang', lang]);
        assert.equal(status, 0);
        const html = lines.join('\n');
        assert.equal(html.match(/<lesson-step/g)!.length, 1);
        assert.deepEqual(
          html.match(/ lang="\w+"/g),
          Array.from({length: 2}, () => ` lang="${lang}"`),
        );
        const checked = await command(['check', 'page.html'], {files: {'page.html': html}});
        assert.deepEqual(checked.lines, ['1 file, 1 element, 1 lesson, 1 step: no findings']);
      });

  it('writes a lesson with other cards, and names them', async () => {
    const {lines} = await command(['lesson', 'new', 'scopa', '--lang', 'it', '--deck', 'italian']);
    const html = lines.join('\n');
    assert.match(html, /<rules-explainer game="scopa" deck="italian" lang="it">/);
    assert.match(html, /il cavallo\s9/);
    const checked = await command(['check', 'page.html'], {files: {'page.html': html}});
    assert.deepEqual(checked.lines, ['1 file, 1 element, 1 lesson, 1 step: no findings']);
    assert.equal((await command(['lesson', 'new', 'capodama', '--deck', 'tarot'])).status, 2);
  });

  it('writes a file, but does not overwrite one', async () => {
    const written = new Map<string, Uint8Array>();
    const args = ['lesson', 'new', 'scopa', '-o', 'page.html', '--kit', '/kit/cartavola.js'];
    const {status} = await command(args, {written});
    assert.equal(status, 0);
    assert.match(new TextDecoder().decode(written.get('page.html')), /src="\/kit\/cartavola\.js"/);
    const files = {'page.html': 'mine'};
    assert.equal((await command(args, {files})).status, 2);
    assert.equal((await command([...args, '--force'], {files, written})).status, 0);
    assert.equal((await command(args, {isFull: true})).status, 2);
  });

  it('loads the kit only from a web address or a path', async () => {
    for (const kit of ['kit/cartavola.js', '../cartavola.js', 'http://127.0.0.1:8080/a.js?b=1&c=2'])
      assert.match(
        (await command(['lesson', 'new', 'scopa', '--kit', kit])).lines.join('\n'),
        /<script type="module" src="/,
      );
    for (const kit of [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/javascript,alert(1)',
      'blob:x',
      '',
    ]) {
      const {status, lines, complaints} = await command(['lesson', 'new', 'scopa', '--kit', kit]);
      assert.deepEqual([status, lines], [2, []], kit);
      assert.match(complaints.join(''), /--kit/);
    }
  });

  it('refuses incorrect usage', async () => {
    for (const args of [
      ['lesson'],
      ['lesson', 'old', 'scopa'],
      ['lesson', 'new'],
      ['lesson', 'new', 'whist'],
      ['lesson', 'new', 'scopa', '--lang', 'xx'],
    ])
      assert.equal((await command(args)).status, 2, args.join(' '));
  });
});
