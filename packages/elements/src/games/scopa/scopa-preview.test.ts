import {expect} from 'chai';
import {resetMouse, sendKeys, sendMouse} from '@web/test-runner-commands';
import {emulateFeatures, stroke, touches} from '../../../../../test/input.js';
import {pointOf} from '../../../../../test/journeys/hands.js';
import {announced} from '../../../../../test/tables/heard.js';
import {cardIn, packOf, recordOf, scopaTable} from '../../../../../test/tables/scopa-in-page.js';
import {find, findAll, hand, told, until} from '../../../../../test/tables/table-in-page.js';
import {goOn, settled, stopTime} from '../../../../../test/virtual-clock.js';
import type {ScopaTable} from './scopa-table.js';

/** The seven can take four and three, or five and two; the four takes the four; the ace takes nothing. */
const PACK = packOf({hand: '7S AH 4D', other: '6S 6H 6D', table: '4H 3D 5D 2C'});

const at = (attributes = {}, dealer = 1): Promise<ScopaTable> =>
  scopaTable(
    {speed: 'slow', ...attributes},
    {record: recordOf({dealer, pack: PACK, moves: []}), until: dealer === 1 ? 'table-turn' : 'table-ready'},
  );

/** Outlined table cards by class: those in one of several sets, and those in the only set. */
const outlined = (element: Element): {could: string[]; would: string[]} => {
  const keys = (look: string): string[] =>
    findAll(element, `.spread .${look}`)
      .map((card) => card.dataset['card']!)
      .sort();
  return {could: keys('could'), would: keys('would')};
};
const NONE = {could: [], would: []};
const ONE = {could: [], would: ['4H']};
const SETS = {could: ['2C', '3D', '4H', '5D'], would: []};

const boxes = (element: Element): string =>
  findAll(element, '.spread .card, .hand li, .question, .own')
    .map((one) => Object.values(one.getBoundingClientRect().toJSON() as object).join())
    .join(' ');

async function point(card: HTMLElement): Promise<void> {
  await sendMouse({type: 'move', position: await pointOf(card)});
}

describe('The preview of a capture in Scopa', () => {
  afterEach(async () => {
    await resetMouse();
    document.body.replaceChildren();
    await emulateFeatures();
  });

  for (const motion of ['no-preference', 'reduce']) {
    it(`is outlined on hover, and nothing shifts: motion ${motion}`, async () => {
      await emulateFeatures({'prefers-reduced-motion': motion});
      const element = await at();
      await pointOf(cardIn(element, 'AH'));
      const before = boxes(element);
      for (const [card, expected] of [
        ['AH', NONE],
        ['4D', ONE],
        ['7S', SETS],
      ] as const) {
        await point(cardIn(element, card));
        await element.updateComplete;
        expect(outlined(element), card).to.deep.equal(expected);
        expect(boxes(element), card).to.equal(before);
      }
      await sendMouse({type: 'move', position: [1, 1]});
      await element.updateComplete;
      expect(outlined(element)).to.deep.equal(NONE);
      expect(findAll(element, '.choice, .sum, .note')).to.deep.equal([]);
    });
  }

  it('is outlined while the card is dragged, until it is dropped', async () => {
    const element = await at();
    const card = cardIn(element, '4D');
    const [x, y] = await pointOf(find(element, '.spread .card'));
    await point(card);
    await stroke('down', [x, y]);
    await until(() => card.matches('.lifted'));
    // From the next pointer event on, the card has captured the pointer.
    await sendMouse({type: 'move', position: [x + 2, y]});
    await element.updateComplete;
    expect(outlined(element)).to.deep.equal(ONE);
    await sendMouse({type: 'move', position: [1, 1]});
    expect(outlined(element)).to.deep.equal(ONE);
    await sendMouse({type: 'up'});
    await until(() => outlined(element).would.length === 0);
    expect(hand(element)).to.have.lengthOf(3);
  });

  it('is outlined while a finger presses the card', async () => {
    const element = await at();
    const [x, y] = await pointOf(cardIn(element, '7S'));
    await touches(['touchStart', {x, y}]);
    await until(() => outlined(element).could.length > 0);
    expect(outlined(element)).to.deep.equal(SETS);
    await touches(['touchEnd']);
  });

  it('is outlined while a finger drags the card', async () => {
    const element = await at();
    const [x, y] = await pointOf(cardIn(element, '7S'));
    await touches(['touchStart', {x, y}], ['touchMove', {x: x + 20, y: y + 20}]);
    await until(() => cardIn(element, '7S').matches('.lifted'));
    expect(outlined(element)).to.deep.equal(SETS);
    await touches(['touchEnd']);
    await until(() => outlined(element).could.length === 0);
    expect(hand(element)).to.have.lengthOf(3);
  });

  for (const [lang, one, sets] of [
    ['en', 'Takes the four.', 'Takes the four and the three; or the five and the two.'],
    ['fr', 'Prend le quatre.', 'Prend le quatre et le trois\u202f; ou le cinq et le deux.'],
    ['it', 'Prende il quattro.', 'Prende il quattro e il tre; o il cinque e il due.'],
  ] as const) {
    it(`is outlined and described on focus, but not announced: ${lang}`, async () => {
      const element = await at({lang});
      const described = (code: string): string | null => cardIn(element, code).getAttribute('aria-description');
      expect(['4D', '7S', 'AH'].map(described)).to.deep.equal([one, sets, null]);
      while (!element.shadowRoot!.activeElement?.closest('.hand')) await sendKeys({press: 'Tab'});
      for (const expected of [NONE, ONE, SETS]) {
        await element.updateComplete;
        expect(outlined(element)).to.deep.equal(expected);
        await sendKeys({press: 'ArrowRight'});
      }
      await settled();
      expect(announced(element).filter((text) => text.includes(one) || text.includes(sets))).to.deep.equal([]);
    });
  }

  it('is replaced with that of a selected card', async () => {
    const element = await at();
    cardIn(element, '7S').click();
    await point(cardIn(element, '4D'));
    await element.updateComplete;
    expect(outlined(element)).to.deep.equal(SETS);
  });

  it('is not shown while it is another player’s turn', async () => {
    const element = await at({}, 0);
    stopTime();
    const mine = findAll(element, '.hand .card');
    const turn = told(element, 'table-turn');
    for (const card of mine) {
      await point(card);
      await element.updateComplete;
      expect(element.scene?.actor).to.equal(undefined);
      expect(outlined(element)).to.deep.equal(NONE);
      expect(card.hasAttribute('aria-description')).to.equal(false);
    }
    goOn();
    await turn;
  });
});
