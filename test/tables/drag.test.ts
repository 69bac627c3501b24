import {expect} from 'chai';
import {resetMouse, sendMouse, setViewport} from '@web/test-runner-commands';
import type {CapodamaTable, TableMoveEvent} from '@cartavola/elements';
import {centreOf, emulateTouch, stroke, touches} from '../input.js';
import {momentsOf, tableAt} from './moments.js';
import {find, findAll, hand, told, until} from './table-in-page.js';

const follow = momentsOf(4).find(({phase}) => phase === 'follow')!;

/** A playable card in the hand whose middle isn't covered. */
const playable = (table: CapodamaTable): HTMLElement =>
  findAll(table, '.hand .playable').find((card) => {
    const {x, y} = middleOf(card);
    return card.contains(table.shadowRoot!.elementFromPoint(x, y));
  })!;

/** Position of a card's middle in the window. */
const middleOf = (card: Element): {x: number; y: number} => {
  const {left, top, width, height} = card.getBoundingClientRect();
  return {x: left + width / 2, y: top + height / 2};
};

/** Presses the mouse button on a card and moves the mouse, with the button held down. */
async function drag(table: CapodamaTable, [dx, dy]: readonly [number, number]): Promise<HTMLElement> {
  const card = playable(table);
  const at = centreOf(card);
  const to = [at.x + dx, at.y + dy];
  const moved = new Promise<void>((done) =>
    addEventListener('pointermove', ({clientX, clientY}) => clientX === to[0] && clientY === to[1] && done()),
  );
  await stroke([at.x, at.y], 'down', [at.x + dx / 2, at.y + dy / 2], [at.x + dx, at.y + dy]);
  await moved;
  // The first drag loads the code for dragging.
  await until(() => card.classList.contains('lifted'));
  return card;
}

