import {expect} from 'chai';
import {mouse} from '../journeys/hands.js';
import {tidyPage} from '../rules/explainer-in-page.js';
import {findAll, find, until} from '../tables/table-in-page.js';
import {goOnFrom, lesson, next, progressAt, title} from './lesson-in-page.js';

describe('A question whose worked example was skipped', () => {
  afterEach(tidyPage);

  for (const [lang, label] of [
    ['en', 'An example first'],
    ['fr', 'Un exemple d’abord'],
    ['it', 'Prima un esempio'],
  ] as const)
    it(`shows the example first on request, in ${lang}`, async () => {
      const {element} = await lesson({game: 'capra', lang});
      const at = {...progressAt('trump-finish'), streak: 2, example: 'trump-worked'};
      await goOnFrom(element, {...at, outcomes: {welcome: 'seen', 'trump-worked': 'skipped'}});
      await until(() => findAll(element, '.watch-first').length > 0);
      const question = title(element);
      expect(find(element, '.watch-first').textContent).to.equal(label);
      await mouse.use(find(element, '.watch-first'));
      await until(() => title(element) !== question);
      expect(element.progress!.at).to.equal('trump-worked');
      expect(findAll(element, '.watch-first')).to.deep.equal([]);
      // The earlier steps are still open, so the question follows them.
      await mouse.use(next(element));
      await until(() => element.progress!.at !== 'trump-worked');
      expect(element.progress!.outcomes['trump-worked']).to.equal('seen');
    });
});
