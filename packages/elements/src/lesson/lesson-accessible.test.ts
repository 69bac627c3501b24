import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {give, known, wrongAnswer, type Known} from '../../../../test/lessons/learner.js';
import {goTo, goToEnd, hintButton, lesson, press, primary} from '../../../../test/lessons/lesson-in-page.js';
import {samplePairs} from '../../../../test/sample-size.js';
import {tidyPage} from '../../../../test/rules/explainer-in-page.js';
import {find, findAll, until} from '../../../../test/tables/table-in-page.js';
import type {RulesExplainer} from './rules-explainer.js';
import {wrongs} from '../../../../test/tables/axe.js';

/** States of a lesson, each with the actions that lead to it. */
const LOOKS: Readonly<Record<string, (element: RulesExplainer, all: Known) => Promise<unknown>>> = {
  'something to read': (element) => goTo(element, 'welcome'),
  'an example, watched': async (element) => {
    await goTo(element, 'rank-worked');
    await press(element, primary(element));
  },
  'cards to choose': (element) => goTo(element, 'rank-finish'),
  'a question whom': (element) => goTo(element, 'fold-alone-winner'),
  'a question how many': (element) => goTo(element, 'points-finish'),
  'several cards to play, wrongly': async (element, all) => {
    await goTo(element, 'lead-finish');
    const question = all.question(all.lesson.steps.find(({id}) => id === 'lead-finish')!)!;
    await give(element, question, wrongAnswer(question)!);
  },
  'what would happen': async (element, all) => {
    await goTo(element, 'several-finish');
    const question = all.question(all.lesson.steps.find(({id}) => id === 'several-finish')!)!;
    const tried = question.exercise.view.moves.find((move) => !question.right.includes(move))!;
    await give(element, question, {kind: 'play', move: tried});
    await press(element, find(element, '.feedback button'));
  },
  'the answer, told': async (element) => {
    await goTo(element, 'fold-finish');
    for (let hint = 1; hint <= 3; hint++) await press(element, hintButton(element));
  },
  'a deal': async (element) => {
    await goTo(element, 'deal');
    find(element, '.deal .primary').click();
    await until(() => find(element, 'capra-table')?.shadowRoot?.querySelector('.hand .card') != null);
  },
  'the end': (element, all) =>
    goToEnd(
      element,
      all.lesson.steps.map(({id}) => id),
    ),
};

/** Lists the parts that overflow the element horizontally. */
function cut(element: Element): string[] {
  const book = find(element, '.book').getBoundingClientRect();
  return findAll(element, '.book :is(p, h3, li, button, input, ul, .card, .felt, .heap)')
    .filter((one) => one.checkVisibility() && !one.closest('.spoken, [aria-hidden="true"]'))
    .filter((one) => {
      const {left, right} = one.getBoundingClientRect();
      return left < book.left - 1 || right > book.right + 1;
    })
    .map((one) => `${one.className || one.localName} ${one.textContent.trim().slice(0, 30)}`);
}

describe('A lesson', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  for (const [colorScheme, width] of samplePairs(['light', 'dark'], [320, 1000]))
    it(`is accessible in each state, ${colorScheme}, at ${width} pixels`, async () => {
      document.documentElement.style.colorScheme = colorScheme;
      await setViewport({width, height: 900});
      const all = await known('capra', 'en');
      const {element} = await lesson({game: 'capra', lang: 'en'});
      for (const [look, go] of Object.entries(LOOKS)) {
        await go(element, all);
        expect(await wrongs(element), look).to.deep.equal([]);
      }
    });

  it('is accessible if written by an author', async () => {
    const {element} = await lesson(
      {game: 'scopa', lang: 'it', deck: 'italian'},
      `<lesson-step skill="Prese"><p>Che cosa prendi?</p>
        <lesson-position players="2" hand="7D 4S" table="4C 3H AD"></lesson-position>
        <lesson-ask kind="play" goal="takes"></lesson-ask></lesson-step>`,
    );
    expect(await wrongs(element)).to.deep.equal([]);
  });

  for (const game of ['capodama', 'scopa', 'capra', 'calypso']) {
    it(`of ${game} needs no sideways scrolling from 280 to 1,200 pixels, even in a right-to-left page`, async () => {
      const {lesson: steps} = await known(game, 'fr');
      const {element} = await lesson({game, lang: 'fr'});
      for (const [width, dir] of [
        [280, 'ltr'],
        [320, 'rtl'],
        [760, 'ltr'],
        [1200, 'rtl'],
      ] as const) {
        document.documentElement.dir = dir;
        await setViewport({width, height: 900});
        for (const {id} of steps.steps) {
          await goTo(element, id);
          expect(document.documentElement.scrollWidth, `${id} at ${width}`).to.be.at.most(width);
          expect(cut(element), `${id} at ${width}`).to.deep.equal([]);
        }
        expect(getComputedStyle(find(element, '.lesson')).direction).to.equal('ltr');
      }
    });
  }
});
