import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {games} from '@cartavola/engine/games.js';
import {LANGUAGES} from '@cartavola/words';
import {contrasts, wrongs} from '../tables/axe.js';
import {find, until} from '../tables/table-in-page.js';
import {playMove, putPuzzle} from './puzzle-in-page.js';
import {playedPuzzles} from './puzzle-moves.js';

/** Text that axe can't measure: symbols without letters, and text on the felt or on a card, which are pictures. */
const UNMEASURED = /non-text characters|background (?:gradient|image)|overlapped by another|partially obscured/;

describe('Accessibility of a puzzle', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(async () => {
    await emulateMedia({reducedMotion: 'no-preference'});
    await setViewport({width: 1000, height: 800});
    document.documentElement.style.colorScheme = '';
  });
  afterEach(() => document.body.replaceChildren());

  for (const {id: game} of games)
    for (const lang of LANGUAGES)
      it(`passes axe in light and dark mode, on a phone and on a desktop: ${game}, ${lang}`, async () => {
        const set = (await (await fetch(`/packages/lessons/puzzles/${game}.json`)).json()) as {readonly game: string};
        const [first] = await playedPuzzles(set, 1);
        for (const scheme of ['light', 'dark'])
          for (const width of [320, 1366]) {
            document.documentElement.style.colorScheme = scheme;
            await setViewport({width, height: 768});
            const element = await putPuzzle(set, {lang});
            await element.show(first!.id);
            await until(() => find(element, '.hint') !== null);
            const look = async (when: string): Promise<void> => {
              const where = `${when}, ${scheme}, ${width} px`;
              expect(await wrongs(element), where).to.deep.equal([]);
              const {wrong, enough} = await contrasts(element);
              expect(
                wrong.filter((line) => !UNMEASURED.test(line)),
                where,
              ).to.deep.equal([]);
              expect(enough, where).to.be.above(5);
              expect(document.documentElement.scrollWidth, where).to.be.at.most(width);
            };
            await look('asking');
            await playMove(element, first!.wrong);
            await look('after a wrong answer');
            find(element, '.hint').click();
            await element.updateComplete;
            await look('with a hint');
            await playMove(element, first!.right);
            await look('solved');
            element.remove();
          }
      });
});
