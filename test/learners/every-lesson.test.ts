import {emulateMedia} from '@web/test-runner-commands';
import {LANGUAGES} from '@cartavola/words';
import {lessons} from '@cartavola/lessons/games.js';
import {finishErringFirst, finishRightAtOnce} from '../lessons/readers.js';
import {tidyPage} from '../rules/explainer-in-page.js';

describe('A reader of a lesson with a keyboard alone', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  for (const game of Object.keys(lessons)) {
    for (const lang of LANGUAGES) {
      it(`finishes ${game} in at most half of its steps, who is right at once, in ${lang}`, () =>
        finishRightAtOnce(game, lang)).timeout(120_000);

      it(`hears why, sees every step, and finishes ${game}, who errs first and takes every hint, in ${lang}`, () =>
        finishErringFirst(game, lang)).timeout(120_000);
    }
  }
});
