import {expect} from '@open-wc/testing';
import {emulateMedia} from '@web/test-runner-commands';
import {LANGUAGES} from '@cartavola/words';
import {lessons} from '@cartavola/lessons/games.js';
import {tidyPage} from '../rules/explainer-in-page.js';
import {give, goOn, known, look, rightAnswer, stepNow} from './learner.js';
import {feedback, lesson, toldOf} from './lesson-in-page.js';

describe('A reader with a keyboard who is right at once', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  for (const game of Object.keys(lessons)) {
    for (const lang of LANGUAGES) {
      it(`finishes ${game} in at most half of its steps, in ${lang}`, async () => {
        const all = await known(game, lang);
        const {element, heard} = await lesson({game, lang});
        while (toldOf(heard, 'lesson-completed').length === 0) {
          const step = stepNow(heard, all);
          const question = all.question(step);
          if (question) {
            await give(element, question, rightAnswer(question));
            expect(feedback(element), step.id).to.not.equal('');
          } else await look(element, step);
          await goOn(element);
        }
        const shown = toldOf(heard, 'lesson-stepped').map(({step}) => step);
        expect(shown.length).to.be.at.most(all.lesson.steps.length / 2);
        const answered = toldOf(heard, 'lesson-answered');
        expect(answered.every(({right, attempt}) => right === true && attempt === 1)).to.equal(true);
        expect(toldOf(heard, 'lesson-completed')).to.deep.equal([{game, score: 1}]);
      }).timeout(60_000);
    }
  }
});
