import {expect} from 'chai';
import {emulateMedia} from '@web/test-runner-commands';
import {asks} from '@cartavola/lessons';
import {known} from '../../../../test/lessons/learner.js';
import {
  cardIn,
  expectFocusWithin,
  goTo,
  lesson,
  press,
  textOf,
  title,
} from '../../../../test/lessons/lesson-in-page.js';
import {keptBelow} from '../../../../test/unbroken.js';
import {tidyPage} from '../../../../test/rules/explainer-in-page.js';
import {find, findAll, until} from '../../../../test/tables/table-in-page.js';

const print = (isOver = false): boolean => dispatchEvent(new Event(isOver ? 'afterprint' : 'beforeprint'));

/** Prints the lesson. Its print sheet is loaded once the page is idle. */
const printSheet = (element: Element): Promise<void> =>
  until(() => {
    print();
    return element.shadowRoot!.querySelector('.sheet') !== null;
  });

describe('A printed lesson', () => {
  afterEach(tidyPage);

  it('has its exercises with their tables, and the solutions on a separate page', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    const {lesson: all} = await known('capra', 'en');
    const asked = all.steps.filter(({kind}) => asks(kind));
    await printSheet(element);
    await emulateMedia({media: 'print'});
    expect(find(element, '.lesson')).to.equal(null);
    const exercises = findAll(element, '.exercise');
    expect(exercises.map((one) => textOf(one.querySelector('h4')))).to.deep.equal(asked.map((one) => one.title));
    expect(exercises.every((one) => one.querySelector('.felt .card') !== null)).to.equal(true);
    const [, solutions] = findAll(element, '.sheet > ol');
    expect([...solutions!.children].map((one) => textOf(one)).every((text) => /\p{L}|\d/u.test(text))).to.equal(true);
    expect(solutions!.children).to.have.lengthOf(asked.length);
    const between = find(element, '.solutions');
    expect(getComputedStyle(between).breakBefore).to.equal('page');
    expect(exercises.at(-1)!.compareDocumentPosition(between)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    // No exercise is split across pages, and each has room for an answer.
    expect(exercises.every((one) => getComputedStyle(one).breakInside === 'avoid')).to.equal(true);
    expect(exercises.every((one) => one.querySelector('.line, .ticks') !== null)).to.equal(true);
    // There are no controls, and nothing reveals an answer before the solutions page.
    expect(findAll(element, 'button, input').filter((one) => one.checkVisibility())).to.deep.equal([]);
    expect(findAll(element, '.exercise :is(.right, .ringed, .wrong)')).to.deep.equal([]);
    print(true);
  });

  it('keeps its headings with the content that follows', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await printSheet(element);
    await emulateMedia({media: 'print'});
    const headings = findAll(element, '.sheet :is(header, h3:not(.solutions))');
    expect(headings.map((one) => getComputedStyle(one).breakAfter)).to.deep.equal(['avoid', 'avoid']);
    // Firefox ignores break-after.
    const [first] = findAll(element, '.exercise');
    expect(keptBelow(headings[1]!, first!)).to.be.above(first!.getBoundingClientRect().height * 0.8);
    // It moves the header to the next page only together with the heading.
    const [together] = headings.map((one) => one.parentElement!);
    expect(together!.contains(headings[1]!)).to.equal(true);
    expect(getComputedStyle(together!).breakInside).to.equal('avoid');
    print(true);
  });

  it('ends a whole-sentence answer with a single full stop', async () => {
    const {element} = await lesson(
      {game: 'capodama', lang: 'en'},
      `<lesson-step><p>Is it?</p><lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C"></lesson-position>
      <lesson-ask kind="decide"></lesson-ask><lesson-choice value="yes" right>Yes, it is.</lesson-choice>
      <lesson-choice value="no">No.</lesson-choice></lesson-step>`,
    );
    await printSheet(element);
    expect(textOf(find(element, '.answers b'))).to.equal('Yes, it is.');
    print(true);
  });

  it('has two exercises side by side, but one in a narrow article', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await printSheet(element);
    await emulateMedia({media: 'print'});
    const inLine = (): number => {
      const tops = findAll(element, '.exercise').map((one) => one.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    };
    expect(inLine()).to.equal(2);
    element.style.width = '125mm';
    expect(inLine()).to.equal(1);
    const [list, first] = ['.exercises', '.question'].map((one) => find(element, one).getBoundingClientRect());
    expect(first!.right).to.be.closeTo(list!.right, 1);
    print(true);
  });

  it('has the trick and the hand each in one row, within the board and beside the names', async () => {
    const {element} = await lesson({game: 'capra', lang: 'it'});
    await printSheet(element);
    await emulateMedia({media: 'print'});
    const area = (one: Element): DOMRect => one.getBoundingClientRect();
    for (const felt of findAll(element, '.sheet .felt')) {
      const where = textOf(felt.closest('.exercise')!.querySelector('h4'));
      const cards = [...felt.querySelectorAll('.card, .slot')];
      expect(Math.max(...cards.map((card) => area(card).right)), where).to.be.at.most(area(felt).right);
      const single = felt.querySelector('.several') ? [] : [...felt.querySelectorAll('.laid')];
      for (const row of [single, [...felt.querySelectorAll('.hand li')]])
        expect(new Set(row.map((one) => Math.round(area(one).bottom))).size, where).to.be.at.most(1);
      // Cards in a hand are at most 15 mm apart.
      const hand = [...felt.querySelectorAll('.hand li')].map((one) => area(one).left);
      expect(Math.max(0, ...hand.slice(1).map((left, place) => left - hand[place]!)), where).to.be.at.most(57);
      for (const pile of felt.querySelectorAll('.heap:not(.covered)')) {
        // At least 6 mm of each card is visible.
        const at = [...pile.querySelectorAll('.card')].map(area);
        const seen = at
          .slice(1)
          .flatMap(({left, top}, place) => (top === at[place]!.top ? left - at[place]!.left : []));
        expect(Math.min(99, ...seen), where).to.be.at.least(22.5);
      }
      for (const open of felt.querySelectorAll('.open-hand')) {
        const name = area(open.closest('.other')!.querySelector('.name')!);
        expect(area(open.querySelector('.card')!).left, where).to.be.at.least(name.right);
      }
    }
    print(true);
  });

  it('lists several right answers by the language’s rules', async () => {
    const {element} = await lesson({game: 'capodama', lang: 'fr'});
    await printSheet(element);
    expect(find(element, '.answers').textContent).to.contain('As de pique\u202f; neuf de pique\u202f; ');
    print(true);
  });

  it('is black on white in a dark page that prints its background', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en'});
    await printSheet(element);
    await emulateMedia({media: 'print'});
    const {color, backgroundColor} = getComputedStyle(find(element, '.book'));
    expect([color, backgroundColor]).to.deep.equal(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    print(true);
  });

  it('leaves the lesson on screen at the same step with the same choice', async () => {
    const {element, heard} = await lesson({game: 'capra', lang: 'fr'});
    await goTo(element, 'lead-finish');
    await press(element, cardIn(element, 'hand', 'KD'));
    const before = title(element);
    const told = heard.length;
    await printSheet(element);
    expect(title(element)).to.equal('');
    print(true);
    expect(title(element)).to.equal(before);
    expect(cardIn(element, 'hand', 'KD').ariaPressed).to.equal('true');
    expect(heard).to.have.lengthOf(told);
    expectFocusWithin(element, 'after printing');
  });

  it('shows the author’s own paragraphs beside their exercises', async () => {
    const step = (text: string): string =>
      `<lesson-step><p>${text}</p><lesson-position players="4" hand="9C 7H KH AS" trick="AC 8C"></lesson-position>
      <lesson-ask kind="choose" goal="legal"></lesson-ask><lesson-answer>Not that.</lesson-answer></lesson-step>`;
    const {element} = await lesson({game: 'capodama', lang: 'en'}, step('First?') + step('Then?'));
    await printSheet(element);
    await emulateMedia({media: 'print'});
    const shown = [...element.querySelectorAll('p')].map((one) => one.checkVisibility());
    expect(shown).to.deep.equal([true, true]);
    expect(element.querySelector('lesson-answer')!.checkVisibility()).to.equal(false);
    const slots = findAll(element, '.exercise slot') as HTMLSlotElement[];
    expect(slots.map((slot) => textOf(slot.assignedElements()[0]!.querySelector('p')))).to.deep.equal([
      'First?',
      'Then?',
    ]);
    print(true);
  });

  it('prints the rules if the rules are shown', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en', view: 'rules'});
    print();
    expect(find(element, '.sheet')).to.equal(null);
    expect(find(element, '.rules')).to.not.equal(null);
    print(true);
  });

  it('keeps the title with the rules, and each suit’s ranks in one line of a column', async () => {
    const {element} = await lesson({game: 'capra', lang: 'en', view: 'rules'});
    element.style.width = '184mm';
    await emulateMedia({media: 'print'});
    const {breakAfter, breakInside} = getComputedStyle(find(element, '.book header'));
    expect([breakAfter, breakInside]).to.deep.equal(['avoid', 'avoid']);
    const cards = [...find(element, '.rules .figure').querySelectorAll('.card')];
    expect(cards).to.have.lengthOf(9);
    expect(new Set(cards.map((card) => card.getBoundingClientRect().top)).size).to.equal(1);
  });
});
