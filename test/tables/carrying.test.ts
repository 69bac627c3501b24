import {expect} from 'chai';
import {resetMouse, sendKeys, sendMouse, setViewport} from '@web/test-runner-commands';
import type {CapodamaTable, TableMoveEvent, TableRefuseEvent} from '@cartavola/elements';
import {emulateFeatures, stroke} from '../input.js';
import {mouse, pointOf, rendered} from '../journeys/hands.js';
import {announced} from './heard.js';
import {momentsOf, tableAt} from './moments.js';
import {find, findAll, hand, told, until} from './table-in-page.js';
import {settled} from '../virtual-clock.js';

/** A trick to which the reader may play some cards but not others. */
const follow = momentsOf(4).find(({phase}) => phase === 'follow')!;

/** A card's box relative to the felt, in whole pixels and regardless of scrolling. */
function box(card: HTMLElement): string {
  const felt = card.closest('.table')!.getBoundingClientRect();
  const {left, top, width, height} = card.getBoundingClientRect();
  return [left - felt.left, top - felt.top, width, height].map(Math.round).join(' ');
}
const note = (element: CapodamaTable): string => find(element, '.note')?.textContent.trim().replace(/\s+/g, ' ') ?? '';

/** Picks up a card with the mouse and moves it over an element without dropping it. */
async function carry(card: HTMLElement, over: HTMLElement): Promise<void> {
  const there = await pointOf(over);
  await sendMouse({type: 'move', position: await pointOf(card)});
  await stroke('down', there);
  await until(() => card.matches('.lifted, .unplayable'));
}

/** Collects the table's move events. */
function moves(element: CapodamaTable): string[] {
  const heard: string[] = [];
  for (const type of ['table-request', 'table-move', 'table-refuse']) {
    element.addEventListener(type, () => heard.push(type));
  }
  return heard;
}

