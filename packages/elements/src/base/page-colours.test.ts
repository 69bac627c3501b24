import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import {SWEEP} from '../../../../test/lessons/puzzle-examples.js';
import {lesson} from '../../../../test/lessons/lesson-in-page.js';
import {putPad} from '../../../../test/pads/pad-in-page.js';
import {find, table, until} from '../../../../test/tables/table-in-page.js';
import '../define/card-puzzle.js';

/** Functions that add an element with a paper or plain background, and return the part with that background. */
const PAPERS: Readonly<Record<string, () => Promise<HTMLElement>>> = {
  'a lesson': async () => find((await lesson({game: 'scopa', lang: 'en'})).element, '.book'),
  'a puzzle': async () => find(await puzzle(), '.book'),
  'a pad': async () => find(await putPad({game: 'scopa'}), '.pad'),
  'a plain table': async () => find(await table({theme: 'plain'}), '.table'),
};

async function puzzle(): Promise<HTMLElement> {
  const element = document.createElement('card-puzzle');
  element.puzzle = SWEEP;
  document.body.append(element);
  await until(() => find(element, '.board') !== null);
  return element;
}

const groundOf = (part: Element): string => getComputedStyle(part).backgroundColor;

describe('An element follows the page’s colour scheme', () => {
  afterEach(async () => {
    document.body.replaceChildren();
    document.documentElement.style.cssText = '';
    await emulateMedia({colorScheme: 'light'});
  });

  for (const [name, put] of Object.entries(PAPERS))
    it(`in light and dark mode, and follows the system only if the page does: ${name}`, async () => {
      const part = await put();
      const grounds = new Map<string, string>();
      for (const system of ['light', 'dark'] as const) {
        await emulateMedia({colorScheme: system});
        for (const page of ['', 'light', 'dark', 'light dark']) {
          document.documentElement.style.colorScheme = page;
          grounds.set(`${page} in ${system}`, groundOf(part));
        }
      }
      const day = grounds.get('light in light')!;
      const night = grounds.get('dark in light')!;
      expect(night).not.to.equal(day);
      expect(Object.fromEntries(grounds)).to.deep.equal({
        ' in light': day,
        'light in light': day,
        'dark in light': night,
        'light dark in light': day,
        ' in dark': day,
        'light in dark': day,
        'dark in dark': night,
        'light dark in dark': night,
      });
    });

  it('but its message about a mistake stays dark on paper', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const element = document.createElement('score-pad');
    element.setAttribute('game', 'scopa');
    element.setAttribute('players', 'nobody');
    document.body.append(element);
    await until(() => find(element, '.problem') !== null);
    const {color, backgroundColor} = getComputedStyle(find(element, '.problem'));
    expect([color, backgroundColor]).to.deep.equal(['rgb(23, 32, 46)', 'rgb(255, 253, 247)']);
  });

  it('for the felt, accent and text colours of tables, lessons and puzzles', async () => {
    const boards = {
      table: find(await table({}), '.table'),
      'table of wood': find(await table({theme: 'wood'}), '.table'),
      lesson: find((await lesson({game: 'scopa', lang: 'en'})).element, '.felt'),
      puzzle: find(await puzzle(), '.felt'),
    };
    const usual = new Set(Object.values(boards).map((board) => getComputedStyle(board).color));
    expect(usual.size, 'one colour of text').to.equal(1);
    const {style} = document.documentElement;
    style.setProperty('--cartavola-felt', 'rgb(36, 64, 107)');
    style.setProperty('--cartavola-text', 'rgb(250, 250, 250)');
    for (const [name, board] of Object.entries(boards)) {
      const {backgroundImage, color} = getComputedStyle(board);
      expect(backgroundImage, name).to.contain('rgb(36, 64, 107)');
      expect(color, name).to.equal('rgb(250, 250, 250)');
    }
  });
});
