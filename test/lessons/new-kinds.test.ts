import {expect} from 'chai';
import {setViewport} from '@web/test-runner-commands';
import type {RulesExplainer} from '@cartavola/elements';
import {tidyPage} from '../rules/explainer-in-page.js';
import {find, findAll, until} from '../tables/table-in-page.js';
import {button, cardIn, feedback, lesson, next, press, primary, textOf, toldOf, type Heard} from './lesson-in-page.js';

/** Opens the lesson in one of the authors' pages. */
async function opened(page: string): Promise<{element: RulesExplainer; heard: Heard[]}> {
  const text = await (await fetch(`/test/pages/lessons/${page}.html`)).text();
  const written = new DOMParser().parseFromString(text, 'text/html').querySelector('rules-explainer')!;
  const attributes = Object.fromEntries([...written.attributes].map(({name, value}) => [name, value]));
  return lesson({lang: 'en', ...attributes}, written.innerHTML);
}

const candidate = (element: Element, text: string): HTMLElement =>
  findAll(element, '.candidates button').find((one) => textOf(one).endsWith(text))!;

async function pick(element: RulesExplainer, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await press(element, candidate(element, text));
  await press(element, primary(element));
}

async function count(element: RulesExplainer, number: number): Promise<void> {
  const field = find(element, '.number-answer input') as HTMLInputElement;
  field.value = String(number);
  field.dispatchEvent(new Event('input'));
  await element.updateComplete;
  await press(element, primary(element));
}

const rightsOf = (heard: readonly Heard[]): unknown[] => toldOf(heard, 'lesson-answered').map(({right}) => right);