describe('A card dragged by mouse', () => {
  let element: CapodamaTable;
  let heard: string[];
  let playable: HTMLElement;
  let unplayable: HTMLElement;

  beforeEach(async () => {
    await setViewport({width: 1000, height: 900});
    await emulateFeatures({'prefers-reduced-motion': 'reduce'});
    element = await tableAt(follow);
    heard = moves(element);
    playable = find(element, '.hand .playable');
    unplayable = find(element, '.hand .unplayable');
    await rendered(playable);
  });
  afterEach(async () => {
    await resetMouse();
    document.body.replaceChildren();
    await emulateFeatures();
    await setViewport({width: 1000, height: 800});
  });

  /** Checks that the card is back at its original place and size, and that a tap plays it. */
  async function expectBack(before: string): Promise<void> {
    expect(heard).to.deep.equal([]);
    expect(findAll(element, '.lifted, .dropping, .over')).to.have.lengthOf(0);
    await sendMouse({type: 'move', position: [1, 1]});
    expect(box(playable)).to.equal(before);
    const moved = told<TableMoveEvent>(element, 'table-move');
    await mouse.use(playable);
    expect((await moved).detail.seat).to.equal(0);
    expect(hand(element)).not.to.include(playable.dataset['card']);
  }

  it('is played when it is dropped in the middle', async () => {
    const cards = hand(element);
    await carry(playable, find(element, '.trick'));
    expect(playable.classList.contains('lifted')).to.equal(true);
    const moved = told<TableMoveEvent>(element, 'table-move');
    await sendMouse({type: 'up'});
    expect((await moved).detail.seat).to.equal(0);
    expect(hand(element)).to.deep.equal(cards.slice(1));
    expect(heard.filter((type) => type === 'table-request')).to.have.lengthOf(1);
  });

  it('goes back when it is dropped elsewhere, and can then be tapped', async () => {
    const before = box(playable);
    await carry(playable, find(element, '.title'));
    expect(playable.classList.contains('lifted')).to.equal(true);
    await sendMouse({type: 'up'});
    await expectBack(before);
  });

  it('goes back on Escape, wherever it is dropped, and can then be tapped', async () => {
    const before = box(playable);
    await carry(playable, find(element, '.trick'));
    await sendKeys({press: 'Escape'});
    await sendMouse({type: 'up'});
    await expectBack(before);
  });

  it('goes back when the browser takes over the gesture, and can then be tapped', async () => {
    const before = box(playable);
    await carry(playable, find(element, '.trick'));
    playable.dispatchEvent(new PointerEvent('pointercancel', {bubbles: true, composed: true}));
    await sendMouse({type: 'up'});
    await expectBack(before);
  });

  it('is tapped, not dragged, when it moves less than 8 pixels', async () => {
    const [x, y] = await pointOf(playable);
    await sendMouse({type: 'move', position: [x, y]});
    const moved = told(element, 'table-move');
    await stroke('down', [x + 5, y - 5], 'up');
    await moved;
  });

  it('cannot be dragged if it may not be played, but a tap shows why', async () => {
    const before = hand(element);
    await carry(unplayable, find(element, '.trick'));
    expect(findAll(element, '.lifted')).to.have.lengthOf(0);
    await sendMouse({type: 'up'});
    expect(heard).to.deep.equal([]);
    const refused = told<TableRefuseEvent>(element, 'table-refuse');
    await mouse.use(unplayable);
    expect((await refused).detail.refusal.rule).to.equal('capodama.follow');
    await element.updateComplete;
    expect(note(element)).to.contain('Diamonds led: follow suit, or play a trump');
    expect(hand(element)).to.deep.equal(before);
  });

  it('shows its name and value on a long press, and is not played', async () => {
    const before = hand(element);
    await sendMouse({type: 'move', position: await pointOf(playable)});
    await sendMouse({type: 'down'});
    await until(() => note(element) !== '');
    await sendMouse({type: 'up'});
    expect(note(element)).to.equal('Ace of hearts11 points; a trump');
    expect(heard).to.deep.equal([]);
    expect(hand(element)).to.deep.equal(before);
  });

  it('is lifted by a move after a long press, which hides its value, and is played', async () => {
    const before = hand(element);
    await sendMouse({type: 'move', position: await pointOf(playable)});
    await sendMouse({type: 'down'});
    await until(() => note(element) !== '');
    await sendMouse({type: 'move', position: await pointOf(find(element, '.trick'))});
    await element.updateComplete;
    expect([note(element), playable.matches('.lifted')]).to.deep.equal(['', true]);
    const moved = told<TableMoveEvent>(element, 'table-move');
    await sendMouse({type: 'up'});
    await moved;
    expect(hand(element)).to.deep.equal(before.slice(1));
  });

  it('follows the mouse after a long press however slowly it moves, and goes back when it is dropped elsewhere', async () => {
    const before = box(playable);
    const [x, y] = await pointOf(playable);
    await sendMouse({type: 'move', position: [x, y]});
    await sendMouse({type: 'down'});
    await until(() => note(element) !== '');
    for (let way = 1; way <= 12; way++) {
      await sendMouse({type: 'move', position: [x, y - way]});
      expect(playable.matches('.lifted'), `${way} px`).to.equal(way >= 8);
    }
    await sendMouse({type: 'move', position: await pointOf(find(element, '.title'))});
    await sendMouse({type: 'up'});
    await expectBack(before);
  });

  it('keeps showing its value after a long press that moves less than 8 pixels', async () => {
    const [x, y] = await pointOf(playable);
    await sendMouse({type: 'move', position: [x, y]});
    await sendMouse({type: 'down'});
    await until(() => note(element) !== '');
    await stroke([x + 5, y - 5], 'up');
    expect([note(element), heard]).to.deep.equal(['Ace of hearts11 points; a trump', []]);
  });

  it('keeps showing its value after a long press if it may not be played', async () => {
    await sendMouse({type: 'move', position: await pointOf(unplayable)});
    await sendMouse({type: 'down'});
    await until(() => note(element) !== '');
    const middle = await pointOf(find(element, '.trick'));
    await stroke([...middle], 'up');
    expect([note(element), findAll(element, '.lifted').length, heard]).to.deep.equal(['Ace of spades11 points', 0, []]);
  });

  it('shows its name and value when the I key is pressed while it has focus', async () => {
    await sendMouse({type: 'click', position: await pointOf(unplayable)});
    const focused = element.shadowRoot!.activeElement as HTMLElement;
    expect(focused.dataset['card']).to.equal(unplayable.dataset['card']);
    heard.length = 0;
    await sendKeys({press: 'i'});
    await element.updateComplete;
    expect(note(element)).to.equal('Ace of spades11 points');
    await sendKeys({press: 'End'});
    await sendKeys({press: 'i'});
    await element.updateComplete;
    expect(note(element)).to.equal('Nine of diamondsNo points');
    expect(heard).to.deep.equal([]);
  });

  it('is announced again when the I key is pressed again', async () => {
    await settled();
    playable.focus();
    const before = announced(element).length;
    for (let times = 0; times < 2; times++) {
      await sendKeys({press: 'i'});
      await settled();
    }
    const spoken = announced(element).slice(before);
    expect(spoken).to.have.lengthOf(2);
    for (const text of spoken) expect(text).to.match(/^Ace of hearts\. 11\spoints; a trump\.$/);
  });

  it('shows its name and value when it is in the trick and is clicked', async () => {
    await mouse.use(find(element, '.trick .card'));
    await element.updateComplete;
    expect(note(element)).to.equal('King of diamonds8 points, already doubled');
    expect(heard).to.deep.equal([]);
  });
});
