import {expect} from 'chai';
import type {RulesExplainer} from '@cartavola/elements';
import {formatCard} from '@cartavola/engine';
import {isOneTap, isSamePrediction, ownCards, Sitting, type Question, type ReaderAnswer} from '@cartavola/lessons';
import {openPage, type EmbeddedPage} from '../embedded-page.js';
import {keepsFailedImports} from '../failures/failing-page.js';
import {find, findAll, until} from '../tables/table-in-page.js';
import {known, rightAnswer, wrongAnswer, type Known} from './learner.js';
import {feedback, next, primary, title} from './lesson-in-page.js';

/** Chunks that load after the first question. */
const LATER = ['capodama-rest.en', 'capodama-rules.en', 'capodama-script', 'question-answers'];

interface BuiltLesson {
  readonly page: EmbeddedPage;
  readonly element: RulesExplainer;
  /** Makes the page idle from now on. */
  rest(): void;
}

/** Opens the built kit's lesson of Capodama without some chunks, in a page that isn't idle until `rest` is called. */
async function openBuilt(without: readonly string[] = []): Promise<BuiltLesson> {
  const page = await openPage('bots', undefined, {without});
  const inside = page.frame.contentWindow!;
  const waiting: (() => void)[] = [];
  let isBusy = true;
  inside.requestIdleCallback = (use) => {
    const call = (): void => use({didTimeout: false, timeRemaining: () => 0});
    if (isBusy) waiting.push(call);
    else inside.setTimeout(call);
    return 1;
  };
  page.document.body.insertAdjacentHTML('beforeend', '<rules-explainer game="capodama" lang="en"></rules-explainer>');
  const element = page.document.querySelector('rules-explainer')!;
  await until(() => element.shadowRoot?.querySelector('.step-title') != null);
  const rest = (): void => {
    isBusy = false;
    for (const call of waiting) call();
  };
  return {page, element, rest};
}

/** Names of the chunks that the page has requested, sorted. */
const chunksIn = ({frame}: EmbeddedPage): readonly string[] =>
  frame
    .contentWindow!.performance.getEntriesByType('resource')
    .flatMap(({name}) => /\/chunks\/(.+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? [])
    .sort();

/** Goes to the next step. */
async function goOn(element: RulesExplainer): Promise<void> {
  const {at, again} = element.progress!;
  next(element).click();
  await until(() => element.progress!.at !== at || element.progress!.again !== again);
  await element.updateComplete;
}

/** Goes to the first question. */
async function toQuestion(element: RulesExplainer): Promise<void> {
  await goOn(element);
  await goOn(element);
  expect(title(element)).to.equal('Who takes this trick?');
}

/** Current question, with different cards if it has come back. */
const questionNow = ({progress}: RulesExplainer, {lesson, source, options}: Known): Question | undefined =>
  new Sitting(lesson.steps, source, options, progress).question;

/** Gives an answer with the mouse. */
async function give(element: RulesExplainer, {exercise, candidates}: Question, answer: ReaderAnswer): Promise<void> {
  const choose = async (codes: readonly string[]): Promise<void> => {
    for (const picked of findAll(element, '.hand button[aria-pressed="true"]')) picked.click();
    await element.updateComplete;
    for (const code of codes)
      findAll(element, '.hand button')
        .find(({dataset}) => dataset['card'] === code)!
        .click();
    await element.updateComplete;
  };
  if (answer.kind === 'predict') {
    const place = candidates.findIndex((one) => isSamePrediction(one, answer.who));
    findAll(element, '.candidates button')[place]!.click();
  } else if (answer.kind === 'count') {
    const field = find(element, '.number-answer input') as HTMLInputElement;
    field.value = String(answer.number);
    field.dispatchEvent(new Event('input'));
  } else if (answer.kind === 'choose') await choose(answer.cards.map(formatCard));
  else if (answer.kind === 'play') {
    const {suit, type} = answer.move;
    const suits = ['S', 'H', 'D', 'C'].filter((one) => exercise.view.moves.some((move) => move.suit === one));
    if (suit === undefined) await choose(ownCards(answer.move).map(formatCard));
    else findAll(element, '.candidates button')[suits.indexOf(suit)]!.click();
    await element.updateComplete;
    if (!isOneTap(exercise)) find(element, `.actions [data-type="${type}"]`).click();
  }
  await element.updateComplete;
  if (answer.kind !== 'play') primary(element).click();
  await element.updateComplete;
}

describe('The built kit’s lesson', () => {
  afterEach(() => document.body.replaceChildren());

  it('asks its first question before it requests any later part', async () => {
    const {page, element, rest} = await openBuilt();
    const first = chunksIn(page);
    expect(LATER.filter((name) => first.includes(name))).to.deep.equal([]);
    await toQuestion(element);
    findAll(element, '.candidates button')[0]!.click();
    await element.updateComplete;
    expect(find(element, '.candidates .chosen')).to.not.equal(null);
    expect(chunksIn(page)).to.deep.equal(first);
    rest();
    await until(() => LATER.every((name) => chunksIn(page).includes(name)));
    await until(() => element.bookmark() !== undefined);
    expect(findAll(element, '.candidates .chosen'), 'the choice stays').to.have.lengthOf(1);
    expect(title(element)).to.equal('Who takes this trick?');
  });

  it('can be done to the end, with a wrong answer, its repetition and right answers', async () => {
    const {element} = await openBuilt();
    const all = await known('capodama', 'en');
    await toQuestion(element);
    const first = questionNow(element, all)!;
    await give(element, first, wrongAnswer(first)!);
    await until(() => feedback(element) !== '');
    expect(element.progress!.misses).to.equal(1);
    let repeated = 0;
    for (let count = 0; element.progress!.at !== undefined; count++) {
      expect(count, 'steps').to.be.below(80);
      const question = questionNow(element, all);
      if (question) {
        await give(element, question, rightAnswer(question));
        expect(feedback(element), element.progress!.at).to.match(/^That is right/);
        if (element.progress!.again) repeated++;
      }
      await goOn(element);
    }
    expect(repeated).to.be.greaterThan(0);
    expect(find(element, '.step.end')).to.not.equal(null);
    expect(find(element, '.hard-rules button').textContent.trim()).to.equal('Rank of the cards');
  });

  for (const lacking of ['question-answers', 'capodama-rest.en', 'capodama-script', 'capodama-rules.en'])
    it(`reports that “${lacking}” failed to load, keeps the question, and tries again`, async () => {
      const {page, element} = await openBuilt([lacking]);
      const all = await known('capodama', 'en');
      await toQuestion(element);
      const question = questionNow(element, all)!;
      await give(element, question, rightAnswer(question));
      await until(() => find(element, '.broken[role="alert"]') !== null);
      expect(title(element)).to.equal('Who takes this trick?');
      expect(findAll(element, '.candidates .chosen')).to.have.lengthOf(1);
      expect(page.errors).to.deep.equal([]);
      if (await keepsFailedImports()) return;
      await page.mend();
      primary(element).click();
      await until(() => feedback(element).startsWith('That is right'));
      expect(find(element, '.broken')).to.equal(null);
    });
});
