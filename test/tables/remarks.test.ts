import {expect} from 'chai';
import {emulateMedia, resetMouse, setViewport} from '@web/test-runner-commands';
import type {CardTable} from '@cartavola/elements';
import '@cartavola/elements/all.js';
import {LANGUAGES} from '@cartavola/words';
import {loadRemarkWords} from '@cartavola/words/table/load-remark-words.js';
import {long} from '../long.js';
import {sampleSize} from '../sample-size.js';
import {happened, settled} from '../virtual-clock.js';
import {coveredBy} from './overlaps.js';
import {find, findAll, placed, told, type Attributes} from './table-in-page.js';

/** Remarks at a table, in order. */
interface Heard {
  readonly element: CardTable;
  readonly remarks: {readonly text: string; readonly isInside: boolean}[];
}

/** Watches bots play a deal, and collects their remarks. */
async function listen(attributes: Attributes = {}, change?: (element: CardTable) => void): Promise<Heard> {
  const element = document.createElement('scopa-table');
  change?.(element);
  const remarks: Heard['remarks'] = [];
  const over = told(element, 'table-score');
  await placed(
    element,
    {speed: 'fast', lang: 'en', seats: 'bot bot bot bot', players: '4', ...attributes},
    'table-ready',
  );
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    const shown = findAll(element, '.remark');
    expect(shown.length, 'remarks at once').to.be.at.most(1);
    for (const remark of shown) {
      if (seen.has(remark)) continue;
      seen.add(remark);
      const [table, {left, right, top, bottom}] = [
        find(element, '.table').getBoundingClientRect(),
        remark.getBoundingClientRect(),
      ];
      const isInside = left >= table.left && right <= table.right && top >= table.top && bottom <= table.bottom;
      remarks.push({text: remark.textContent, isInside});
    }
  }).observe(find(element, '.flights'), {childList: true});
  await over;
  return {element, remarks};
}

describe('The characters’ remarks', () => {
  before(() => setViewport({width: 320, height: 568}));
  after(() => setViewport({width: 1000, height: 800}));
  afterEach(async () => {
    document.body.replaceChildren();
    await emulateMedia({reducedMotion: 'no-preference'});
  });

  for (const [place, lang] of LANGUAGES.entries())
    (place === 0 ? it : long)(`are rare and short, and stay on the table: ${lang}`, async () => {
      const words = Object.values(await loadRemarkWords(lang));
      const {element, remarks} = await listen({lang});
      expect(remarks).to.have.lengthOf.within(2, 5);
      const [first, ...others] = remarks.map(({text}) => text);
      expect(words.flatMap(({greets}) => greets)).to.include(first);
      expect(words.flatMap(({takes, watches}) => [...takes, ...watches])).to.include.members(others);
      expect(remarks.every(({isInside}) => isInside)).to.equal(true);
      element.remove();
      await settled();
      expect(findAll(element, '.remark')).to.deep.equal([]);
    });

  long('are not made if they are turned off, if motion is reduced, or by players that the page has named', async () => {
    const none = async (...given: Parameters<typeof listen>): Promise<void> => {
      expect((await listen(...given)).remarks).to.deep.equal([]);
    };
    await none({silent: ''});
    await none({speed: 'instant'});
    await none({}, (element) => (element.names = ['Zoe', 'Yan', 'Xenia', 'Walt']));
    await emulateMedia({reducedMotion: 'reduce'});
    await none();
  });
});

const GAMES: readonly (readonly [keyof HTMLElementTagNameMap, Attributes])[] = [
  ['scopa-table', {players: '2'}],
  ['scopa-table', {players: '4', deck: 'italian'}],
  ...[2, 3, 4, 5, 6].map((players) => ['capodama-table', {players: String(players)}] as const),
  ['capra-table', {}],
  ['calypso-table', {}],
];

const SIZES = [
  [1366, 650],
  [320, 568],
  [820, 1106],
  [390, 664],
  [844, 390],
  [1280, 900],
  [360, 640],
  [600, 800],
] as const;

/** Number of sizes at which each table is tested. */
const COUNT = sampleSize(2, SIZES.length);

describe('A character’s remark at the start of a match', () => {
  before(async () => {
    document.body.style.margin = '0';
    await resetMouse();
  });
  after(async () => {
    document.body.style.margin = '';
    await setViewport({width: 1000, height: 800});
  });
  afterEach(() => document.body.replaceChildren());

  for (const [place, [name, attributes]] of GAMES.entries())
    for (let turn = 0; turn < COUNT; turn++) {
      const [width, height] = SIZES[(place + turn * 3) % SIZES.length]!;
      const lang = LANGUAGES[(place + turn) % LANGUAGES.length]!;
      (turn === 0 && place % 2 === 0 ? it : long)(
        `covers nothing but cards in the middle: ${name} ${JSON.stringify(attributes)} ${lang}, ${width} by ${height}`,
        async () => {
          await setViewport({width, height});
          const element = document.createElement(name) as CardTable;
          const covered: string[] = [];
          const remarks = new Set<Element>();
          const look = (): void => {
            const remark = find(element, '.remark');
            if (!remark) return;
            remarks.add(remark);
            // A paused remark stays.
            for (const animation of remark.getAnimations()) {
              animation.currentTime = 1000;
              animation.pause();
            }
            covered.push(...coveredBy(element, remark));
          };
          await placed(element, {speed: 'fast', lang, seed: 'remarks', ...attributes}, 'table-ready');
          new MutationObserver(() => queueMicrotask(look)).observe(find(element, '.table'), {
            childList: true,
            subtree: true,
          });
          // Play on until the reader is asked after the remark. Capodama begins with questions.
          for (let asked = false; !asked;) {
            while (element.scene?.actor === undefined || find(element, '.prompt.acting') === null) await happened();
            await element.updateComplete;
            asked = remarks.size > 0;
            if (!asked) element.play(element.scene.moves[0]!);
            await happened();
          }
          look();
          expect([...new Set(covered)]).to.deep.equal([]);
        },
      );
    }
});
