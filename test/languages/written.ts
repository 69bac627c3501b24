// Test helpers: check whether all text in a page is in a language that has an accent on every vowel.
import {expect} from 'chai';
import {choose, find, findAll, panelWith, put, until} from '../tables/table-in-page.js';

/** Matches a vowel without an accent, which means that the text is still in English. */
export const ENGLISH = /[aeiou]/i;

/** Returns the visible strings, except people's names and problem ids. */
export const textsIn = (element: Element, selector: string): string[] =>
  findAll(element, selector).map(({textContent}) => textContent.trim().replace(/\s+/g, ' '));

function expectAccented(texts: readonly string[]): void {
  for (const text of texts) expect(text).not.to.match(ENGLISH);
}

/** Adds a Scopa table to the page, and checks that its cards, tools and problems are in the language. */
export async function expectTableIn(lang: string): Promise<void> {
  const table = await put('scopa-table', {players: '2', lang, names: '', hints: ''});
  expect(find(table, '[part=table]').lang).to.equal(lang);
  await choose(table);
  await panelWith(table, '.items');
  const said = [
    ...textsIn(table, '.panel button'),
    ...textsIn(table, '.hand .card'),
    ...textsIn(table, '[part=question]'),
    ...textsIn(table, '[part=sides] h3'),
    ...findAll(table, '[part=tools] button').map((tool) => tool.getAttribute('aria-label') ?? tool.textContent),
  ].filter((text) => text !== '');
  expect(said.length).to.be.above(20);
  expectAccented(said);
  table.setAttribute('level', 'genius');
  await until(() => findAll(table, '.problem, [role=alert]').some(({textContent}) => /lévél/.test(textContent)));
}

/** Adds a Scopa lesson to the page, and checks that its first step and its rulebook are in the language. */
export async function expectLessonIn(lang: string): Promise<void> {
  const element = document.createElement('rules-explainer');
  for (const [name, value] of Object.entries({game: 'scopa', players: '2', lang})) element.setAttribute(name, value);
  document.body.append(element);
  await until(() => (element.shadowRoot?.querySelector('.lesson') ?? null) !== null);
  const step = [
    ...textsIn(element, '.step-title'),
    ...textsIn(element, '.step-text'),
    ...textsIn(element, '.actions button'),
  ];
  expect(step.join('').length).to.be.above(40);
  expectAccented(step);
  element.setAttribute('view', 'rules');
  await until(() => findAll(element, '[part=rule]').length > 5);
  expectAccented(textsIn(element, '[part=rule] p'));
}
