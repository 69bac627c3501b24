import {emulateMedia} from '@web/test-runner-commands';
import {LANGUAGES} from '@cartavola/words';
import {lessons} from '@cartavola/lessons/games.js';
import {finishErringFirst, finishRightAtOnce} from '../lessons/readers.js';
import {tidyPage} from '../rules/explainer-in-page.js';

describe('A keyboard-only reader of a lesson', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  for (const game of Object.keys(lessons)) {
    for (const lang of LANGUAGES) {
      it(`who is always right finishes ${game} in at most two thirds of its steps, in ${lang}`, () =>
        finishRightAtOnce(game, lang)).timeout(120_000);

      it(`who answers wrongly first and takes every hint gets reasons, sees every step, and finishes ${game}, in ${lang}`, () =>
        finishErringFirst(game, lang)).timeout(120_000);
    }
  }
});
