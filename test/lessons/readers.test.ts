import {emulateMedia} from '@web/test-runner-commands';
import {finishErringFirst, finishRightAtOnce} from './readers.js';
import {tidyPage} from '../rules/explainer-in-page.js';

describe('A reader of a lesson with a keyboard alone', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  // `npm run test:long` has every game in every language.
  it('finishes in at most half of the steps, who is right at once', () => finishRightAtOnce('capra', 'en')).timeout(
    60_000,
  );

  it('hears why, sees every step, and finishes, who errs first and takes every hint', () =>
    finishErringFirst('scopa', 'it')).timeout(60_000);
});
