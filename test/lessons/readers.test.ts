import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import {ownCards} from '@cartavola/lessons';
import {tidyPage} from '../rules/explainer-in-page.js';
import {give, known, rightAnswer} from './learner.js';
import {goTo, lesson, toldOf} from './lesson-in-page.js';
import {finishErringFirst, finishRightAtOnce} from './readers.js';

describe('A keyboard-only reader of a lesson', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  // `npm run test:all -- long` tests every game in every language.
  it('who is always right finishes in at most two thirds of the steps', () => finishRightAtOnce('capra', 'en'));

  it('who answers wrongly first and takes every hint gets reasons, sees every step, and finishes', () =>
    finishErringFirst('scopa', 'it'));

  it('gives two cards at once with six players', async () => {
    const id = 'six-finish';
    const {lesson: told, question} = await known('capodama', 'en', {players: 6});
    const asked = question(told.steps.find((step) => step.id === id)!)!;
    const {element, heard} = await lesson({game: 'capodama', lang: 'en', players: '6'});
    await goTo(element, id);
    expect(ownCards(asked.right[0]!)).to.have.lengthOf(2);
    await give(element, asked, rightAnswer(asked));
    expect(toldOf(heard, 'lesson-answered').map(({step, right}) => ({step, right}))).to.deep.equal([
      {step: id, right: true},
    ]);
  });
});
