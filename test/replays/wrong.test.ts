import {expect} from 'chai';
import type {ReplayErrorEvent} from '@cartavola/elements';
import {hostileValues} from '../fuzz/hostile.js';
import {until} from '../tables/table-in-page.js';
import {find, placeOf, put, SCOPA} from './replay-in-page.js';

describe('A replay with a fault', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [what, content, code] of [
    ['nothing', '', 'replay.match'],
    ['cards only', 'AS KH', 'replay.match'],
    ['a position', 'game: scopa / players: 2 / you: AS / table: 2C / stock 0', ''],
    ['an illegal move', SCOPA.replace('7D x 2D 5D', '7D x 2D QS'), 'record.illegal'],
    ['an unknown card', SCOPA.replace('AS 7D', 'AS 7B'), 'notation.card'],
    ['invalid JSON', '{"format":', 'record.json'],
    ['another game', '{"format":"cartavola/1","game":"bridge","deals":[]}', 'record.game'],
    ['no deals', '{"format":"cartavola/1","game":"capra","deals":[]}', 'record.deals'],
  ] as const) {
    it(`shows the problem in place, and fires an event: ${what}`, async () => {
      const told = new Promise<ReplayErrorEvent>((resolve) =>
        document.body.addEventListener('replay-error', resolve, {once: true}),
      );
      const replay = await put(content);
      const {detail} = await told;
      if (code) expect(detail.code).to.equal(code);
      expect(find(replay, '.problem')!.textContent).to.contain(detail.code);
      // The text stays visible, so the author can correct it.
      expect(find(replay, '.problem slot')).not.to.equal(null);
      replay.querySelector('pre')!.textContent = SCOPA;
      await until(() => find(replay, '.picture') !== null);
      expect(placeOf(replay)).to.contain('Start');
    });
  }

  it('never throws, whatever its record', async () => {
    const replay = await put(SCOPA);
    for (const value of [...hostileValues(), 1, 'zzz', {players: 99}, [{}], '{}', Symbol('x'), () => 1]) {
      replay.record = value;
      await replay.updateComplete;
      await until(() => find(replay, '.picture, .problem') !== null);
    }
    replay.record = undefined;
    await until(() => find(replay, '.picture') !== null);
  });

  it('does not run scripts or create elements from a record', async () => {
    const evil = '<img src=x onerror="globalThis.ran = true"><script>globalThis.ran = true</script>';
    const replay = await put(
      SCOPA.replace('Ada / Bruno', `${JSON.stringify(evil)} / Bruno`).replace('Ada has', evil.replace(/[{}]/g, '')),
    );
    expect(find(replay, '.comment')!.textContent).to.contain('<img');
    expect(find(replay, '.place')!.textContent).to.contain('<img');
    expect(find(replay, 'img, script')).to.equal(null);
    expect('ran' in globalThis).to.equal(false);
  });
});