describe('A dragged card', () => {
  before(() => setViewport({width: 1000, height: 800}));
  afterEach(async () => {
    await resetMouse();
    document.body.replaceChildren();
    document.body.removeAttribute('style');
  });

  it('is not mistaken for a drag of an element that contains the table', async () => {
    const table = await tableAt(follow);
    const around = document.createElement('div');
    around.draggable = true;
    table.before(around);
    around.append(table);
    const cancelled: string[] = [];
    around.addEventListener('pointercancel', ({type}) => cancelled.push(type));
    const played = hand(table).length;
    const moved = told<TableMoveEvent>(table, 'table-move');
    const {x, y} = centreOf(playable(table));
    const middle = centreOf(find(table, '.middle'));
    await stroke([x, y], 'down', [x, y - 20], [middle.x, middle.y], 'up');
    expect((await moved).detail.seat).to.equal(0);
    expect([hand(table).length, cancelled]).to.deep.equal([played - 1, []]);
  });

  for (const style of [
    'zoom: 1.4',
    'zoom: 0.7',
    'transform: scale(0.7); transform-origin: 0 0',
    'scale: 1.2; transform-origin: 0 0',
    'transform: rotate(90deg) scale(0.6)',
    'rotate: 180deg',
    'transform: skewX(10deg) scale(0.8)',
  ])
    it(`stays under the pointer in a page with ${style}`, async () => {
      const table = await tableAt(follow);
      const around = document.createElement('div');
      around.style.cssText = `${style}; inline-size: 600px; block-size: 700px; margin: 40px`;
      table.before(around);
      around.append(table);
      await table.updateComplete;
      find(table, '.hand .playable').scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
      // Move it towards the middle of the table.
      const way = style.includes('90deg') ? ([60, 30] as const) : ([30, -60] as const);
      const start = middleOf(playable(table));
      const card = await drag(table, way);
      const now = middleOf(card);
      // A card in a fan is straightened when it is lifted.
      expect(Math.hypot(now.x - start.x - way[0], now.y - start.y - way[1])).to.be.below(12);
    });

  it('goes back when the right button is pressed, and no menu opens', async () => {
    const table = await tableAt(follow);
    const cards = hand(table);
    const card = await drag(table, [0, -150]);
    expect(card.classList.contains('lifted')).to.equal(true);
    const menus: boolean[] = [];
    addEventListener('contextmenu', (event) => menus.push(event.defaultPrevented), {once: true});
    await sendMouse({type: 'down', button: 'right'});
    await sendMouse({type: 'up', button: 'right'});
    expect(card.classList.contains('lifted')).to.equal(false);
    const {x, y} = middleOf(find(table, '.middle'));
    await stroke([Math.round(x), Math.round(y)], 'up');
    expect(hand(table)).to.deep.equal(cards);
    expect(menus).to.deep.equal([true]);
  });

  for (const [name, end] of Object.entries({
    'the pointer moves without a pressed button': (card: Element, {x, y}: {x: number; y: number}): boolean =>
      card.dispatchEvent(
        new PointerEvent('pointermove', {
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          buttons: 0,
          clientX: x,
          clientY: y - 60,
          bubbles: true,
          composed: true,
        }),
      ),
    'the browser opens a menu': (card: Element): boolean =>
      card.dispatchEvent(new PointerEvent('contextmenu', {pointerType: 'mouse', bubbles: true, composed: true})),
    'the browser opens a menu, in Safari': (card: Element): boolean =>
      card.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, composed: true})),
  }))
    it(`goes back when ${name}`, async () => {
      const table = await tableAt(follow);
      const cards = hand(table);
      const card = await drag(table, [0, -150]);
      end(card, middleOf(card));
      expect(card.classList.contains('lifted')).to.equal(false);
      const {x, y} = middleOf(find(table, '.middle'));
      await stroke([Math.round(x), Math.round(y)], 'up');
      expect(hand(table)).to.deep.equal(cards);
    });

  it('follows a pen after a long press, and is played in the middle', async () => {
    const table = await tableAt(follow);
    const card = playable(table);
    const send = (type: string, {x, y}: {readonly x: number; readonly y: number}): void => {
      const pointer = {pointerId: 1, pointerType: 'pen', isPrimary: true, bubbles: true, composed: true};
      card.dispatchEvent(new PointerEvent(type, {...pointer, buttons: 1, clientX: x, clientY: y}));
    };
    send('pointerdown', centreOf(card));
    await until(() => findAll(table, '.note').length > 0);
    const middle = centreOf(find(table, '.middle'));
    send('pointermove', middle);
    expect(card.matches('.lifted')).to.equal(true);
    const moved = told<TableMoveEvent>(table, 'table-move');
    send('pointerup', middle);
    await moved;
  });

  describe('under a finger', () => {
    before(() => emulateTouch(true));
    after(() => emulateTouch(false));

    /** Sweeps a finger from a card in the hand to the middle of the table, in the given number of milliseconds. */
    async function sweep(table: CapodamaTable, milliseconds: number): Promise<void> {
      const [from, to] = [centreOf(playable(table)), centreOf(find(table, '.middle'))];
      const half = {x: (from.x + to.x) / 2, y: (from.y + to.y) / 2};
      await touches(
        ['touchStart', from],
        ['touchMove', half],
        ['touchMove', to],
        ['touchEnd', undefined, milliseconds],
      );
    }

    it('scrolls the page in a fast sweep, if there is something to scroll', async () => {
      document.body.style.minBlockSize = '3000px';
      const table = await tableAt(follow);
      const cards = hand(table);
      const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, {once: true}));
      await sweep(table, 0);
      await scrolled;
      expect(hand(table)).to.deep.equal(cards);
      scrollTo(0, 0);
    });

    it('follows the finger after a long press, and is played in the middle', async () => {
      document.body.style.minBlockSize = '3000px';
      const table = await tableAt(follow);
      const card = playable(table);
      const [from, to] = [centreOf(card), centreOf(find(table, '.middle'))];
      await touches(['touchStart', from]);
      await until(() => findAll(table, '.note').length > 0);
      await touches(['touchMove', to]);
      await until(() => card.matches('.lifted'));
      expect(findAll(table, '.note')).to.have.lengthOf(0);
      const moved = told<TableMoveEvent>(table, 'table-move');
      await touches(['touchEnd']);
      await moved;
    });

    for (const [what, room, milliseconds] of [
      ['that is slow', '3000px', 400],
      ['in a page without room to scroll', '0', 0],
    ] as const)
      it(`is played by a sweep ${what}`, async () => {
        document.body.style.minBlockSize = room;
        const table = await tableAt(follow);
        table.style.blockSize = '500px';
        const moved = told(table, 'table-move');
        await sweep(table, milliseconds);
        await moved;
      });
  });
});
