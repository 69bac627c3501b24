import {expect} from 'chai';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {give, known, rightAnswer, wrongAnswer} from '../../../../test/lessons/learner.js';
import {button, goTo, hintButton, lesson, next} from '../../../../test/lessons/lesson-in-page.js';
import {tidyPage} from '../../../../test/rules/explainer-in-page.js';
import {find, findAll, until} from '../../../../test/tables/table-in-page.js';
import type {RulesExplainer} from './rules-explainer.js';

// `npm run test:all -- lessons` walks through every step of every lesson.

const SIZES = [
  [1366, 650],
  [820, 1106],
  [390, 664],
  [360, 640],
] as const;

const boxOf = (element: Element, part: string): DOMRect => find(element, part).getBoundingClientRect();
const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Resizes the window, and waits until the lesson has adapted. */
async function resize(width: number, height: number): Promise<void> {
  await setViewport({width, height});
  await frame();
  await frame();
}

/** Returns the distances from the lesson's top to parts that must not move. */
const places = (element: Element): number[] =>
  ['.views', '.lesson-head', '.lesson-foot'].map((part) =>
    Math.round(boxOf(element, part).top - boxOf(element, '.book').top),
  );

/** Answers a step's question wrongly. */
async function err(element: RulesExplainer, game: string, id: string): Promise<void> {
  const all = await known(game, 'fr');
  const question = all.question(all.lesson.steps.find((step) => step.id === id)!)!;
  await give(element, question, wrongAnswer(question)!);
}

describe('A step of a lesson', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  beforeEach(() => {
    document.body.style.margin = '0 16px';
  });
  afterEach(async () => {
    document.body.removeAttribute('style');
    await tidyPage();
  });

  for (const [game, id] of [
    ['calypso', 'follow-finish'],
    ['capra', 'points-alone'],
    ['scopa', 'choice-finish'],
  ] as const)
    it(`is in view with its feedback and hint, and its buttons don’t move: ${game}, ${id}`, async () => {
      const {element} = await lesson({game, lang: 'fr'});
      const kept: number[][] = [];
      const look = async (when: string): Promise<void> => {
        for (const [place, [width, height]] of SIZES.entries()) {
          await resize(width, height);
          expect(boxOf(element, '.book').height, `${when} at ${width} × ${height}`).to.be.at.most(height);
          const foot = boxOf(element, '.lesson-foot');
          for (const part of ['.step-text', '.felt', '.says'])
            expect(boxOf(element, part).bottom, `${part} ${when} at ${width} × ${height}`).to.be.at.most(foot.top + 1);
          kept[place] ??= places(element);
          expect(places(element)).to.deep.equal(kept[place]);
        }
      };
      await goTo(element, id);
      await look('at first');
      await err(element, game, id);
      await look('after a wrong answer');
      hintButton(element).click();
      await element.updateComplete;
      await look('with a hint');
    });

  it('has its hand in one row, whatever the number of cards', async () => {
    const {element} = await lesson({game: 'calypso', lang: 'fr'});
    await goTo(element, 'partners-alone');
    for (const [width, height] of SIZES) {
      await resize(width, height);
      const tops = findAll(element, '.hand li').map((card) => Math.round(card.getBoundingClientRect().top));
      expect(new Set(tops).size, `rows at ${width} × ${height}`).to.equal(1);
    }
  });

  it('shows the counted cards, and only the hands that matter', async () => {
    const {element} = await lesson({game: 'calypso', lang: 'en'});
    await goTo(element, 'score-last');
    expect(findAll(element, '.hand, .slot')).to.have.lengthOf(0);
    expect(findAll(element, '.marks').map((mark) => mark.textContent)).to.deep.equal(['calypso × 2', 'calypso × 1']);
    expect(findAll(element, '.heap').map((heap) => heap.children.length)).to.deep.equal([5, 10, 0, 7]);
  });

  it('scrolls to its top if the reader was further down', async () => {
    await setViewport({width: 390, height: 500});
    const {element} = await lesson({game: 'calypso', lang: 'fr'});
    await goTo(element, 'about');
    document.body.style.paddingBottom = '900px';
    scrollTo(0, 300);
    expect(boxOf(element, '.book').top).to.be.below(0);
    next(element).click();
    await element.updateComplete;
    expect(boxOf(element, '.book').top).to.be.within(0, 8);
  });

  it('does not scroll if its top is in view', async () => {
    const {element} = await lesson({game: 'calypso', lang: 'fr'});
    element.style.marginBlockStart = '60px';
    document.body.style.paddingBottom = '900px';
    await goTo(element, 'about');
    scrollTo(0, 40);
    next(element).click();
    await element.updateComplete;
    expect(scrollY).to.equal(40);
  });

  it('neither takes the focus nor scrolls the page if it loads far below the viewport', async () => {
    document.body.style.paddingTop = '1500px';
    const {element} = await lesson({game: 'calypso', lang: 'fr'});
    await frame();
    expect(scrollY).to.equal(0);
    expect(document.activeElement).to.equal(document.body);
    next(element).click();
    await element.updateComplete;
    expect(document.activeElement).to.equal(element);
  });

  it('keeps the tabs in place when the reader switches to the rules', async () => {
    for (const [width, height] of SIZES) {
      await setViewport({width, height});
      const {element} = await lesson({game: 'capra', lang: 'fr'});
      const before = boxOf(element, '.views button');
      button(element, 'Règles').click();
      await until(() => find(element, '.rules') !== null);
      expect(boxOf(element, '.views button')).to.deep.equal(before);
      element.remove();
    }
  });

  it('keeps its size when it shows a right answer', async () => {
    const {element} = await lesson({game: 'capra', lang: 'fr'});
    await goTo(element, 'points-alone');
    const before = boxOf(element, '.book').height;
    const all = await known('capra', 'fr');
    const question = all.question(all.lesson.steps.find((step) => step.id === 'points-alone')!)!;
    await give(element, question, rightAnswer(question));
    expect(boxOf(element, '.book').height).to.equal(before);
  });
});
