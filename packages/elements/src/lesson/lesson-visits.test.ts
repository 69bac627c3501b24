import {expect} from 'chai';
import {
  button,
  expectFocusWithin,
  feedback,
  focused,
  goOnFrom,
  lesson,
  next,
  press,
  progressAt,
  title,
  toldOf,
} from '../../../../test/lessons/lesson-in-page.js';
import {keys} from '../../../../test/input.js';
import {tidyPage} from '../../../../test/rules/explainer-in-page.js';
import {find, findAll, until} from '../../../../test/tables/table-in-page.js';
import {settled} from '../../../../test/virtual-clock.js';
import type {RulesExplainer} from '../index.js';

const OUTCOMES = {welcome: 'seen', 'rank-worked': 'seen', 'rank-finish': 'late', 'rank-alone': 'right'} as const;
const LEFT = {...progressAt('trump-worked'), outcomes: OUTCOMES, right: 1, asked: 2};

const back = (element: Element): HTMLElement => find(element, 'button.previous');
const marks = (element: Element): HTMLElement[] => findAll(element, '.skills button');
const namesOf = (some: readonly Element[]): (string | null)[] => some.map((one) => one.ariaLabel);
const idsIn = (element: RulesExplainer): readonly string[] => Object.keys(element.progress!.outcomes);

describe('Steps gone back to', () => {
  afterEach(tidyPage);
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('can be reached with the button “Previous step”, which the first step doesn’t have', async () => {
    const {element, heard} = await lesson({game: 'capra', lang: 'en'});
    expect(back(element)).to.equal(null);
    const first = title(element);
    await press(element, next(element));
    expect(back(element).ariaLabel).to.equal('Previous step');
    await press(element, back(element));
    expect(title(element)).to.equal(first);
    expect(focused(element)!.classList.contains('step-title'), 'the title has the focus').to.equal(true);
    expect(toldOf(heard, 'lesson-stepped').map(({step}) => step)).to.deep.equal(['welcome', 'rank-worked', 'welcome']);
    expect(toldOf(heard, 'lesson-stepped').map(({revisit}) => revisit)).to.deep.equal([undefined, undefined, true]);
    expect(element.progress!.at).to.equal('rank-worked');
    await press(element, next(element));
    expect(find(element, '.resume')).to.equal(null);
  });

  it('can be reached from their marks, which are one tab stop with names and arrow keys', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await goOnFrom(element, LEFT);
    expect(namesOf(marks(element))).to.deep.equal([
      'The table: done',
      'The rank of the cards, step 1 of 3: done',
      'The rank of the cards, step 2 of 3: done',
      'The rank of the cards, step 3 of 3: done',
      'Trumps, step 1 of 3: you are here',
    ]);
    expect(marks(element).filter(({tabIndex}) => tabIndex === 0)).to.have.lengthOf(1);
    marks(element)[0]!.focus();
    await keys('ArrowRight', 'ArrowRight', 'Enter');
    await settled();
    expectFocusWithin(element, 'after a mark');
    expect(focused(element)!.classList.contains('step-title'), 'the title has the focus').to.equal(true);
    expect(title(element)).to.equal('What beats the king of hearts?');
    expect(
      findAll(element, '[aria-current="step"]')
        .map(({ariaLabel}) => ariaLabel)
        .filter(Boolean),
    ).to.deep.equal(['The rank of the cards, step 2 of 3: you are here']);
    expect(marks(element)).to.have.lengthOf(5);
  });

  it('show the answer, and can be answered again without any change to the progress', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await goOnFrom(element, LEFT);
    const before = JSON.stringify(element.progress);
    await press(element, marks(element)[2]!);
    expect(feedback(element)).to.match(/^That is right\./);
    await press(element, button(element, 'Answer again'));
    expect(feedback(element)).to.equal('');
    await press(element, find(element, '.hand button'));
    await press(element, button(element, 'Check'));
    expect(feedback(element)).to.not.match(/^That is right/);
    expect(JSON.stringify(element.progress)).to.equal(before);
    await press(element, button(element, 'Go on where you were'));
    expect(title(element)).to.equal('One suit above the others');
    expect(JSON.stringify(element.progress)).to.equal(before);
  });

  it('can be opened with the attribute, which reflects the property, beside saved progress', async () => {
    const {element} = await lesson(
      {game: 'capra', lang: 'en', step: 'rank-finish'},
      '',
      (one) => (one.progress = LEFT),
    );
    expect([title(element), element.progress!.at]).to.deep.equal(['What beats the king of hearts?', 'trump-worked']);
    element.step = 'welcome';
    await until(() => title(element) === 'Two against two');
    expect(element.getAttribute('step')).to.equal('welcome');
    element.setAttribute('lang', 'fr');
    await until(() => title(element) === 'Deux contre deux');
    expect(element.progress!.at).to.equal('trump-worked');
  });

  it('can be opened by new readers, for whom the lesson then goes on from the start', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en', step: 'several-finish'});
    expect(title(element)).to.equal('You need one more');
    expect(idsIn(element)).to.deep.equal([]);
    await press(element, button(element, 'Go on where you were'));
    expect(title(element)).to.equal('Two against two');
  });

  it('can be opened with a link, for any lesson or one of them', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en', id: 'mine'});
    location.hash = '#cartavola=step&for=mine&id=rank-alone';
    await until(() => title(element) === 'Is it high enough?');
    location.hash = '#cartavola=step&id=points-alone';
    await until(() => title(element) === 'And this trick?');
    location.hash = '#cartavola=step&for=other&id=rank-alone';
    await new Promise((resolve) => addEventListener('hashchange', resolve, {once: true}));
    await settled();
    expect(title(element)).to.equal('And this trick?');
    expect(await element.goTo('nowhere')).to.equal(false);
    expect(await element.goTo('rank-worked')).to.equal(true);
    element.step = 'points-alone';
    await until(() => title(element) === 'And this trick?');
    expect(element.getAttribute('step')).to.equal('points-alone');
  });

  it('fires an error if the lesson doesn’t have the step, and shows the lesson', async () => {
    const {element, heard} = await lesson({game: 'capra', lang: 'en', step: 'nowhere'});
    expect(title(element)).to.equal('Two against two');
    expect(toldOf(heard, 'rules-error')).to.deep.equal([
      {code: 'lesson.absent', path: 'step', message: '"nowhere" is not a step of this lesson.'},
    ]);
  });
});

describe('A worked example that returns', () => {
  afterEach(tidyPage);

  it('has the rule’s title and text, and other cards', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    const returns = [{step: 'trump-finish', form: 1, after: 0}];
    await goOnFrom(element, {...progressAt('trump-worked'), outcomes: OUTCOMES, again: true, returns});
    expect(title(element)).to.equal('The trump suit');
    expect(find(element, '.step-text .text').textContent).to.match(
      /Turn up one of the cards in the middle of the stock/,
    );
  });
});
