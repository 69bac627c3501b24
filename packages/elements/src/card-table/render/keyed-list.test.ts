import {expect} from 'chai';
import * as fc from 'fast-check';
import {html, render} from 'lit';
import {keyedList} from './keyed-list.js';

const list = (): {show(keys: string): void; readonly items: HTMLElement[]} => {
  const root = document.createElement('ul');
  return {
    show: (keys) =>
      render(
        html`${keyedList(
          [...keys],
          (key) => key,
          (key, place) => html`<li id=${key}>${key}${place}</li>`,
        )}`,
        root,
      ),
    get items() {
      return [...root.children] as HTMLElement[];
    },
  };
};

describe('A keyed list', () => {
  it('renders the items in order, and keeps the elements of items that stay', () => {
    const keys = fc.shuffledSubarray([...'abcdefgh']).map((some) => some.join(''));
    fc.assert(
      fc.property(fc.array(keys, {minLength: 2, maxLength: 6}), (stages) => {
        const here = list();
        let before = new Map<string, Element>();
        for (const stage of stages) {
          here.show(stage);
          expect(here.items.map(({textContent}) => textContent)).to.deep.equal(
            [...stage].map((key, place) => `${key}${place}`),
          );
          for (const item of here.items) expect(before.get(item.id) ?? item).to.equal(item);
          before = new Map(here.items.map((item) => [item.id, item]));
        }
      }),
    );
  });

  it('does not move elements that stay when others are removed or added', () => {
    const here = list();
    here.show('abcdef');
    const moved: string[] = [];
    const observer = new MutationObserver(() => undefined);
    observer.observe(here.items[0]!.parentElement!, {childList: true});
    here.show('xabdfy');
    for (const {addedNodes} of observer.takeRecords()) {
      for (const node of addedNodes) if (node instanceof HTMLElement) moved.push(node.id);
    }
    expect(moved).to.have.members(['x', 'y']);
  });
});
