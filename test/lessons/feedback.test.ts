import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import {formatCard} from '@cartavola/engine';
import {keys} from '../input.js';
import {tidyPage} from '../rules/explainer-in-page.js';
import {find, findAll, until} from '../tables/table-in-page.js';
import {give, known, rightAnswer} from './learner.js';
import {
  button,
  cardIn,
  feedback,
  focused,
  goOnFrom,
  goTo,
  lesson,
  next,
  press,
  primary,
  progressAt,
  reach,
  textOf,
  title,
} from './lesson-in-page.js';

describe('The feedback of a lesson', () => {
  afterEach(tidyPage);

  it('marks chosen and wrong cards, and points to the card in its text', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await goTo(element, 'rank-finish');
    const sign = (code: string): string => textOf(cardIn(element, 'hand', code).querySelector('.badge-sign'));
    await press(element, cardIn(element, 'hand', 'TH'), 'Space');
    await press(element, cardIn(element, 'hand', 'QH'), 'Space');
    expect([sign('TH'), sign('QH'), sign('AH')]).to.deep.equal(['●', '●', '']);
    await press(element, primary(element));
    expect([sign('TH'), sign('QH')]).to.deep.equal(['●', '✕']);
    const bubble = find(element, '.bubble-text').getBoundingClientRect();
    const card = cardIn(element, 'hand', 'QH').getBoundingClientRect();
    const pointer = parseFloat(find(element, '.bubble-text').style.getPropertyValue('--pointer'));
    expect(bubble.left + pointer).to.be.closeTo(card.left + card.width / 2, 1);
    expect(feedback(element)).to.contain('queen of hearts').and.not.contain('ace of hearts');
  });

  it('points to nothing if it mentions no card, and first gives only the number of missing cards', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await goTo(element, 'rank-finish');
    await press(element, cardIn(element, 'hand', 'TH'), 'Space');
    await press(element, primary(element));
    expect(find(element, '.at-card')).to.equal(null);
    expect(feedback(element)).to.contain('1 card is missing').and.not.contain('ace');
    await press(element, primary(element));
    expect(feedback(element)).to.contain('ace of hearts');
  });

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    it(`plays out a wrong move on the board, with the winner and points (motion: ${reducedMotion})`, async () => {
      await emulateMedia({reducedMotion});
      const all = await known('capodama', 'en');
      const {element} = await lesson({game: 'capodama', lang: 'en'});
      await goTo(element, 'trumps-alone');
      const question = all.question(all.lesson.steps.find(({id}) => id === 'trumps-alone')!)!;
      const move = question.exercise.view.moves.find((one) => !question.right.includes(one))!;
      await give(element, question, {kind: 'play', move});
      await press(element, button(element, 'See what would happen'));
      await until(() => /Hugo takes 4\scards, worth 9\spoints/.test(feedback(element)));
      const laid = findAll(element, '.trick [data-card]').map(({dataset}) => dataset['card']!.split('.')[0]);
      expect(laid).to.deep.equal(['KH', '8H', 'JH', formatCard(move.card!)]);
      expect(findAll(element, '.trick .ringed').map(({dataset}) => dataset['card'])).to.deep.equal(['JH']);
      await press(element, button(element, 'Back to the question'));
      expect(findAll(element, '.hand [aria-pressed="true"]')).to.deep.equal([]);
      expect(feedback(element)).to.equal('');
      await emulateMedia({reducedMotion: 'no-preference'});
    });
  }

  it('does not offer a preview of a move without a visible result', async () => {
    const {element} = await lesson({game: 'capodama', lang: 'en'});
    await goTo(element, 'exchange-alone');
    await press(element, cardIn(element, 'hand', '8C'), 'Space');
    if (find(element, '.actions .primary')) await press(element, primary(element));
    expect(feedback(element)).to.contain('play alone');
    expect(button(element, 'See what would happen')).to.equal(undefined);
  });

  it('does not mention other rules in a lesson', async () => {
    const all = await known('scopa', 'en');
    const {element} = await lesson({game: 'scopa', lang: 'en'});
    for (const id of ['values-finish', 'trail-finish']) {
      await goTo(element, id);
      const question = all.question(all.lesson.steps.find((step) => step.id === id)!)!;
      await give(element, question, rightAnswer(question));
      expect(find(element, '.badge')).to.equal(null);
      expect(textOf(find(element, '.lesson'))).to.not.contain('Elsewhere');
    }
  });
});

describe('The end of a lesson', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  it('lists hard and learned rules, and offers another deal', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    const {at: _at, ...progress} = progressAt('');
    await goOnFrom(element, {
      ...progress,
      outcomes: {'rank-finish': 'late', 'trump-finish': 'right'},
      right: 1,
      asked: 2,
    });
    const rules = (name: string): string[] => findAll(element, `.${name}-rules button`).map(textOf);
    expect(title(element)).to.equal('The end of the lesson');
    expect(rules('hard')).to.have.lengthOf(1);
    expect(rules('learned')).to.have.lengthOf(2);
    expect(textOf(find(element, '.end'))).to.contain('three questions about what was hard');
    expect(textOf(find(element, '.end .deal button'))).to.equal('Play another deal');
  });

  it('says that the reader knows the rules if nothing was hard, however much was skipped', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    const {at: _at, ...progress} = progressAt('');
    await goOnFrom(element, {
      ...progress,
      outcomes: {'trump-finish': 'right', 'fold-finish': 'skipped'},
      right: 1,
      asked: 1,
    });
    expect(title(element)).to.equal('You know the rules');
    expect(find(element, '.hard-rules')).to.equal(null);
  });
});

describe('A missed question', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  afterEach(tidyPage);

  it('comes back with different cards and its own text, and reports the progress to the page', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    const standings: HTMLElementEventMap['lesson-progress']['detail'][] = [];
    element.addEventListener('lesson-progress', ({detail}) => standings.push(detail));
    await goOnFrom(element, {
      ...progressAt('rank-finish'),
      again: true,
      returns: [{step: 'rank-finish', form: 1, after: 0}],
      outcomes: {'rank-finish': 'late'},
    });
    expect(title(element)).to.equal('Which of your cards beat what’s on the table?');
    expect(textOf(find(element, '.text'))).to.match(/^The same rule again, with other cards\./);
    expect(textOf(find(element, '.place'))).to.contain('once more');
    await goTo(element, 'rank-alone');
    await press(element, cardIn(element, 'hand', 'AD'), 'Space');
    await press(element, primary(element));
    await press(element, next(element));
    await until(() => standings.length > 0);
    const [{game, skills}] = standings as [(typeof standings)[0]];
    expect([game, skills['rank']!.held]).to.deep.equal(['capra', true]);
    expect(skills['rank']!.shown).to.match(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe('The cards of a question', () => {
  afterEach(tidyPage);

  it('are a single tab stop: the card last reached with the arrow keys', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await goTo(element, 'rank-finish');
    const [first, second] = findAll(element, '.hand button');
    await reach(element, first!);
    await keys('ArrowRight', 'Tab', 'Shift+Tab');
    expect(focused(element) === second).to.equal(true);
  });
});
