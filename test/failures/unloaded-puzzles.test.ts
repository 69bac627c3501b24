import {expect} from 'chai';
import {SWEEP} from '../lessons/puzzle-examples.js';
import {alerts, findAll, until} from '../tables/table-in-page.js';
import {failing, keepsFailedImports} from './failing-page.js';

describe('A puzzle whose words fail to load', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [name, set] of [
    ['alone', SWEEP],
    ['in a set', {format: 'cartavola-puzzles/1', game: 'scopa', puzzles: [SWEEP, {...SWEEP, id: 'another'}]}],
  ] as const)
    it(`shows a message and the author’s content, and the puzzle when it is online: ${name}`, async () => {
      const page = await failing(['lesson.it']);
      const puzzle = page.document.createElement('card-puzzle');
      puzzle.innerHTML = '<p>A sweep.</p>';
      puzzle.setAttribute('puzzle', JSON.stringify(set));
      const failed = new Promise((resolve) => puzzle.addEventListener('puzzle-error', resolve, {once: true}));
      page.document.body.append(puzzle);
      await failed;
      expect(alerts(puzzle)[0]).to.contain('puzzle.load');
      const [content] = puzzle.children;
      expect(content!.checkVisibility({visibilityProperty: true})).to.equal(true);
      expect(content!.getBoundingClientRect().height).to.be.greaterThan(10);
      if (await keepsFailedImports()) return;
      await page.mend();
      page.frame.contentWindow!.dispatchEvent(new Event('online'));
      await until(() => findAll(puzzle, '.hand .card').length > 0);
      expect(content!.getBoundingClientRect().height).to.equal(0);
    });
});
