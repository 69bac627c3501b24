import '@cartavola/elements/define/rules-explainer.js';
import '@cartavola/elements/define/scopa-table.js';
import '@cartavola/elements/define/move-log.js';
import {allLanguages, languageFor, LANGUAGES, registerLanguage} from '@cartavola/words';
import {expect} from '@open-wc/testing';
import {lesson} from '../lessons/lesson-in-page.js';
import {find, findAll, put, until} from '../tables/table-in-page.js';
import {accentedTexts} from './accented.js';

/** A vowel without an accent: a text that is still English. */
const ENGLISH = /[aeiou]/i;
/** The texts that are shown, but for names of people and the ids of what is wrong. */
const textsIn = (element: Element, selector: string): string[] =>
  findAll(element, selector).map(({textContent}) => textContent.trim().replace(/\s+/g, ' '));

describe('A language that is registered', () => {
  before(() => registerLanguage('qps', accentedTexts));
  afterEach(() => document.body.replaceChildren());

  it('is one of all languages, after those of the kit', () => {
    expect(allLanguages()).to.deep.equal([...LANGUAGES, 'qps']);
    expect(languageFor('qps-Latn')).to.equal('qps');
  });

  it('is what a table is written in, with its cards, its tools and its problems', async () => {
    const table = await put('scopa-table', {players: '2', lang: 'qps', names: '', hints: ''});
    expect(find(table, '[part=table]').lang).to.equal('qps');
    const said = [
      ...textsIn(table, '.hand .card'),
      ...textsIn(table, '[part=question]'),
      ...textsIn(table, '[part=sides] h3'),
      ...findAll(table, '[part=tools] button').map((tool) => tool.getAttribute('aria-label') ?? tool.textContent),
    ].filter((text) => text !== '');
    expect(said.length).to.be.above(8);
    for (const text of said) expect(text).not.to.match(ENGLISH);
    table.setAttribute('level', 'genius');
    await until(() => findAll(table, '.problem, [role=alert]').some(({textContent}) => /lévél/.test(textContent)));
  });

  it('is what a lesson is written in, and its rulebook', async () => {
    const {element} = await lesson({game: 'scopa', players: '2', lang: 'qps'});
    const step = [
      ...textsIn(element, '.step-title'),
      ...textsIn(element, '.step-text'),
      ...textsIn(element, '.actions button'),
    ];
    expect(step.join('').length).to.be.above(40);
    for (const text of step) expect(text).not.to.match(ENGLISH);
    element.setAttribute('view', 'rules');
    await until(() => findAll(element, '[part=rule]').length > 5);
    for (const text of textsIn(element, '[part=rule] p')) expect(text).not.to.match(ENGLISH);
  });

  it('falls back on English where it has no text', async () => {
    registerLanguage('qpt', (name, english) => (name === 'cards' ? accentedTexts(name, english) : undefined));
    const table = await put('scopa-table', {players: '2', lang: 'qpt'});
    expect(textsIn(table, '.hand .card')[0]).to.match(/[áéíóú]/);
    expect(textsIn(table, '[part=question]').join(' ')).to.match(ENGLISH);
  });
});
