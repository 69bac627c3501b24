import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import type {RulesExplainer} from '@cartavola/elements';
import {tidyPage, type Attributes} from '../rules/explainer-in-page.js';
import {find, findAll, told, until} from '../tables/table-in-page.js';
import {give, goOn, known, rightAnswer, wrongAnswer, type Known} from './learner.js';
import {goOnFrom, goTo, goToEnd, hear, lesson, press, progressAt, textOf, title, toldOf} from './lesson-in-page.js';
import {sampleOf} from '../sample-size.js';

const CAPRA = {game: 'capra', lang: 'en'};

/** Reads, watches or answers the current step, and continues. */
async function doStep(element: RulesExplainer, all: Known): Promise<void> {
  const step = all.lesson.steps.find(({id}) => id === element.progress!.at)!;
  const question = all.question(step);
  if (question) await give(element, question, rightAnswer(question));
  await goOn(element);
}

/** Storage keys of the readers' progress that is saved under a name. */
const keysFor = (name: string): string[] => Object.keys(localStorage).filter((key) => key.endsWith(`:${name}`));

describe('The progress of a lesson', () => {
  let all: Known;
  before(async () => {
    all = await known('capra', 'en');
    await emulateMedia({reducedMotion: 'reduce'});
  });
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  /** Name for saving, different in each test, because saved progress survives when the storage is cleared. */
  let save = '';
  let tests = 0;
  beforeEach(() => {
    localStorage.clear();
    save = `reader-${++tests}`;
  });
  afterEach(tidyPage);

  it('is saved under its name and continued by the next element', async () => {
    const first = await lesson({...CAPRA, save});
    for (let step = 0; step < 3; step++) await doStep(first.element, all);
    expect(toldOf(first.heard, 'lesson-started')).to.deep.equal([{game: 'capra', resumed: false}]);
    const {progress} = first.element;
    first.element.remove();
    const second = await lesson({...CAPRA, save});
    expect(second.element.progress).to.deep.equal(progress);
    expect(toldOf(second.heard, 'lesson-started')).to.deep.equal([{game: 'capra', resumed: true}]);
    expect(toldOf(second.heard, 'lesson-stepped').map(({step}) => step)).to.deep.equal([progress!.at]);
  });

  it('includes the wrong answers to the current question', async () => {
    const {element} = await lesson({...CAPRA, save});
    await goTo(element, 'rank-finish');
    const question = all.question(all.lesson.steps.find(({id}) => id === 'rank-finish')!)!;
    await give(element, question, wrongAnswer(question)!);
    const {progress} = element;
    expect(progress!.misses).to.equal(1);
    element.remove();
    expect((await lesson({...CAPRA, save})).element.progress).to.deep.equal(progress);
  });

  it('may be set before the element is defined', async () => {
    const {element} = await lesson(CAPRA);
    for (let step = 0; step < 3; step++) await doStep(element, all);
    const {progress} = element;
    element.remove();
    // Elements in a document without a window are not upgraded.
    const early = document.implementation.createHTMLDocument().createElement('rules-explainer');
    Object.assign(early, {...CAPRA, progress});
    const begun = told(early, 'lesson-started');
    document.body.append(document.adoptNode(early));
    expect(((await begun) as CustomEvent<unknown>).detail).to.deep.equal({game: 'capra', resumed: true});
    expect(early.progress).to.deep.equal(progress);
    await doStep(early, all);
    expect(early.progress!.at, 'it is read again').not.to.equal(progress!.at);
  });

  it('is erased if the page requests it, and the lesson restarts', async () => {
    const {element, heard} = await lesson({...CAPRA, save});
    for (let step = 0; step < 3; step++) await doStep(element, all);
    const begun = told(element, 'lesson-started');
    element.erase();
    await begun;
    expect(toldOf(heard, 'lesson-started').at(-1)).to.deep.equal({game: 'capra', resumed: false});
    expect(element.progress!.outcomes).to.deep.equal({});
    element.remove();
    expect((await lesson({...CAPRA, save})).element.progress!.outcomes).to.deep.equal({});
  });

  it('is separate for each name, and not saved without a name', async () => {
    const reached = async (attributes: Attributes, steps: number): Promise<string | undefined> => {
      const {element} = await lesson({...CAPRA, ...attributes});
      for (let step = 0; step < steps; step++) await doStep(element, all);
      const {at} = element.progress!;
      element.remove();
      return at;
    };
    const mine = await reached({save}, 1);
    const yours = await reached({save: `${save}-too`}, 2);
    expect(await reached({}, 1)).to.equal(mine);
    expect([await reached({save}, 0), await reached({save: `${save}-too`}, 0)]).to.deep.equal([mine, yours]);
    expect([await reached({}, 0), await reached({save: ''}, 0)]).to.deep.equal(['welcome', 'welcome']);
    expect(localStorage).to.have.lengthOf(2);
  });

  it('is continued from a short string, set before the lesson exists or later', async () => {
    const first = await lesson(CAPRA);
    for (let step = 0; step < 3; step++) await doStep(first.element, all);
    const {progress} = first.element;
    const text = first.element.bookmark()!;
    expect(text).to.have.length.below(100);
    const set = (element: RulesExplainer): void => void (element.progress = text);
    const second = await lesson(CAPRA, '', set);
    expect(second.element.progress).to.deep.equal(progress);
    const third = await lesson(CAPRA);
    const resumed = told(third.element, 'lesson-started');
    set(third.element);
    await resumed;
    expect(third.element.progress).to.deep.equal(progress);
  });

  describe('restarts with invalid saved data', () => {
    const whole = progressAt('rank-finish');
    const wrong = Object.entries({
      'not JSON': '{"version":1,',
      nothing: 'null',
      'a number': '7',
      'another version': JSON.stringify({...whole, version: 3}),
      'no outcomes': JSON.stringify({...whole, outcomes: null}),
      'outcomes of other steps': JSON.stringify({...whole, outcomes: {elsewhere: 'right'}}),
      'unknown outcomes': JSON.stringify({...whole, outcomes: {welcome: 'fine'}}),
      'another lesson’s step': JSON.stringify({...whole, at: 'elsewhere'}),
      'returns of nothing': JSON.stringify({...whole, returns: [null]}),
      'another lesson’s example': JSON.stringify({...whole, example: 'elsewhere'}),
      'an invalid day': JSON.stringify({...whole, skills: {rank: {held: true, shown: 'once'}}}),
      'misses before the first': JSON.stringify({...whole, misses: -1}),
      'an end without a way': JSON.stringify({...whole, at: undefined}),
      'a list': '[]',
    });
    for (const [name, kept] of sampleOf(wrong, 3)) {
      it(name, async () => {
        const {element} = await lesson({...CAPRA, save});
        element.remove();
        const [key] = keysFor(save);
        localStorage.setItem(key!, kept);
        const {element: again, heard} = await lesson({...CAPRA, save});
        expect(again.progress!.at).to.equal('welcome');
        expect(toldOf(heard, 'rules-error')).to.deep.equal([]);
        expect(toldOf(heard, 'lesson-started')).to.deep.equal([{game: 'capra', resumed: false}]);
        await doStep(again, all);
      });
    }
  });

  it('can be set by the page before and after the lesson is open', async () => {
    const {element} = await lesson(CAPRA, '', (one) => (one.progress = progressAt('points-finish')));
    expect(element.progress!.at).to.equal('points-finish');
    const heard = hear(element);
    await goOnFrom(element, {...progressAt('fold-finish'), outcomes: {welcome: 'seen'}});
    expect(toldOf(heard, 'lesson-started')).to.deep.equal([{game: 'capra', resumed: true}]);
    expect(title(element)).to.equal(all.lesson.steps.find(({id}) => id === 'fold-finish')!.title);
  });

  it('from the page overrides the saved progress', async () => {
    const {element} = await lesson({...CAPRA, save});
    await doStep(element, all);
    element.remove();
    const given = await lesson({...CAPRA, save}, '', (one) => (one.progress = progressAt('points-finish')));
    expect(given.element.progress!.at).to.equal('points-finish');
  });

  it('continues from the reader’s step when the language changes, not from the step that the page set', async () => {
    const {element} = await lesson(CAPRA);
    await goOnFrom(element, progressAt('points-finish'));
    await doStep(element, all);
    const {progress} = element;
    expect(progress!.at).to.not.equal('points-finish');
    for (const lang of ['fr', 'it']) {
      const started = told(element, 'lesson-started');
      element.lang = lang;
      await started;
      expect(find(element, '.book').lang).to.equal(lang);
      expect(element.progress).to.deep.equal(progress);
    }
  });

  it('is not lost when the page sets an invalid rule', async () => {
    const {element, heard} = await lesson(CAPRA);
    await goOnFrom(element, progressAt('rank-finish'));
    const [card] = findAll(element, '.hand button');
    await press(element, card!);
    for (const name of ['class', 'data-theme', 'aria-label', 'tabindex', 'role']) {
      element.setAttribute(name, 'group');
      await element.updateComplete;
    }
    expect(card!.ariaPressed).to.equal('true');
    expect(toldOf(heard, 'lesson-started')).to.have.lengthOf(2);
  });

  it('restarts with the same events when the reader starts over', async () => {
    const {element, heard} = await lesson({...CAPRA, save});
    await until(() => heard.length === 2);
    const first = heard.splice(0);
    expect(first.map(({type}) => type)).to.deep.equal(['lesson-started', 'lesson-stepped']);
    await goToEnd(
      element,
      all.lesson.steps.map(({id}) => id),
    );
    heard.splice(0);
    await press(element, find(element, '.lesson-foot .secondary'));
    expect(heard).to.deep.equal(first);
  });

  it('reports completion once, not each time the end is shown', async () => {
    const {element} = await lesson({...CAPRA, save});
    await goToEnd(
      element,
      all.lesson.steps.map(({id}) => id),
    );
    const score = textOf(find(element, '.end .text'));
    element.remove();
    const {element: again, heard} = await lesson({...CAPRA, save});
    expect(textOf(find(again, '.end .text'))).to.equal(score);
    expect(heard).to.deep.equal([{type: 'lesson-started', detail: {game: 'capra', resumed: true}}]);
    await press(again, find(again, '.lesson-foot .secondary'));
    expect(toldOf(heard, 'lesson-stepped').at(-1)).to.include({step: 'welcome'});
  });
});
