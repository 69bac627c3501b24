import {LANGUAGES} from '@cartavola/words';
import {expect} from 'chai';
import {expectLessonIn, expectTableIn} from './written.js';
import {long} from '../long.js';

describe('A language added to the kit with a line in the list and modules beside the English ones', () => {
  let packages: string;

  before(async () => {
    packages = await (await fetch('/__kit-with-language')).text();
    for (const name of ['rules-explainer', 'scopa-table']) await import(`${packages}/elements/src/define/${name}.js`);
  });
  afterEach(() => document.body.replaceChildren());

  it('is one of the kit’s languages', async () => {
    const words = (await import(`${packages}/words/src/index.js`)) as {readonly LANGUAGES: readonly string[]};
    expect(words.LANGUAGES).to.have.members([...LANGUAGES, 'qps']);
  });

  long('is used in a table, its cards, its tools and its problems', () => expectTableIn('qps'));

  long('is used in a lesson and its rulebook', () => expectLessonIn('qps'));
});