describe('An author’s lesson asks', () => {
  afterEach(tidyPage);

  it('for a count, for a choice, and for an order', async () => {
    const {element, heard} = await opened('deciding');
    await count(element, 1);
    expect(feedback(element)).to.contain('You hold the queen of hearts yourself.');
    await count(element, 0);
    await press(element, next(element));
    await count(element, 6);
    await press(element, next(element));
    await pick(element, 'Yes.');
    expect(feedback(element)).to.contain('Spades count twice');
    await pick(element, 'No, I must go on.');
    await press(element, next(element));
    await pick(element, 'queen of hearts', 'ace of hearts', 'seven of hearts');
    expect(feedback(element)).to.not.contain('right.');
    for (const one of findAll(element, '.candidates button[aria-pressed="true"]')) await press(element, one);
    await pick(element, 'ace of hearts', 'seven of hearts', 'queen of hearts');
    expect(toldOf(heard, 'rules-error')).to.deep.equal([]);
    expect(rightsOf(heard)).to.deep.equal([false, true, true, false, true, false, true]);
  });

  it('about a recorded deal, which the reader watches, then continues with the others’ recorded moves', async () => {
    const {element, heard} = await opened('recorded');
    await press(element, button(element, 'Watch'));
    await until(() => feedback(element).includes('The highest trump of all.'));
    expect(findAll(element, '.trick .card')).to.have.lengthOf(1);
    await press(element, button(element, 'Next move'));
    // The page's own text replaces that of the record.
    await until(() => feedback(element).includes('A trump on a trump'));
    await press(element, button(element, 'Next move'));
    await until(() => next(element) !== null);
    await press(element, next(element));

    await pick(element, 'Inez');
    expect(feedback(element)).to.not.contain('That is right.');
    await pick(element, 'Hugo');
    await press(element, next(element));

    await count(element, 3);
    await press(element, next(element));

    expect(findAll(element, '.hand button')).to.have.lengthOf(5);
    await press(element, cardIn(element, 'hand', 'AS'));
    expect(feedback(element)).to.contain('Clubs count twice here.');
    await press(element, cardIn(element, 'hand', 'AC'));
    await until(() => findAll(element, '.hand button').length === 4);
    await until(() => feedback(element).includes('You take'));
    expect(feedback(element)).to.contain('That is right.');
    await press(element, cardIn(element, 'hand', 'KS'));
    expect(feedback(element)).to.not.contain('That is right.');
    await press(element, cardIn(element, 'hand', 'AS'));
    await until(() => feedback(element).includes('As it was played.'));
    expect(toldOf(heard, 'rules-error')).to.deep.equal([]);
    expect(rightsOf(heard)).to.deep.equal([false, true, true, false, true, false, true]);
  });

  it('nothing in a deal with comments and a finished trick, then for a card in that trick, and for two tricks', async () => {
    const {element, heard} = await opened('table');
    expect(feedback(element)).to.equal('Inez leads.');
    await press(element, button(element, 'Watch'));
    await until(() => feedback(element).includes('A trump, though clubs are led'));
    expect(findAll(element, '.trick .card')).to.have.lengthOf(2);
    await press(element, button(element, 'Next move'));
    await until(() => feedback(element).includes('And a higher one.'));
    await press(element, button(element, 'Next move'));
    await until(() => feedback(element).includes('So Hugo has it.'));
    await press(element, next(element));

    expect(findAll(element, '.trick .card')).to.have.lengthOf(4);
    expect(findAll(element, '.trick .ringed').map(({dataset}) => dataset['card'])).to.deep.equal(['7H']);
    expect(feedback(element)).to.contain('Hugo takes');
    await press(element, next(element));

    await press(element, cardIn(element, 'middle', 'KH'));
    await press(element, primary(element));
    expect(feedback(element)).to.contain('The king of hearts is not a trump.');
    await press(element, cardIn(element, 'middle', 'KH'));
    await press(element, cardIn(element, 'middle', 'QH'));
    await press(element, primary(element));
    await press(element, next(element));

    await press(element, cardIn(element, 'hand', '9S'));
    expect(feedback(element)).to.contain('The ace first');
    await press(element, cardIn(element, 'hand', 'AC'));
    expect(feedback(element)).to.contain('That is right.');
    await until(() => feedback(element).includes('You take'));
    expect(findAll(element, '.hand button')).to.have.lengthOf(1);
    await press(element, cardIn(element, 'hand', '9S'));
    await until(() => feedback(element).includes('Both are yours.'));
    expect(toldOf(heard, 'rules-error')).to.deep.equal([]);
    expect(rightsOf(heard)).to.deep.equal([false, true, false, true, true]);
  });

  for (const [width, height] of [
    [390, 664],
    [1366, 650],
  ] as const)
    it(`with its text in view below the page’s header, at ${width} × ${height}`, async () => {
      await setViewport({width, height});
      const heading = document.createElement('h1');
      heading.style.cssText = 'margin: 0; block-size: 90px';
      document.body.append(heading);
      const {element} = await opened('recorded');
      expect(scrollY, 'nothing scrolls by itself').to.equal(0);
      await press(element, button(element, 'Watch'));
      await until(() => feedback(element).includes('The highest trump of all.'));
      const bottom = find(element, '.feedback').getBoundingClientRect().bottom;
      expect(bottom).to.be.at.most(find(element, '.lesson-foot').getBoundingClientRect().top + 1);
      heading.remove();
    });

  it('for seats, for cards in a pile, and for choices in order', async () => {
    const {element, heard} = await opened('seats');
    await press(element, findAll(element, '.candidates button')[2]!);
    await press(element, primary(element));
    expect(feedback(element)).to.contain('compagno');
    for (const place of [2, 1, 3]) await press(element, findAll(element, '.candidates button')[place]!);
    await press(element, primary(element));
    await press(element, next(element));
    for (const code of ['KD', 'QS']) {
      const taken = findAll(element, '.heaps button').find(({dataset}) => dataset['card'] === code)!;
      await press(element, taken);
    }
    await press(element, primary(element));
    await press(element, next(element));
    await count(element, 7);
    await press(element, next(element));
    await pick(element, 'attacca.', 'scartano.', 'prende.', 'mazzo.');
    expect(toldOf(heard, 'rules-error')).to.deep.equal([]);
    expect(rightsOf(heard)).to.deep.equal([false, true, true, true, true]);
  });
});
