import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import {explainer, rule, tidyPage} from '../rules/explainer-in-page.js';
import {find, findAll, until} from '../tables/table-in-page.js';
import {samplePairs} from '../sample-size.js';
import {wrongs} from '../tables/axe.js';

const GAMES = {capodama: 'capodama.follow', scopa: 'scopa.single-first', capra: 'capra.beat', calypso: 'calypso.ruff'};

describe('An example in the rulebook', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  for (const [[game, id], lang] of samplePairs(Object.entries(GAMES), ['en', 'fr', 'it'])) {
    it(`is played on a small table, described in words, and can be collapsed: ${id}, ${lang}`, async () => {
      const element = await explainer({game, lang});
      const button = rule(element, id).querySelector<HTMLElement>('.example-button')!;
      button.click();
      await until(() => rule(element, id).querySelector('.board') !== null);
      expect(button.getAttribute('aria-expanded')).to.equal('true');
      expect(await wrongs(element)).to.deep.equal([]);
      rule(element, id).querySelector<HTMLElement>('.example .candidate')!.click();
      await element.updateComplete;
      expect(find(element, '.told').textContent).to.match(/\.$/);
      button.click();
      await element.updateComplete;
      expect(rule(element, id).querySelector('.board')).to.equal(null);
    });
  }

  it('opens for each rule that offers one, at every table', async () => {
    for (const attributes of [
      {game: 'capodama', players: '1'},
      {game: 'capodama', players: '6'},
      {game: 'scopa', players: '4', rules: 'italian'},
      {game: 'capra'},
      {game: 'calypso'},
    ]) {
      const element = await explainer(attributes);
      for (const button of findAll(element, '.example-button')) {
        const {id} = button.closest('.rule')!;
        button.click();
        await until(() => rule(element, id).querySelector('.board') !== null);
      }
      element.remove();
    }
  });
});
