import '@cartavola/elements/define/rules-explainer.js';
import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/move-log.js';
import {allLanguages, languageFor, LANGUAGES, registerLanguage} from '@cartavola/words';
import {expect} from 'chai';
import {put} from '../tables/table-in-page.js';
import {accentedTexts} from './accented.js';
import {ENGLISH, expectLessonIn, expectTableIn, textsIn} from './written.js';

describe('A registered language', () => {
  before(() => registerLanguage('qps', accentedTexts));
  afterEach(() => document.body.replaceChildren());

  it('is listed after the built-in languages', () => {
    expect(allLanguages()).to.deep.equal([...LANGUAGES, 'qps']);
    expect(languageFor('qps-Latn')).to.equal('qps');
  });

  it('is used in a table, its cards, its tools and its problems', () => expectTableIn('qps'));

  it('is used in a lesson and its rulebook', () => expectLessonIn('qps'));

  it('falls back to English for missing strings', async () => {
    registerLanguage('qpt', (name, english) => (name === 'cards' ? accentedTexts(name, english) : undefined));
    const table = await put('scopa-table', {players: '2', lang: 'qpt'});
    expect(textsIn(table, '.hand .card')[0]).to.match(/[áéíóú]/);
    expect(textsIn(table, '[part=question]').join(' ')).to.match(ENGLISH);
  });
});
