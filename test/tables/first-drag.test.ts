import {expect} from 'chai';
import type {TableMoveEvent} from '@cartavola/elements';
import {momentsOf, tableAt} from './moments.js';
import {find, hand, told} from './table-in-page.js';

const follow = momentsOf(4).find(({phase}) => phase === 'follow')!;

describe('The first card dragged in a page', () => {
  afterEach(() => document.body.replaceChildren());

  it('is played even if it is dropped before the code for dragging is loaded', async () => {
    const element = await tableAt(follow);
    const card = find(element, '.hand .playable');
    const key = card.dataset['card'];
    const send = (type: string, at: Element): void => {
      const {left, top, width, height} = at.getBoundingClientRect();
      const [clientX, clientY] = [left + width / 2, top + height / 2];
      const pointer = {pointerId: 1, isPrimary: true, bubbles: true, composed: true, clientX, clientY};
      card.dispatchEvent(new PointerEvent(type, pointer));
    };
    const moved = told<TableMoveEvent>(element, 'table-move');
    send('pointerdown', card);
    send('pointermove', find(element, '.middle'));
    send('pointerup', find(element, '.middle'));
    expect((await moved).detail.seat).to.equal(0);
    expect(hand(element)).not.to.include(key);
  });
});
