import {expect} from 'chai';
import '@cartavola/elements/define/cartavola-settings.js';
import {emulateMedia, setViewport} from '@web/test-runner-commands';
import {tidyPage} from '../rules/explainer-in-page.js';
import {find, findAll, until} from '../tables/table-in-page.js';
import {CAPODAMA, FOLLOW, WORDS} from './authored-steps.js';
import {cardIn, lesson, next, press, textOf} from './lesson-in-page.js';

describe('The appearance of an author’s lesson', () => {
  before(() => emulateMedia({reducedMotion: 'reduce'}));
  after(() => emulateMedia({reducedMotion: 'no-preference'}));
  beforeEach(() => setViewport({width: 1366, height: 650}));
  afterEach(tidyPage);

  it('shows the skill of the step, or its number if it has none', async () => {
    const plain = FOLLOW.replace(' skill="follow"', '');
    const place = (page: {readonly element: Element}): string =>
      textOf(find(page.element, '.place')).replace('Capodama ', '');
    const bare = await lesson(CAPODAMA, WORDS.replace(' skill="words"', '') + plain);
    expect(place(bare)).to.equal('Étape 1 sur 2');
    await press(bare.element, next(bare.element));
    expect(place(bare)).to.equal('Étape 2 sur 2');
    bare.element.remove();
    const named = await lesson(CAPODAMA, WORDS + FOLLOW + FOLLOW);
    expect(place(named)).to.equal('words');
    await press(named.element, next(named.element));
    expect(place(named)).to.equal('follow, étape 1 sur 2');
  });

  it('gives the cards the space that a picture took up in the previous step', async () => {
    const {element} = await lesson(
      {game: 'capra', lang: 'en'},
      `<lesson-step id="pictured"><div class="tall" style="block-size: 640px">A picture</div><p>Look.</p>
        <lesson-position hand="AD 9S 7H TH" trump="H"></lesson-position></lesson-step>
      <lesson-step id="bare"><p>Order them.</p>
        <lesson-position hand="KD AS JC TC" trump="D"></lesson-position>
        <lesson-ask kind="order" goal="points"></lesson-ask></lesson-step>`,
    );
    const width = (): number => find(element, '.hand .card').getBoundingClientRect().width;
    await press(element, next(element));
    await until(() => width() > 100);
    const tall = document.createElement('div');
    tall.style.blockSize = '640px';
    element.querySelector('#bare p')!.append(tall);
    await until(() => width() < 70);
  });

  it('shows how to play a chosen card, even below the page’s header', async () => {
    const head = document.createElement('div');
    head.style.blockSize = '160px';
    document.body.prepend(head);
    const {element} = await lesson(
      {game: 'capra', lang: 'en'},
      `<lesson-step id="first"><p>Read.</p></lesson-step><lesson-step><p>${'What do you do? '.repeat(2)}</p>
        <lesson-position hand="AD 9S 7H TH" trick="3:KD" trump="H"></lesson-position>
        <lesson-ask kind="play" goal="wins"></lesson-ask></lesson-step>`,
    );
    await press(element, next(element));
    await until(() => find(element, '.hand .card') !== null);
    scrollTo(0, 0);
    await press(element, cardIn(element, 'hand', 'AD'));
    await until(() => find(element, '.felt > .actions') !== null);
    const [ways, foot] = ['.felt > .actions', '.lesson-foot'].map((one) => find(element, one).getBoundingClientRect());
    expect(ways!.bottom).to.be.at.most(foot!.top + 1);
    // A wrong card goes back when a different one is chosen.
    await press(element, cardIn(element, 'hand', 'AD'));
    await press(element, cardIn(element, 'hand', '9S'));
    await press(
      element,
      findAll(element, '.felt > .actions button').find((one) => /fold/i.test(one.textContent))!,
    );
    await until(() => find(element, '.feedback').textContent.trim() !== '');
    await press(element, cardIn(element, 'hand', 'AD'));
    expect(findAll(element, '.hand [aria-pressed="true"]').map((one) => one.dataset['card'])).to.deep.equal(['AD']);
    head.remove();
  });

  it('uses cards with the author’s names, whatever deck the reader prefers', async () => {
    const settings = document.createElement('cartavola-settings');
    try {
      settings.choose('deck', 'italian');
      const suits = ({element}: {readonly element: Element}): string =>
        [...new Set(findAll(element, '.card svg').flatMap(({classList}) => [...classList]))]
          .filter((name) => name.startsWith('cv-'))
          .sort()
          .join(' ');
      const own = await lesson(
        {game: 'scopa', lang: 'en'},
        '<lesson-step><p>Look.</p><lesson-position hand="KC 7H 2S" table="4D"></lesson-position></lesson-step>',
      );
      await until(() => suits(own) !== '');
      expect(suits(own)).to.equal('cv-clubs cv-diamonds cv-hearts cv-spades');
      own.element.remove();
      const built = await lesson({game: 'scopa', lang: 'en'});
      await until(() => /^cv-(?:batons|coins|cups|swords)/.test(suits(built)));
    } finally {
      settings.forget();
    }
  });
});
